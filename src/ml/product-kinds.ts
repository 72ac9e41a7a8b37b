import { listAt } from "../lib/columns.ts";
import { lazily, oncePerObject } from "../lib/once.ts";
import { softmaxInPlace } from "./classifier/evidence.ts";
import { finishHash, hashStart, hashWord } from "./classifier/product-features.ts";
import type { KindFinder } from "./examples.ts";
import { longestDescription, type TitleModel } from "./titles/title-model.ts";

/** How many of the likeliest kinds count, and how much likelier one more unit of fit makes a kind (e to the power). */
const likeliest = 10;
const sharpness = 2;

/**
 * Finds the kinds of products that a product may be of: leaves of the built-in channel and the branches above them, by
 * the titles written for them. A shop's examples are then about kinds, not about words alone, which says most where
 * they are few.
 * @param open called when the first product is asked about
 */
export function createKindFinder(open: () => TitleModel): KindFinder {
  const opened = lazily(open);
  return ({ name, description, brand }) => {
    const model = opened();
    const keys = keysOf(model);
    model.read({
      name,
      description: description.slice(0, longestDescription),
      ...(brand !== undefined && { brand }),
    });
    const numbers = model.best(likeliest);
    const likelihoods = Float64Array.from(
      numbers,
      (number) => sharpness * (model.ownFit(number) + model.branchFit(number)),
    );
    softmaxInPlace(likelihoods);
    const shares = new Map<number, number>();
    for (const [place, number] of numbers.entries()) {
      for (const key of keys[number] ?? []) {
        shares.set(key, (shares.get(key) ?? 0) + (likelihoods[place] ?? 0));
      }
    }
    return [...shares].map(([key, share]) => ({ key, share }));
  };
}

/**
 * By the model's categories: the key of each and of its branches. A branch is known by its depth and its first
 * category, which outlast a new training of the titles.
 */
const keysOf = oncePerObject(({ parts: { identifiers, branchesOf } }: TitleModel): readonly number[][] => {
  const keyOfBranch = new Map<number, number>();
  return Array.from({ length: identifiers.length }, (_, number) => {
    const identifier = identifiers.at(number);
    const branches = [...listAt(branchesOf, number)].filter((branch) => branch !== number);
    const above = branches.map((branch, depth) => {
      const key = keyOfBranch.get(branch) ?? keyOf(`${depth} ${identifier}`);
      keyOfBranch.set(branch, key);
      return key;
    });
    return [...above, keyOf(identifier)];
  });
});

function keyOf(text: string): number {
  return finishHash(hashWord(text, hashStart));
}
