import { expect, it } from "vitest";
import { groupCategories } from "../../../../src/learning/categories/tree/category-groups.ts";
import { listAt } from "../../../../src/storage/number-lists.ts";

const category = (path: string) => ({ identifier: path, path: path.split("/") });

function branches(paths: readonly string[], known: readonly string[] = paths) {
  const { branchesOf, targetCount } = groupCategories(paths, known.map(category));
  return { lists: paths.map((_, number) => listAt(branchesOf, number)), targetCount };
}

it("puts categories of one branch together on every level", () => {
  const { lists, targetCount } = branches(["a/b/x", "a/b/y", "a/c", "d/z"]);
  expect(lists).toEqual([[4, 5], [4, 5], [4], [3]]);
  expect(targetCount).toBe(6);
});

it("takes a branch of one category for the category, and leaves out what holds them all", () => {
  expect(branches(["a/b/x", "a/c/y"])).toEqual({ lists: [[0], [1]], targetCount: 2 });
});

it("knows no branches of categories without names or at the top", () => {
  expect(branches(["x", "y"])).toEqual({ lists: [[], []], targetCount: 2 });
  expect(branches(["a/x", "a/y", "b"], [])).toEqual({ lists: [[], [], []], targetCount: 3 });
});

it("does not take branches of the same name in other places for one", () => {
  const { lists } = branches(["a/s/1", "a/s/2", "b/s/3", "b/s/4"]);
  expect(lists[0]).toEqual(lists[1]);
  expect(lists[2]).toEqual(lists[3]);
  expect(new Set([...(lists[0] ?? []), ...(lists[2] ?? [])]).size).toBe(4);
});
