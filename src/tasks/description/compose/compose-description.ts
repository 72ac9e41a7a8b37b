import type { Language } from "../../../nlp/language.ts";
import { capitalized } from "../../../nlp/normalizer.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import type { Glossary } from "../../../translation/glossary.ts";
import type { GlossaryDomain } from "../../../translation/glossary-entry.ts";
import type { Evidence } from "../../engine.ts";
import { spelledBrand, withoutShout } from "../../evidence/brand-spelling.ts";
import { namesBrand, statedBrand } from "../../evidence/stated-brand.ts";
import { audienceWords, isAudienceWord } from "../rules/word-classes.ts";
import { isContradicted, isDescribing, isNamedBy, isSaid } from "./fact-checks.ts";
import { isSayable, technical } from "./finished-name.ts";
import {
  hasTemplate,
  measuredNoun,
  pronounOf,
  type Subject,
  withArticle,
  withDemonstrative,
  writeSentence,
} from "./grammar.ts";
import { isOfCategory } from "./name-noun.ts";
import type { NamedFacts } from "./named-facts.ts";
import { audiencePhrase, brandPhrase, sideOrder, sideText } from "./phrases.ts";
import { enumerate } from "./property-values.ts";
import { type LabelledText, readStatedFacts, type StatedFact } from "./stated-facts.ts";
import { pointedAt, readThing, type Thing } from "./thing.ts";
import { isPassive } from "./thing-words.ts";
import { type TopicKind, topicOf } from "./topics.ts";

export interface ComposedSource {
  /** Cleaned. */
  readonly name: string;
  readonly language: Language;
  readonly glossary: Glossary;
  readonly evidence: Evidence | undefined;
  /** The labelled lines of the description. */
  readonly labelled: readonly LabelledText[];
  /** What the name states of the attributes of its category: used where the name's noun is what that category is called. */
  readonly ofName?: NamedFacts | undefined;
  /** The description's own text, which stays; empty where there is none. */
  readonly said: string;
  /** Whether what decides no purchase is wanted behind other facts alone: weight, colour, amount, the outside of a machine. */
  readonly isTelling?: boolean;
}

export interface ComposedText {
  /** At most four; none where the name is not fit for a sentence. */
  readonly sentences: readonly string[];
  /** "Farbe: Braun": what the columns state and no sentence says. */
  readonly lines: readonly string[];
  /** What the sentences say of the columns, as lines, for bullet points. */
  readonly said: readonly string[];
}

/** Facts that describe a thing; a row with fewer states too little. Where the source has words of its own, one is enough. */
const fewestDescribing = 2;
const mostSentences = 4;
const mostMeasures = 3;
const mostLines = 24;

/**
 * A description from what a row states: sentences about the thing where its name is fit for them, then a list. Nothing is said that the
 * row does not state, that its own text says already, or that its name or text contradicts. Undefined where it states too little.
 */
