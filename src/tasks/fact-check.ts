import type { OperationRequest, OperationResponse } from "../api/operations.ts";
import { maxSeoTitleLength } from "../api/optimization.ts";
import type { Language } from "../api/vocabulary.ts";
import type { Fact } from "../facts/fact.ts";
import { withoutInventions } from "../facts/grounded-sentences.ts";
import { lostStatements } from "../facts/losses.ts";
import { createFactCheck } from "../facts/verifier.ts";
import { lazily } from "../lib/once.ts";
import { plainText } from "../nlp/html.ts";
import { normalizeWhitespace } from "../nlp/normalizer.ts";
import { isOwnText } from "../nlp/shop-text.ts";
import { readWords } from "../nlp/stemmer.ts";
import { isOwnKeyword } from "./description/rules/own-keywords.ts";
import { withoutLink } from "./description/rules/plain-text.ts";
import { withShortKind } from "./description/rules/scent-kinds.ts";
import type { Engine, Evidence, TaskContext } from "./engine.ts";
import { lastLevel } from "./evidence/category-noun.ts";

type NameRequest = OperationRequest<"optimizeName">;
type NameResponse = OperationResponse<"optimizeName">;
type DescriptionRequest = OperationRequest<"optimizeDescription">;
type DescriptionResponse = OperationResponse<"optimizeDescription">;

/**
 * Middleware that checks every name and description against the facts of the request and of the record's other columns. A name with an unstated fact is replaced by
 * the name that was only cleaned, else the first alternative without one, finally the submitted one. From descriptions the sentences with such facts are removed,
 * and an empty result is replaced by the submitted text; bullet points, keywords and SEO fields are filtered likewise, and
 * `message` says so. Alternatives with such facts are dropped. The request's `keywords` are no source of facts. Other tasks pass
 * through.
 *
 * Numbers with their units, codes, and labels with their values that the submitted text states and neither the result nor
 * `message` does are named in `message`; of a model's answer they are also a reason for review.
 */
export function checkFacts(engine: Engine): Engine {
  return {
    ...engine,
    optimizeName: async (request, context) => {
      const authored = withAuthor(context);
      const readings: string[] = [];
      const onReading = (name: string) => {
        readings.push(name);
        context.onReading?.(name);
      };
      const proposed = await engine.optimizeName(request, Object.assign(authored, { onReading }));
      const answer = checkedName(request, proposed, context, readings);
      const { best_name: best, message } = answer;
      const { product_name: source } = request.body;
      if (best === source) return answer;
      return { ...answer, message: withLosses(message, { source: sourceText(source), best }, authored) };
    },
    optimizeDescription: async (request, context) => {
      const authored = withAuthor(context);
      const readings: string[] = [];
      let spelled: string | undefined;
      const onReading = (text: string, of?: "description") => {
        readings.push(text);
        if (of === "description") spelled = text;
      };
      const proposed = await engine.optimizeDescription(request, Object.assign(authored, { onReading }));
      const source = sourceText(withoutLink(request.body.product_description));
      const answer = checkedDescription(request, { proposed, source, readings }, authored);
      const { best_description: best, message } = answer;
      return { ...answer, message: withLosses(message, { source: spelled ?? source, best }, authored) };
    },
  };
}

interface AuthoredContext extends TaskContext {
  isByModel: boolean;
}

/** The context, in which is noted whether a model wrote the answer. */
function withAuthor(context: TaskContext): AuthoredContext {
  const authored: AuthoredContext = {
    ...context,
    isByModel: false,
    onModel: (author) => {
      authored.isByModel = true;
      context.onModel?.(author);
    },
  };
  return authored;
}

interface WrittenText {
  /** In plain text. */
  readonly source: string;
  readonly best: string;
}

/** What a message names: what it quotes, and lists as left out. */
const named = /“[^”]*”|\bleft out: [^.]*|\bleaving out: [^.]*/giu;
/** UTF-16 units of a list in a message. */
const longestList = 8_000;

