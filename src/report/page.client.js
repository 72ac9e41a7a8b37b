/*
 * The report in the browser. The rows lie in the page, gzipped in Base64: a line each, `status <tab> attention <tab> changes <tab> JSON`,
 * so that a list of 100,000 is filtered without reading their JSON. Texts of the feed come into the page as text, never as HTML.
 */
(() => {
  const pageSize = 20;
  const fields = /** @type {const} */ (["name", "description", "category"]);
  const byId = (id) => document.getElementById(id);
  /** @type {{ line: string, status: string, attention: number, changes: string }[]} */
  let rows = [];
  /** Places in `rows`, in the order shown. */
  let shown = [];
  let page = 0;
  const settings = JSON.parse(byId("settings").textContent);
  /** By `row field`: what was decided. */
  const decisions = new Map();

  /** An element with attributes and children; strings become text. */
  function make(tag, attributes, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes ?? {})) {
      if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
      else if (value !== undefined && value !== false)
        element.setAttribute(name, value === true ? "" : value);
    }
    element.append(...children.filter((child) => child !== undefined && child !== false));
    return element;
  }

  // Words that differ.

  const mostCompared = 1_000_000;

  function wordsOf(text) {
    return text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];
  }

  /** Pairs of [kind, text]: 0 in both, -1 only before, 1 only after. */
  function difference(before, after) {
    const [one, other] = [wordsOf(before), wordsOf(after)];
    let start = 0;
    while (start < one.length && start < other.length && one[start] === other[start]) start += 1;
    let end = 0;
    while (end < one.length - start && end < other.length - start && one.at(-1 - end) === other.at(-1 - end))
      end += 1;
    const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
    const parts = [
      [0, one.slice(0, start).join("")],
      ...middle(left, right),
      [0, end === 0 ? "" : one.slice(-end).join("")],
    ];
    return parts.filter(([, text]) => text !== "");
  }

  /** By the longest common subsequence; texts that are too long for that differ as a whole. */
  function middle(one, other) {
    const width = other.length + 1;
    if ((one.length + 1) * width > mostCompared)
      return [
        [-1, one.join("")],
        [1, other.join("")],
      ];
    const lengths = new Uint16Array((one.length + 1) * width);
    for (let at = one.length - 1; at >= 0; at -= 1) {
      for (let to = other.length - 1; to >= 0; to -= 1) {
        lengths[at * width + to] =
          one[at] === other[to]
            ? lengths[(at + 1) * width + to + 1] + 1
            : Math.max(lengths[(at + 1) * width + to], lengths[at * width + to + 1]);
      }
    }
    const parts = [];
    const add = (kind, text) => {
      const last = parts.at(-1);
      if (last?.[0] === kind) last[1] += text;
      else parts.push([kind, text]);
    };
    let [at, to] = [0, 0];
    while (at < one.length || to < other.length) {
      if (at < one.length && to < other.length && one[at] === other[to]) {
        add(0, one[at]);
        at += 1;
        to += 1;
      } else if (
        to >= other.length ||
        (at < one.length && lengths[(at + 1) * width + to] >= lengths[at * width + to + 1])
      ) {
        add(-1, one[at]);
        at += 1;
      } else {
        add(1, other[to]);
        to += 1;
      }
    }
    return parts;
  }

  function beforeAndAfter(before, after) {
    const parts = difference(before, after);
    const side = (kind, tag) =>
      parts
        .filter(([found]) => found === 0 || found === kind)
        .map(([found, text]) => (found === 0 ? text : make(tag, {}, text)));
    return make(
      "div",
      { class: "pair" },
      make(
        "div",
        { tabindex: "0", role: "group", "aria-label": "before" },
        ...(before === "" ? [make("span", { class: "soft" }, "nothing")] : side(-1, "del")),
      ),
      make("div", { tabindex: "0", role: "group", "aria-label": "after" }, ...side(1, "ins")),
    );
  }

  // Decisions.

  const keyOf = (row, field) => `${row.row} ${field}`;

  const isDecided = (key) => decisions.has(key) && !outdated.has(key);

  /** Undefined where it was made for another text. */
  function decisionOf(row, field) {
    const key = keyOf(row, field);
    return isDecided(key) ? decisions.get(key) : undefined;
  }

  function proposalOf(row, field) {
    if (field !== "category") return row[field].after;
    return row.category.path === "" ? undefined : row.category.path;
  }

  function beforeOf(row, field) {
    return field === "category" ? row.category.own : row[field].before;
  }

  function decide(row, field, decision, value, id) {
    if (row[field].isCut) return;
    const decided = {
      product: row.product,
      row: row.row,
      field,
      decision,
      before: beforeOf(row, field),
      ...(proposalOf(row, field) !== undefined && { proposed: proposalOf(row, field) }),
      value,
      ...(id !== undefined && { category_id: id }),
    };
    decisions.set(keyOf(row, field), decided);
    outdated.delete(keyOf(row, field));
    if (settings.saveTo !== undefined) unsaved.set(keyOf(row, field), decided);
    store();
  }

  function accept(row, field) {
    const value = proposalOf(row, field);
    if (value === undefined || row[field].isCut) return;
    if (field === "category" || value !== row[field].before)
      decide(row, field, "accept", value, field === "category" ? row.category.id : undefined);
  }

  const storeKey = `pdo-report-${settings.key}`;

  function store() {
    byId("save").textContent = `Save decisions (${decisions.size})`;
    if (settings.saveTo !== undefined) return void send();
    try {
      localStorage.setItem(storeKey, JSON.stringify([...decisions]));
    } catch {
      // Without storage the decisions last as long as the page.
    }
  }

  /** What `pdo review` has not saved yet. */
  const unsaved = new Map();
  let isSending = false;
  /** `pdo review` takes the decisions as they are made; those of a request are in several parts. */
  async function send() {
    if (isSending) return;
    isSending = true;
    try {
      let answer;
      while (unsaved.size > 0) {
        const batch = [...unsaved];
        const parts = partsOf(batch.map(([, decision]) => decision));
        for (const [place, body] of parts.entries()) {
          answer = await fetch(`${settings.saveTo}${place + 1 < parts.length ? "?more" : ""}`, {
            method: "PUT",
            headers: { "Content-Type": "application/x-ndjson" },
            body,
          });
          if (!answer.ok) return say(`Not saved: ${await answer.text()}`);
        }
        for (const [key, decision] of batch) if (unsaved.get(key) === decision) unsaved.delete(key);
      }
      say(`${decisions.size} decisions saved.`);
    } catch (fault) {
      say(`Not saved: ${fault}. Is pdo review still running?`);
    } finally {
      isSending = false;
    }
  }

  const mostSent = 4_000_000;

  /** Lines in bodies that are not too large to be sent. */
  function partsOf(all) {
    const parts = [""];
    for (const decision of all) {
      const { proposed, ...rest } = decision;
      if (parts.at(-1).length > mostSent) parts.push("");
      parts[parts.length - 1] += `${JSON.stringify(rest)}\n`;
    }
    return parts;
  }

  async function restore() {
    if (settings.saveTo !== undefined) {
      const lines = (await (await fetch(settings.saveTo)).text()).split("\n");
      for (const line of lines) if (line !== "") remember(JSON.parse(line));
    } else {
      try {
        for (const [, decision] of JSON.parse(localStorage.getItem(storeKey) ?? "[]") ?? [])
          remember(decision);
      } catch {
        // Nothing to restore.
      }
    }
    byId("save").textContent = `Save decisions (${decisions.size})`;
  }

  /** Keys of decisions for another text than stands there: they are to be looked at again. */
  const outdated = new Set();
  let placeOfProduct;

  /** Takes a decision of before: of several for one field that stands which was made for the text that is there. */
  function remember(decision) {
    const row = rowOf(decision);
    if (row === undefined) return;
    const key = keyOf(row, decision.field);
    const isOutdated = beforeOf(row, decision.field) !== decision.before;
    if (isOutdated && decisions.has(key)) return;
    decisions.set(key, { ...decision, row: row.row });
    if (isOutdated) outdated.add(key);
    else outdated.delete(key);
  }

  /** The row of the decision before: those of a row come one after the other. */
  let lastRow;

  /** By its row; where another product stands there by now, by the product. */
  function rowOf({ row, product }) {
    if (lastRow?.row !== row) lastRow = rows[row - 1] && rowAt(row - 1);
    const found = lastRow;
    if (found?.product === product) return found;
    placeOfProduct ??= new Map(rows.map((_, place) => [rowAt(place).product, place]));
    const place = placeOfProduct.get(product);
    return place === undefined ? undefined : rowAt(place);
  }

  function decisionLines() {
    const all = [...decisions.values()].sort(
      (one, other) => one.row - other.row || (one.field < other.field ? -1 : 1),
    );
    return all.map((decision) => `${JSON.stringify(decision)}\n`).join("");
  }

  function save() {
    if (settings.saveTo !== undefined) return void send();
    const address = URL.createObjectURL(new Blob([decisionLines()], { type: "application/x-ndjson" }));
    make("a", { href: address, download: "decisions.jsonl" }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
    say(`${decisions.size} decisions saved as decisions.jsonl.`);
  }

  function say(text) {
    byId("said").textContent = text;
  }

  // Products.

  function rowAt(place) {
    const { line } = rows[place];
    return JSON.parse(line.slice(line.indexOf("{")));
  }

  function choicesOf(row, field, refresh) {
    const decided = decisionOf(row, field);
    const proposed = proposalOf(row, field);
    const button = (text, decision, act) =>
      make(
        "button",
        {
          type: "button",
          "aria-pressed": String(decided?.decision === decision),
          "aria-label": `${text} the ${field} of ${row.id}`,
          onclick: () => {
            act();
            refresh(`${field} ${decision}`);
          },
          "data-act": `${field} ${decision}`,
        },
        text,
      );
    const buttons = [];
    if (proposed !== undefined) buttons.push(button("Accept", "accept", () => accept(row, field)));
    buttons.push(button("Reject", "reject", () => decide(row, field, "reject", beforeOf(row, field))));
    if (field !== "category") buttons.push(button("Edit", "edit", () => edit(row, field)));
    else if (row.category.candidates.length > 0) buttons.push(candidateSelect(row, decided, refresh));
    return make("span", { class: "choices" }, ...buttons);
  }

  function edit(row, field) {
    const old = decisionOf(row, field)?.value;
    decide(row, field, "edit", old ?? proposalOf(row, field) ?? beforeOf(row, field));
  }

  function candidateSelect(row, decided, refresh) {
    const options = row.category.candidates.map(({ id, path, score }) =>
      make("option", { value: id, selected: decided?.category_id === id }, `${path} (${score})`),
    );
    return make(
      "select",
      {
        "aria-label": `Choose a category for ${row.id}`,
        onchange: ({ target }) => {
          const chosen = row.category.candidates.find(({ id }) => id === target.value);
          if (chosen !== undefined) decide(row, "category", "choose", chosen.path, chosen.id);
          refresh("category choose");
        },
        "data-act": "category choose",
      },
      make("option", { value: "" }, "choose another…"),
      ...options,
    );
  }

  function fieldOf(row, field, refresh) {
    const before = beforeOf(row, field);
    const proposed = proposalOf(row, field);
    const decided = decisionOf(row, field);
    const old = decided === undefined ? decisions.get(keyOf(row, field)) : undefined;
    const hasCandidates = field === "category" && row.category.candidates.length > 0;
    if (proposed === undefined && before === "" && !hasCandidates) return undefined;
    const isChanged = proposed !== undefined && proposed !== before;
    const score = field === "category" && row.category.score !== undefined ? ` (${row.category.score})` : "";
    const head = make("h4", {}, `${field}${score}`);
    const body = isChanged
      ? beforeAndAfter(before, proposed)
      : make("p", { class: field === "description" ? "soft" : undefined }, before.slice(0, 600));
    const editor =
      decided?.decision === "edit"
        ? make(
            "textarea",
            {
              "aria-label": `${field} of ${row.id}`,
              onchange: ({ target }) => decide(row, field, "edit", target.value),
            },
            decided.value,
          )
        : undefined;
    return make(
      "div",
      { class: "field" },
      head,
      (isChanged || hasCandidates || decided || old) && !row[field].isCut
        ? choicesOf(row, field, refresh)
        : undefined,
      body,
      row[field].isCut && make("p", { class: "soft" }, "Too long to be decided here."),
      old &&
        make("p", { class: "soft" }, `Decided for another text: ${old.before || "nothing"} → ${old.value}`),
      editor,
    );
  }

  function listOf(title, items) {
    if (items.length === 0) return undefined;
    return make(
      "div",
      { class: "field" },
      make("h4", {}, title),
      make("ul", { class: "plain" }, ...items.map((item) => make("li", {}, item))),
    );
  }

  function articleOf(place) {
    const row = rowAt(place);
    const article = make("article", {
      tabindex: "-1",
      "data-place": String(place),
      "aria-label": `${row.id}`,
    });
    const draw = (focused) => {
      article.replaceChildren(
        make(
          "h3",
          {},
          make("span", { class: "status" }, row.status),
          ` ${row.name.after ?? row.name.before} `,
          make(
            "span",
            { class: "soft" },
            row.id === String(row.row) ? `row ${row.row}` : `${row.id}, row ${row.row}`,
          ),
        ),
        ...fields.flatMap((field) => fieldOf(row, field, draw) ?? []),
        ...[
          listOf(
            "attributes",
            row.attributes.map(([name, values]) => `${name}: ${values}`),
          ),
          listOf("not stated", row.missing),
          listOf("bullet points", row.bullets),
          listOf("search engines", row.seo),
          listOf("remarks", row.messages),
        ].filter((part) => part !== undefined),
      );
      if (focused !== undefined) article.querySelector(`[data-act="${focused}"]`)?.focus();
    };
    article.addEventListener("decided", () => draw());
    draw();
    return article;
  }

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

  // What is shown.

  function filter() {
    const status = byId("status").value;
    const change = byId("change").value;
    const query = byId("search").value.trim().toLowerCase();
    const wanted = byId("decided").value;
    const found = [];
    for (let place = 0; place < rows.length; place += 1) {
      const row = rows[place];
      if (status !== "" && row.status !== status) continue;
      if (change !== "" && !row.changes.includes(change)) continue;
      if (wanted !== "" && hasDecision(row) !== (wanted === "yes")) continue;
      if (query !== "" && !row.line.toLowerCase().includes(query)) continue;
      found.push(place);
    }
    if (byId("order").value === "attention")
      found.sort((one, other) => rows[other].attention - rows[one].attention || one - other);
    shown = found;
    page = 0;
    render();
  }

  function hasDecision({ number }) {
    return fields.some((field) => isDecided(`${number} ${field}`));
  }

  function acceptAllShown() {
    for (const place of shown) {
      const row = rowAt(place);
      for (const field of fields) if (!isDecided(keyOf(row, field))) accept(row, field);
    }
    say(`${decisions.size} decisions.`);
    render();
  }

  // Keys.

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

  function decideAll(decision) {
    const article = current();
    if (article === undefined) return;
    const row = rowAt(Number(article.dataset.place));
    for (const field of fields) {
      if (decision === "accept") accept(row, field);
      else if (proposalOf(row, field) !== undefined) decide(row, field, "reject", beforeOf(row, field));
    }
    article.dispatchEvent(new Event("decided"));
    article.focus();
  }

  const keys = {
    j: () => move(1),
    k: () => move(-1),
    n: () => byId("next").click(),
    p: () => byId("previous").click(),
    a: () => decideAll("accept"),
    r: () => decideAll("reject"),
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

  async function readRows() {
    const packed = byId("rows").textContent;
    const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
    byId("rows").remove();
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    const text = await new Response(stream).text();
    return text.split("\n").flatMap((line, place) => {
      if (line === "") return [];
      const [status, attention, changes] = line.split("\t", 3);
      return [{ line, status, attention: Number(attention), changes, number: place + 1 }];
    });
  }

  async function start() {
    rows = await readRows();
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
      if (unsaved.size > 0) event.preventDefault();
    });
    filter();
    document.documentElement.dataset.ready = "yes";
  }

  start().catch((fault) => say(`This page cannot be read: ${fault}`));
})();