export function composeDescription(source: ComposedSource): ComposedText | undefined {
  const { name, language, glossary, evidence, labelled, said, ofName } = source;
  const brand = brandOf(evidence, name);
  const stated = evidence?.facts ?? [];
  const nameWords = {
    ...{ language, glossary, brand },
    category: evidence?.sourceCategory,
    values: stated.map(({ text }) => text.trim()),
    found: ofName?.category,
  };
  const named = readThing(name, nameWords);
  const thing =
    said !== "" || isSayable(named, language, brand) ? named : (pointedAt(name, nameWords) ?? named);
  const words = { language, glossary };
  const isSaying = said === "" && isSayable(thing, language, brand);
  const namedFacts = isSaying && ofName && isOfCategory(thing, nameWords) ? ofName.facts : [];
  const ofThing = isSaying ? thing.stated : [];
  const besides = ofThing.filter(({ text }) => !namedFacts.some((each) => each.text === text));
  const texts = [...labelled, ...stated, ...namedFacts, ...besides];
  const isOfName = ({ topic, value }: StatedFact) => topic?.key === "model" && isSaid(value, name);
  const facts = readStatedFacts(texts, words).filter(
    (fact) =>
      !fact.isOwn &&
      !isOfName(fact) &&
      !isSaid(fact.value, said) &&
      !isContradicted(fact, [name, said], words),
  );
  if (facts.filter(isDescribing).length < (said === "" ? fewestDescribing : 1)) return undefined;
  const isNamed = brand === undefined || (!thing.subject?.isPointedAt && namesBrand(name, brand));
  const all = facts.filter(
    (fact) => !isNamedBy(isSaying ? (thing.subject?.text ?? name) : name, fact, words),
  );
  const isNew = source.isTelling === true ? behindTelling(all, technical.has(thing.domain)) : all;
  // A list of what the name says is none.
  if (!isNew.some(isDescribing)) return undefined;
  const writer = new Writer(thing, isNamed ? undefined : brand, isNew, language);
  const sentences = isSaying ? writer.write() : [];
  const left = sentences.length === 0 ? facts : isNew;
  const listed = left.filter((fact) => !writer.said.has(fact) && fact.kind !== "audience");
  const place = ({ topic, kind }: StatedFact) =>
    kind === "weight" ? 2 : topic === undefined ? 1 : topic.kind === "text" ? 3 : 0;
  const ordered = listed.toSorted((one, two) => place(one) - place(two));
  return {
    sentences,
    lines: ordered.slice(0, mostLines).map(({ line }) => line),
    said: [...writer.said].flatMap(({ kind, line }) => (kind === "audience" ? [] : line)),
  };
}

const ofWhole: ReadonlySet<TopicKind> = new Set(["material", "side", "dimensions", "measure", "load"]);
const ofMachine: ReadonlySet<TopicKind> = new Set(["measure", "load"]);
const ofOther: ReadonlySet<TopicKind> = new Set(["part", "compatible"]);

/** Weight, colour, amount, and the outside of a machine only behind something that says more; none where nothing does. */
function behindTelling(facts: readonly StatedFact[], isMachine: boolean): readonly StatedFact[] {
  const telling = isMachine ? ofMachine : ofWhole;
  const hasFirst = facts.some(({ kind }) => telling.has(kind));
  const hasMaterial = facts.some(({ kind }) => kind === "material");
  if (!hasFirst && !facts.some(({ kind }) => ofOther.has(kind))) return [];
  return facts.filter(({ kind }) => {
    if (telling.has(kind) || ofOther.has(kind) || kind === "audience") return true;
    return hasFirst && (kind !== "color" || isMachine || hasMaterial);
  });
}

/** As it spells itself. A handle such as "partners-demo" is no brand. */
function brandOf(evidence: Evidence | undefined, name: string): string | undefined {
  const brand = statedBrand(evidence)
    ?.split(/\s?[,;/|]/u)[0]
    ?.trim();
  if (brand === undefined || brand === "" || /^[a-z\d]+[-_][a-z\d_-]+$/u.test(brand)) return undefined;
  const spelled = spelledBrand(brand, [name]);
  return spelled === brand ? withoutShout(brand) : spelled;
}

/** "A kettle in silver" may be one of silver: such a colour stays a line with its label. */
const metals =
  /(?<!\p{L})(?:silver|gold|copper|bronze|brass|chrome|silber|kupfer|messing|chrom|argent|or|cuivre|laiton|argento|oro|rame|ottone|bronzo|cromo)(?!\p{L})/iu;

const filled: ReadonlySet<GlossaryDomain | undefined> = new Set(["food", "care", "plant"]);

/** In compounds: "Kinderfahrrad". */
const germanChild = /(?<!\p{L})(?:kinder|mädchen|jungen|baby)/iu;

const noSubject: Subject = { text: "", grammar: { gender: undefined, isPlural: false } };

class Writer {
  readonly said = new Set<StatedFact>();
  private readonly sentences: string[] = [];
  private readonly thing: Thing;
  private readonly brand: string | undefined;
  private readonly facts: readonly StatedFact[];
  private readonly language: Language;
  private readonly choice: number;

  constructor(thing: Thing, brand: string | undefined, facts: readonly StatedFact[], language: Language) {
    this.thing = thing;
    this.brand = brand;
    this.facts = facts;
    this.language = language;
    this.choice = hashOf(thing.name);
  }

