import {
  accept,
  acceptAll,
  fields,
  hasDecision,
  hasUnsaved,
  proposalOf,
  reject,
  restore,
  save,
  undecide,
} from "./client/decisions.js";
import { byId, say } from "./client/dom.js";
import { articleOf } from "./client/products.js";
import { readRows, rowAt, rows } from "./client/rows.js";

/*
 * The report in the browser: which products are shown, and what the keys do. The build puts it and what it imports into one script,
 * which stands in the page.
 */

const pageSize = 20;
/** Places in `rows`, in the order shown. */
let shown = [];
let page = 0;

function render() {
  const last = Math.max(0, Math.ceil(shown.length / pageSize) - 1);
  page = Math.min(Math.max(0, page), last);
  const part = shown.slice(page * pageSize, (page + 1) * pageSize);
  byId("products").replaceChildren(...part.map(articleOf));
  const first = shown.length === 0 ? 0 : page * pageSize + 1;
  byId("where").textContent = `${first} to ${page * pageSize + part.length} of ${shown.length}`;
  byId("previous").disabled = page === 0;
  byId("next").disabled = page === last;
}

function turn(pages) {
  page += pages;
  render();
}

function filter() {
  const status = byId("status").value;
  const change = byId("change").value;
  const query = byId("search").value.trim();
  const wanted = byId("decided").value;
  const isFound = query === "" ? () => true : finderOf(query);
  const found = [];
  for (const [place, row] of rows.entries()) {
    if (status !== "" && row.status !== status) continue;
    if (change !== "" && !row.changes.includes(change)) continue;
    if (wanted !== "" && hasDecision(row.number) !== (wanted === "yes")) continue;
    if (isFound(row.line)) found.push(place);
  }
  if (byId("order").value === "attention")
    found.sort((one, other) => rows[other].attention - rows[one].attention || one - other);
  shown = found;
  page = 0;
  render();
}

/** Without regard to case. An expression looks through a line in half the time of putting it in small letters. */
function finderOf(query) {
  // Quotes and backslashes stand in the lines as JSON has them.
  const written = JSON.stringify(query).slice(1, -1);
  const expression = new RegExp(written.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"), "i");
  return (line) => expression.test(line);
}

function acceptAllShown() {
  const count = acceptAll(shown.map(rowAt));
  say(`${count} decisions.`);
  render();
}

function current() {
  return document.activeElement?.closest("article") ?? undefined;
}

function move(step) {
  const articles = [...document.querySelectorAll("article")];
  const at = articles.indexOf(current());
  const next = at + step;
  if (next >= 0 && next < articles.length) return focusOn(articles[next]);
  const before = page;
  page += step;
  render();
  if (page !== before) focusOn([...document.querySelectorAll("article")].at(step > 0 ? 0 : -1));
}

function focusOn(article) {
  article?.focus();
  article?.scrollIntoView({ block: "nearest" });
}

/** Does this with each field of the product in which the focus is. */
function decideAll(act) {
  const article = current();
  if (article === undefined) return;
  const row = rowAt(Number(article.dataset.place));
  for (const field of fields) act(row, field);
  article.dispatchEvent(new Event("decided"));
  article.focus();
}

const keys = {
  j: () => move(1),
  k: () => move(-1),
  n: () => byId("next").click(),
  p: () => byId("previous").click(),
  a: () => decideAll(accept),
  r: () => decideAll((row, field) => proposalOf(row, field) !== undefined && reject(row, field)),
  u: () => decideAll(undecide),
  e: () => {
    const article = current();
    article?.querySelector('[data-act="name edit"]')?.click();
    article?.querySelector("textarea")?.focus();
  },
  s: save,
  "/": () => byId("search").focus(),
};

function onKey(event) {
  const isTyping = /^(?:INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
  if (event.key === "Escape" && isTyping) event.target.blur();
  const act = keys[event.key];
  if (isTyping || act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  act();
}

async function start() {
  await readRows();
  await restore();
  for (const id of ["status", "change", "decided", "order"]) byId(id).addEventListener("change", filter);
  let waiting;
  byId("search").addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(filter, 150);
  });
  byId("previous").addEventListener("click", () => turn(-1));
  byId("next").addEventListener("click", () => turn(1));
  byId("accept-all").addEventListener("click", acceptAllShown);
  byId("save").addEventListener("click", save);
  document.addEventListener("keydown", onKey);
  addEventListener("beforeunload", (event) => {
    if (hasUnsaved()) event.preventDefault();
  });
  filter();
  document.documentElement.dataset.ready = "yes";
}

start().catch((fault) => say(`This page cannot be read: ${fault}`));
