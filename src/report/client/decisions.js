import { byId, make, say } from "./dom.js";
import { findRow } from "./rows.js";

const settings = JSON.parse(byId("settings").textContent);
/** `pdo review` takes the decisions as they are made; else they are kept in the browser, and downloaded. */
const isServed = settings.saveTo !== undefined;

export const fields = /** @type {const} */ (["name", "description", "category"]);

/** By `row field`: what was decided. */
const decisions = new Map();
/** Keys of decisions for another text than stands there: they are to be looked at again. */
const outdated = new Set();
/** What `pdo review` has not saved yet. */
const unsaved = new Map();

const keyOf = (row, field) => `${row.row} ${field}`;

const isDecided = (key) => decisions.has(key) && !outdated.has(key);

export const hasUnsaved = () => unsaved.size > 0;

/** Whether anything of a row is decided. @param number of the row */
export function hasDecision(number) {
  return fields.some((field) => isDecided(`${number} ${field}`));
}

/** Undefined where it was made for another text. */
export function decisionOf(row, field) {
  const key = keyOf(row, field);
  return isDecided(key) ? decisions.get(key) : undefined;
}

/** What was decided for another text than stands there. */
export function outdatedDecisionOf(row, field) {
  const key = keyOf(row, field);
  return outdated.has(key) ? decisions.get(key) : undefined;
}

export function proposalOf(row, field) {
  if (field !== "category") return row[field].after;
  return row.category.path === "" ? undefined : row.category.path;
}

export function beforeOf(row, field) {
  return field === "category" ? row.category.own : row[field].before;
}

/** Whether it can be decided here: a text that is cut cannot. */
export const isDecidable = (row, field) => row[field].isCut !== true;

export function decide(row, field, decision, value, id) {
  if (!isDecidable(row, field)) return;
  const proposed = proposalOf(row, field);
  const decided = {
    product: row.product,
    row: row.row,
    field,
    decision,
    before: beforeOf(row, field),
    ...(proposed !== undefined && { proposed }),
    value,
    ...(id !== undefined && { category_id: id }),
  };
  decisions.set(keyOf(row, field), decided);
  outdated.delete(keyOf(row, field));
  keep(keyOf(row, field), decided);
}

/** Takes a decision back: the text is open again. */
export function undecide(row, field) {
  const key = keyOf(row, field);
  const decided = decisions.get(key);
  if (decided === undefined) return;
  decisions.delete(key);
  outdated.delete(key);
  keep(key, { ...decided, decision: "none", value: "" });
}

export function accept(row, field) {
  const value = proposalOf(row, field);
  if (value === undefined) return;
  if (field === "category" || value !== row[field].before)
    decide(row, field, "accept", value, field === "category" ? row.category.id : undefined);
}

export const reject = (row, field) => decide(row, field, "reject", beforeOf(row, field));

/** Accepts what is proposed for these rows and not decided yet. @returns how many decisions there are */
export function acceptAll(shownRows) {
  for (const row of shownRows)
    for (const field of fields) if (!isDecided(keyOf(row, field))) accept(row, field);
  return decisions.size;
}

const storeKey = `pdo-report-${settings.key}`;
let isStoring = false;

function keep(key, decided) {
  showCount();
  if (isServed) {
    unsaved.set(key, decided);
    void send();
    return;
  }
  // Once for all that is decided at a stroke.
  if (isStoring) return;
  isStoring = true;
  queueMicrotask(() => {
    isStoring = false;
    try {
      localStorage.setItem(storeKey, JSON.stringify([...decisions]));
    } catch {
      // Without storage the decisions last as long as the page.
    }
  });
}

function showCount() {
  byId("save").textContent = `Save decisions (${decisions.size})`;
}

let isSending = false;

/** Those of a request are in several parts. */
async function send() {
  if (isSending) return;
  isSending = true;
  try {
    while (unsaved.size > 0) {
      const batch = [...unsaved];
      const parts = partsOf(batch.map(([, decision]) => decision));
      for (const [place, body] of parts.entries()) {
        const answer = await fetch(`${settings.saveTo}${place + 1 < parts.length ? "?more" : ""}`, {
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

/** What was decided before. */
export async function restore() {
  if (isServed) {
    const lines = (await (await fetch(settings.saveTo)).text()).split("\n");
    for (const line of lines) if (line !== "") remember(JSON.parse(line));
  } else {
    try {
      for (const [, decision] of JSON.parse(localStorage.getItem(storeKey) ?? "[]") ?? []) remember(decision);
    } catch {
      // Nothing to restore.
    }
  }
  showCount();
}

/** Of several for one field that stands which was made for the text that is there. */
function remember(decision) {
  const row = findRow(decision);
  if (row === undefined) return;
  const key = keyOf(row, decision.field);
  const isOutdated = beforeOf(row, decision.field) !== decision.before;
  if (isOutdated && decisions.has(key)) return;
  decisions.set(key, { ...decision, row: row.row });
  if (isOutdated) outdated.add(key);
  else outdated.delete(key);
}

export function save() {
  if (isServed) return void send();
  const all = [...decisions.values()].sort(
    (one, other) => one.row - other.row || (one.field < other.field ? -1 : 1),
  );
  const lines = all.map((decision) => `${JSON.stringify(decision)}\n`);
  const address = URL.createObjectURL(new Blob(lines, { type: "application/x-ndjson" }));
  make("a", { href: address, download: "decisions.jsonl" }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  say(`${decisions.size} decisions saved as decisions.jsonl.`);
}
