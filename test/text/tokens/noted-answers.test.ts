import { expect, it } from "vitest";
import { NotedAnswers } from "../../../src/text/tokens/noted-answers.ts";
import { createNotes } from "../../../src/text/tokens/word-notes.ts";

it("finds what was kept for the very notes", () => {
  const answers = new NotedAnswers<{ word: string }>(4);
  const [lamp, desk] = [createNotes(), createNotes()];
  answers.keep(lamp, { word: "lamp" });
  expect(answers.find(lamp)).toEqual({ word: "lamp" });
  expect(answers.find(desk)).toBeUndefined();
});

it("keeps no more than it may, and never mistakes one for the other", () => {
  const answers = new NotedAnswers<{ number: number }>(4);
  const notes = Array.from({ length: 10 }, createNotes);
  for (const [number, note] of notes.entries()) answers.keep(note, { number });
  const found = notes.map((note) => answers.find(note)?.number);
  expect(found.filter((number) => number !== undefined)).toEqual([6, 7, 8, 9]);
});

it("forgets all when it is told to", () => {
  const answers = new NotedAnswers<{ word: string }>(4);
  const notes = createNotes();
  answers.keep(notes, { word: "lamp" });
  answers.clear();
  expect(answers.find(notes)).toBeUndefined();
});
