import type { Language } from "../../../contract/vocabulary.ts";
import type { Origin } from "../../source-fault.ts";

/** What a release says in one language, as far as a catalog can hold it. */
export interface CategoryList {
  readonly file: string;
  readonly language: Language;
  readonly version: string;
  readonly categories: readonly ListedCategory[];
}

export interface ListedCategory {
  /** `aa-1-1`. */
  readonly identifier: string;
  readonly parentIdentifier: string | undefined;
  readonly name: string;
  readonly attributes: readonly AttributeLink[];
  readonly origin: Origin;
}

/** An attribute as a category names it. */
export interface AttributeLink {
  /** The base's number: an extended attribute has no other. */
  readonly baseIdentifier: string;
  readonly handle: string;
  readonly name: string;
  readonly isMeasurement: boolean;
  readonly origin: Origin;
}

export interface AttributeList {
  readonly file: string;
  readonly language: Language;
  readonly version: string;
  readonly attributes: readonly ListedAttribute[];
}

/** A base attribute. */
export interface ListedAttribute {
  readonly identifier: string;
  readonly handle: string;
  readonly name: string;
  /** Attributes that have the values of this one, by handle. */
  readonly extended: readonly { readonly handle: string; readonly name: string }[];
  readonly values: readonly { readonly identifier: string; readonly name: string; readonly origin: Origin }[];
  /** Undefined at a list of values. */
  readonly measurement: { readonly units: readonly string[] } | undefined;
  readonly origin: Origin;
}