function withLosses(message: string, { source, best }: WrittenText, context: AuthoredContext): string {
  const lost = lostStatements(source, [best, ...(message.match(named) ?? [])]);
  if (lost.length === 0) return message;
  const reason = `Left out: ${listed(lost)}.`;
  if (context.isByModel) context.onReview?.({ reason });
  return `${message} ${reason}`.trim();
}

function listed(lost: readonly string[]): string {
  let [list, count] = ["", 0];
  for (const statement of lost) {
    if (list.length + statement.length > longestList) break;
    list += count === 0 ? statement : `; ${statement}`;
    count += 1;
  }
  return count === lost.length ? list : `${list}; and ${lost.length - count} more`;
}

const nothing: readonly Fact[] = [];

function checkedName(
  { query, body }: NameRequest,
  answer: NameResponse,
  { evidence, description = "", onReview }: TaskContext,
  readings: readonly string[],
): NameResponse {
  const factCheck = lazily(() => {
    const texts = [body.product_name, ...readings, description].map(sourceText);
    return createSourcesCheck(texts, query.translation_language, evidence);
  });
  const check = (name: string) =>
    isAsStated(name, body.product_name, evidence) ? nothing : factCheck()(name);
  const invented = check(answer.best_name);
  const others = answer.other_names.filter((name) => check(name).length === 0);
  const isGrounded = invented.length === 0;
  if (!isGrounded) onReview?.({ reason: withRefusedName("", invented), candidates: [answer.best_name] });
  const best = isGrounded ? answer.best_name : (readings[0] ?? others[0] ?? sourceText(body.product_name));
  return {
    message: isGrounded ? answer.message : withRefusedName(answer.message, invented),
    old_name: answer.old_name,
    best_name: best,
    other_names: others.filter((name) => name !== best),
  };
}

/** Whether a name is the submitted one, if need be with the row's brand in front: most names are, and need no reading. */
function isAsStated(name: string, submitted: string, evidence: Evidence | undefined): boolean {
  if (!name.endsWith(submitted)) return false;
  const front = name.slice(0, name.length - submitted.length).trim();
  return front === "" || evidence?.brand?.includes(front) === true;
}

/** Checks against the texts, and what they do not state against the row's other columns. */
function createSourcesCheck(
  texts: readonly string[],
  language: Language,
  evidence: Evidence | undefined,
): (text: string) => readonly Fact[] {
  if (evidence === undefined) return createFactCheck(texts, { language });
  const { brand, facts } = evidence;
  const first = brand === undefined ? texts : [...texts, `Brand: ${sourceText(brand)}`];
  const ofTexts = createFactCheck(first, { language });
  if (facts.length === 0) return ofTexts;
  const stated = () =>
    facts.flatMap(({ label, text, sent }) =>
      [text, ...(sent === undefined ? [] : [sent])].map((one) => `${label}: ${sourceText(one)}`),
    );
  const ofRow = lazily(() => createFactCheck([...first, ...stated()], { language }));
  return (text) => (ofTexts(text).length === 0 ? nothing : ofRow()(text));
}

interface ProposedDescription {
  readonly proposed: DescriptionResponse;
  readonly source: string;
  /** The name without its faults, and it and the description with their short forms written out. */
  readonly readings: readonly string[];
}

