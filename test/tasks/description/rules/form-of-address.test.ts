import { describe, expect, it } from "vitest";
import { frenchAddress } from "../../../../src/tasks/description/rules/french-address.ts";
import { germanAddress } from "../../../../src/tasks/description/rules/german-address.ts";
import { italianAddress } from "../../../../src/tasks/description/rules/italian-address.ts";
import { formOfAddress, inSameAddress } from "../../../../src/tasks/description/rules/same-address.ts";

describe("German from Sie to du", () => {
  it.each([
    ["Genießen Sie die Musik.", "Genieße die Musik."],
    ["Damit genießen Sie Ihre Musik.", "Damit genießt du deine Musik."],
    ["Freuen Sie sich auf den Abend.", "Freue dich auf den Abend."],
    ["Die Lampe bietet Ihnen Licht für Ihren Tisch.", "Die Lampe bietet dir Licht für deinen Tisch."],
    ["Ein Griff, mit dem Sie die Tür öffnen können.", "Ein Griff, mit dem du die Tür öffnen kannst."],
    ["Möchten Sie mehr Licht?", "Möchtest du mehr Licht?"],
    ["Das Gerät unterstützt Sie im Garten.", "Das Gerät unterstützt dich im Garten."],
  ])("%s", (formal, informal) => {
    expect(germanAddress.formOf(formal)).toBe("formal");
    expect(germanAddress.rewrite(formal, "informal")).toBe(informal);
  });

  it.each([
    "Wenn Sie kochen und braten, hilft der Deckel.",
    "Sie können es waschen.",
    "Ob Sie quaxen, bleibt offen.",
    "Er hilft, dass unsere Lampen Sie nicht im Stich lassen.",
  ])("is not tried where a word is not certain: %s", (sentence) =>
    expect(germanAddress.rewrite(sentence, "informal")).toBeUndefined(),
  );
});

describe("German from du to Sie", () => {
  it.each([
    ["Genieße die Musik.", "Genießen Sie die Musik."],
    ["Freue dich auf deinen Abend.", "Freuen Sie sich auf Ihren Abend."],
    ["Damit kannst du es waschen.", "Damit können Sie es waschen."],
  ])("%s", (informal, formal) => {
    expect(germanAddress.formOf(informal)).toBe("informal");
    expect(germanAddress.rewrite(informal, "formal")).toBe(formal);
  });
});

describe("French", () => {
  it.each([
    ["Vous pouvez ranger vos livres dans votre salon.", "Tu peux ranger tes livres dans ton salon."],
    ["Découvrez une lampe pour vous.", "Découvre une lampe pour toi."],
    ["La lampe vous offre une lumière douce.", "La lampe t’offre une lumière douce."],
  ])("from vous to tu: %s", (formal, informal) =>
    expect(frenchAddress.rewrite(formal, "informal")).toBe(informal),
  );

  it("does not guess a noun's gender", () =>
    expect(frenchAddress.rewrite("Pour votre bidule.", "informal")).toBeUndefined());

  it("from tu to vous", () =>
    expect(frenchAddress.rewrite("Tu peux ranger tes livres.", "formal")).toBe(
      "Vous pouvez ranger vos livres.",
    ));

  it("is not seen in chez", () =>
    expect(frenchAddress.formOf("Chez le chien, le poil tombe.")).toBeUndefined());
});

describe("Italian", () => {
  it.each([
    ["Puoi usarlo nella tua cucina.", "Può usarlo nella Sua cucina."],
    ["La lampada ti offre luce per i tuoi libri.", "La lampada Le offre luce per i Suoi libri."],
    ["Scopri la nuova lampada.", "Scopra la nuova lampada."],
  ])("from tu to Lei: %s", (informal, formal) => {
    expect(italianAddress.formOf(informal)).toBe("informal");
    expect(italianAddress.rewrite(informal, "formal")).toBe(formal);
  });

  it("leaves what may be another word", () =>
    expect(italianAddress.rewrite("La tua borsa con sei tasche.", "formal")).toBeUndefined());

  it.each(["Prodotto testato da esperti.", "Composto da tre parti.", "Porta USB frontale."])(
    "is not seen in: %s",
    (sentence) => expect(italianAddress.formOf(sentence)).toBeUndefined(),
  );
});

describe("a text", () => {
  const piece = (text: string) => ({
    text,
    words: text.split(" ").length,
    form: formOfAddress(text, "de"),
  });
  const wanted = { language: "de", wanted: "informal", enough: 5 } as const;

  it("leaves out what cannot be set in the form, if enough remains", () => {
    const pieces = [
      "Genießen Sie die Musik im Garten.",
      "Wenn Sie quaxen, hilft es.",
      "Der Deckel ist rot.",
    ].map(piece);
    expect(inSameAddress(pieces, wanted).map(({ text }) => text)).toEqual([
      "Genieße die Musik im Garten.",
      "Der Deckel ist rot.",
    ]);
  });

  it("stays in the source's form where too little would remain", () => {
    const pieces = ["Wenn Sie quaxen, hilft es.", "Ob Sie backen und kochen, es hilft."].map(piece);
    expect(inSameAddress(pieces, wanted)).toEqual(pieces);
  });
});
