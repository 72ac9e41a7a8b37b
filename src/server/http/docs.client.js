/*
 * The forms of the docs page. The keys are in their two fields and nowhere else: nothing is stored, and requests go to the service alone
 * that the page came from.
 */

const apiKey = /** @type {HTMLInputElement} */ (document.getElementById("api-key"));
const providerKey = /** @type {HTMLInputElement} */ (document.getElementById("provider-key"));

/** Behind a proxy the service cannot know the address by which it is reached; the browser does. */
const baseUrl = new URL(".", location.href).href.replace(/\/$/, "");

/** Longer answers would hold the browser up for seconds. */
const mostShown = 100_000;

function showAddress() {
  const { base } = document.body.dataset;
  if (base === undefined || base === baseUrl) return;
  for (const command of document.querySelectorAll(".curl"))
    command.textContent = (command.textContent ?? "").replace(base, baseUrl);
}

/** The request as `fetch` takes it. */
function requestOf(form) {
  const query = new URLSearchParams();
  let body;
  for (const field of form.querySelectorAll("input, select, textarea")) {
    if (field.name === "body") body = field.value;
    else if (field.value !== "") query.append(field.name, field.value);
  }
  const headers = new Headers();
  if (apiKey.value !== "") headers.set("X-Api-Key", apiKey.value.trim());
  if (providerKey.value !== "") headers.set("X-Provider-Key", providerKey.value.trim());
  if (body !== undefined) headers.set("Content-Type", "application/json");
  const { method, path } = form.dataset;
  const search = query.size === 0 ? "" : `?${query}`;
  const own = { credentials: "omit", cache: "no-store", redirect: "error", referrerPolicy: "no-referrer" };
  return [`${baseUrl}${path}${search}`, { method, headers, body, ...own }];
}

function readable(text) {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}

async function send(form) {
  const [said, shown, button] = [".said", ".answer", "button"].map((name) => form.querySelector(name));
  button.disabled = true;
  said.textContent = "Asking ...";
  const startedAt = performance.now();
  try {
    const [address, request] = requestOf(form);
    const answer = await fetch(address, request);
    const text = readable(await answer.text());
    const rest = text.length > mostShown ? `\n... and ${text.length - mostShown} characters more` : "";
    shown.textContent = text.slice(0, mostShown) + rest;
    const left = answer.headers.get("RateLimit-Remaining");
    said.textContent = [
      `${answer.status} ${answer.statusText}, ${Math.round(performance.now() - startedAt)} ms`,
      `request ${answer.headers.get("X-Request-Id")}`,
      ...(left === null ? [] : [`${left} requests left this minute`]),
    ].join(" \u00b7 ");
    shown.hidden = false;
  } catch (fault) {
    shown.hidden = true;
    said.textContent = `No answer: ${fault.message}`;
  } finally {
    button.disabled = false;
  }
}

showAddress();
for (const form of document.querySelectorAll("form.try")) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void send(form);
  });
}
for (const part of document.querySelectorAll("form.try, .keys")) part.hidden = false;