function checkedDescription(
  { body }: DescriptionRequest,
  { proposed: answer, source, readings }: ProposedDescription,
  { evidence, onReview, isByModel }: AuthoredContext,
): DescriptionResponse {
  const name = sourceText(body.product_name ?? "");
  // "EDT" is the name's "eau de toilette".
  const shorter = withShortKind(name);
  const sources = [source, name, ...(shorter === name ? [] : [shorter]), ...readings];
  const check = createSourcesCheck(sources, answer.language, evidence);
  const taken: Fact[] = [];
  const groundedPart = (text: string) => {
    const { text: left, invented } = withoutInventions(text, answer.language, check);
    taken.push(...invented);
    return left;
  };
  const isGroundedText = (text: string) => {
    const invented = check(text);
    taken.push(...invented);
    return invented.length === 0;
  };
  // The noun that the shop sorts the thing by is stated too, as the shop writes it: "Bluetooth-Lautsprecher".
  const shelf = lastLevel(evidence?.sourceCategory ?? "");
  const ofShelf = lazily(() => createSourcesCheck([...sources, shelf], answer.language, evidence));
  const written = lazily(() => new Set(readWords([...sources, shelf].join("\n")).stems(answer.language)));
  const isSorted = (text: string) =>
    readWords(text)
      .stems(answer.language)
      .every((stem) => written().has(stem)) && ofShelf()(text).length === 0;
  // What a category is called is no statement of ours about the product: it is left out without a word.
  const isGroundedKeyword = (keyword: string) =>
    isByModel ? isGroundedText(keyword) : check(keyword).length === 0;
  const best = groundedPart(answer.best_description);
  const others = answer.other_descriptions.map(
    (text) => withoutInventions(text, answer.language, check).text,
  );
  const bullets = answer.bullet_points.filter(isGroundedText);
  const { page } = evidence ?? {};
  const isOwn = (text: string) => isOwnText(text, page?.title) || isOwnText(text, page?.description);
  const said = lazily(() => readWords([...sources, evidence?.sourceCategory ?? ""].join("\n")));
  const isShopsOwn = (keyword: string) =>
    page?.keywords !== undefined &&
    isOwnKeyword(keyword, page, { language: answer.language, reading: said() });
  const seo = answer.seo && {
    title:
      isOwn(answer.seo.title) || isSorted(answer.seo.title) || isGroundedText(answer.seo.title)
        ? answer.seo.title
        : shortTitle(readings[0] ?? body.product_name ?? ""),
    meta_description: isOwn(answer.seo.meta_description)
      ? answer.seo.meta_description
      : groundedPart(answer.seo.meta_description),
    keywords: answer.seo.keywords.filter(
      (keyword) => isShopsOwn(keyword) || isSorted(keyword) || isGroundedKeyword(keyword),
    ),
  };
  const isEmptied = best === "" && answer.best_description !== "";
  const chosen = isEmptied
    ? (others.find((text) => text !== "") ?? plainText(body.product_description).text.trim())
    : best;
  if (taken.length > 0) onReview?.({ reason: withRefusal("", taken) });
  return {
    message: taken.length === 0 ? answer.message : withRefusal(answer.message, taken),
    old_description: answer.old_description,
    best_description: chosen,
    other_descriptions: others.filter((text) => text !== "" && text !== chosen),
    bullet_points: bullets,
    seo,
    language: answer.language,
  };
}

/** The text as readers see it: without markup and invisible characters inside words. */
function sourceText(source: string): string {
  const { text } = plainText(source);
  return text.includes("\n")
    ? text.split("\n").map(normalizeWhitespace).join("\n")
    : normalizeWhitespace(text);
}

function shortTitle(name: string): string {
  const title = normalizeWhitespace(plainText(name).text);
  if (title.length <= maxSeoTitleLength) return title;
  const cut = title.lastIndexOf(" ", maxSeoTitleLength);
  return title.slice(0, cut > 0 ? cut : maxSeoTitleLength);
}

function withRefusedName(message: string, invented: readonly Fact[]): string {
  return `${message} One proposal was left out, since the source does not state ${quoted(invented)}.`.trim();
}

function withRefusal(message: string, taken: readonly Fact[]): string {
  return `${message} Taken out, since the source does not state it: ${quoted(taken)}.`.trim();
}

function quoted(facts: readonly Fact[]): string {
  return [...new Set(facts.map(({ text }) => `“${normalizeWhitespace(text)}”`))].join(", ");
}
