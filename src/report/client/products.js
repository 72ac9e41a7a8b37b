import {
  accept,
  beforeOf,
  decide,
  decisionOf,
  fields,
  isDecidable,
  outdatedDecisionOf,
  proposalOf,
  reject,
  undecide,
} from "./decisions.js";
import { beforeAndAfter } from "./difference.js";
import { make } from "./dom.js";
import { rowAt } from "./rows.js";

function choicesOf(row, field, refresh) {
  const decided = decisionOf(row, field);
  const button = (text, decision, act) => {
    const isChoice = decision !== "none";
    return make(
      "button",
      {
        type: "button",
        ...(isChoice && { "aria-pressed": String(decided?.decision === decision) }),
        "aria-label": `${text} the ${field} of ${row.id}`,
        onclick: () => {
          act(row, field);
          refresh(`${field} ${isChoice ? decision : "reject"}`);
        },
        "data-act": `${field} ${decision}`,
      },
      text,
    );
  };
  const hasCandidates = field === "category" && row.category.candidates.length > 0;
  return make(
    "span",
    { class: "choices" },
    proposalOf(row, field) !== undefined && button("Accept", "accept", accept),
    button("Reject", "reject", reject),
    field !== "category" && button("Edit", "edit", edit),
    hasCandidates && candidateSelect(row, decided, refresh),
    decided !== undefined && button("Undecide", "none", undecide),
  );
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
  const old = outdatedDecisionOf(row, field);
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
    (isChanged || hasCandidates || decided || old) && isDecidable(row, field)
      ? choicesOf(row, field, refresh)
      : undefined,
    body,
    !isDecidable(row, field) && make("p", { class: "soft" }, "Too long to be decided here."),
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

/** A product with all that is known of it. @param place in the list of rows */
export function articleOf(place) {
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