  write(): string[] {
    const { domain, subject } = this.thing;
    const steps = subject?.isSet
      ? [this.looks]
      : technical.has(domain)
        ? [
            this.measures,
            this.looks,
            this.compatible,
            this.sides,
            this.parts,
            this.load,
            this.weight,
            this.content,
          ]
        : [
            this.looks,
            this.sides,
            this.measures,
            this.load,
            this.parts,
            this.compatible,
            this.weight,
            this.content,
          ];
    for (const step of steps) if (this.sentences.length < mostSentences) step.call(this);
    // "It weighs 70 g. The contents are 50 ml." says nothing of the product.
    const isAmount = (fact: StatedFact) =>
      fact.kind === "weight" || fact.kind === "content" || this.isContent(fact);
    if (![...this.said].every(isAmount)) return this.sentences;
    this.said.clear();
    return [];
  }

  private factOf(kind: TopicKind): StatedFact | undefined {
    return this.facts.find((fact) => fact.kind === kind && !this.said.has(fact));
  }

  private all(kind: TopicKind, most: number): StatedFact[] {
    return this.facts.filter((fact) => fact.kind === kind && !this.said.has(fact)).slice(0, most);
  }

  /** The thing in the first sentence, a pronoun in the next ones. */
  private subject(property = ""): Subject {
    const { subject } = this.thing;
    if (subject === undefined) return noSubject;
    const { text, grammar, isPointedAt } = subject;
    if (this.sentences.length > 0) return { text: pronounOf(grammar, this.language), grammar };
    const brand = this.brand === undefined ? "" : brandPhrase(this.brand, this.language);
    const thing = (isPointedAt ? withDemonstrative : withArticle)(text, grammar, this.language);
    const parts = [thing, this.audience(text), property, brand];
    return { text: capitalized(parts.filter((part) => part).join(" ")), grammar };
  }

  /** "für Damen", where the name does not say it. */
  private audience(name: string): string | undefined {
    const fact = this.facts.find(({ kind }) => kind === "audience");
    if (fact === undefined || readWords(name).folded.some(isAudienceWord) || this.isForChildren())
      return undefined;
    const found = audiencePhrase(fact.value, this.language);
    if (found !== undefined) this.said.add(fact);
    return found;
  }

  /** "Female" of a girl's bicycle is no woman. */
  private isForChildren(): boolean {
    const { children } = audienceWords();
    const texts = [this.thing.name, ...this.facts.map(({ value }) => value)];
    if (this.language === "de" && germanChild.test(this.thing.name)) return true;
    return texts.some((text) => readWords(text).folded.some((word) => children.has(word)));
  }

  private say(
    form: string,
    slots: Readonly<Record<string, string>>,
    facts: readonly (StatedFact | undefined)[],
    subject = this.subject(),
  ): void {
    this.sentences.push(
      writeSentence(form, { language: this.language, subject, slots, choice: this.choice }),
    );
    for (const fact of facts) if (fact !== undefined) this.said.add(fact);
  }

  private colorIn(fact: StatedFact | undefined): string | undefined {
    return fact?.colors && enumerate(fact.colors.list, this.language);
  }

  /** Whether what a device is made of is hardly the material of the whole; a basket for bicycles has none inside. */
  private hasWorks(): boolean {
    const { domain, subject } = this.thing;
    return technical.has(domain) && !isPassive(subject?.noun ?? "", this.language);
  }

  private looks(): void {
    const ofWhole = this.hasWorks() ? undefined : this.factOf("material");
    const found = this.factOf("color");
    const [material, color] = [ofWhole, found && metals.test(found.value) ? undefined : found];
    if (material === undefined && color === undefined) return;
    const isSeveral = (color?.colors?.list.length ?? 0) > 1;
    const form = [material && "material", color && "color"].filter((part) => part !== undefined).join(" ");
    const many = form.replace(/color$/u, "colors");
    const subject = this.subject();
    const slots = {
      material: material?.value ?? "",
      color: this.colorIn(color) ?? "",
      feminine: color?.colors?.feminine[0] ?? "",
    };
    const isFirst = this.sentences.length === 0;
    const into = this.language === "fr" ? "en" : "in";
    const withProperties = {
      TheColored: isFirst ? this.subject(`in ${slots.color}`).text : `${subject.text} in ${slots.color}`,
      TheMade: isFirst ? this.subject(`${into} ${slots.material}`).text : subject.text,
    };
    this.say(
      isSeveral && hasTemplate(many, this.language) ? many : form,
      { ...slots, ...withProperties },
      [material, color],
      subject,
    );
  }

  private measured({ topic, value }: StatedFact): string {
    const name = topic?.names[this.language];
    return name === undefined ? value : measuredNoun(name, value, this.language);
  }

  /** A side that stands alone is a measure like others. */
  private measuredFacts(): StatedFact[] {
    const sides = this.all("side", mostMeasures);
    const measures = this.all("measure", mostMeasures).filter((fact) => !this.isContent(fact));
    return (sides.length === 1 ? [...measures.slice(0, 1), ...sides, ...measures.slice(1)] : measures).slice(
      0,
      mostMeasures,
    );
  }

  /** The capacity of a bottle of oil is what is in it. */
  private isContent({ topic }: StatedFact): boolean {
    return topic?.key === "capacity" && filled.has(this.thing.domain);
  }

  /** "Der Inhalt beträgt 250 ml." */
  private content(): void {
    const fact = this.factOf("content") ?? this.facts.find((each) => this.isContent(each));
    const topic = fact && this.isContent(fact) ? topicOf("net content") : fact?.topic;
    const name = topic?.names[this.language];
    if (fact === undefined || name === undefined) return;
    const grammar = { gender: name.gender, isPlural: false };
    const text = withArticle(name.noun, grammar, this.language);
    if (this.sentences.length === 0) return;
    this.say("content", { value: fact.value }, [fact], { text, grammar });
  }

  private measures(): void {
    const facts = this.measuredFacts();
    if (facts.length === 0) return;
    const measures = enumerate(
      facts.map((fact) => this.measured(fact)),
      this.language,
    );
    const weight = technical.has(this.thing.domain) ? this.factOf("weight") : undefined;
    const form = weight === undefined ? "measures" : "measures weight";
    this.say(form, { measures, weight: weight?.value ?? "" }, [...facts, weight]);
  }

  /** Width, height and depth in one sentence, with the weight where it is stated. */
  private sides(): void {
    const sides = this.all("side", mostMeasures).toSorted(
      (one, two) => sideOrder.indexOf(one.topic?.key ?? "") - sideOrder.indexOf(two.topic?.key ?? ""),
    );
    const dimensions = this.factOf("dimensions");
    const weight = this.factOf("weight");
    const withWeight = (form: string) => (weight === undefined ? form : `${form} weight`);
    const slots = { weight: weight?.value ?? "" };
    if (sides.length > 1) {
      const texts = sides.map(({ topic, value }) => sideText(topic?.key ?? "", value, this.language));
      this.say(withWeight("sides"), { ...slots, sides: enumerate(texts, this.language) }, [...sides, weight]);
    } else if (dimensions !== undefined) {
      this.say(withWeight("dimensions"), { ...slots, value: dimensions.value }, [dimensions, weight]);
    }
  }

  /** Behind all that says more. */
  private weight(): void {
    const fact = this.factOf("weight");
    if (fact !== undefined) this.say("weight", { weight: fact.value }, [fact]);
  }

  private parts(): void {
    for (const part of this.all("part", 2)) {
      const name = part.topic?.names[this.language];
      if (name === undefined || this.sentences.length >= mostSentences || this.sentences.length === 0) return;
      const grammar = { gender: name.gender, isPlural: name.isPlural };
      const noun = withArticle(name.noun, grammar, this.language);
      const slots = { part: name.noun, Part: noun, material: part.value };
      this.say("part", slots, [part], { text: noun, grammar });
    }
  }

  private compatible(): void {
    const fact = this.factOf("compatible");
    if (fact !== undefined) this.say("compatible", { value: fact.value }, [fact]);
  }

  private load(): void {
    const fact = this.factOf("load");
    if (fact !== undefined) this.say("load", { value: fact.value }, [fact]);
  }
}

/** FNV-1a: equal names make equal choices, everywhere and always. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  return hash >>> 0;
}
