import { describe, expect, test } from "vitest";
import { lintProduct } from "../../../src/lint/linter.ts";
import { rulePacks } from "../../../src/lint/packs.ts";
import type { LintedProduct } from "../../../src/lint/violation.ts";

const images = rulePacks.filter(({ name }) => name === "images");

function broken(fields: LintedProduct["fields"]): readonly string[] {
  return lintProduct({ fields }, images).map(
    ({ rule, text }) => `${rule.identifier.slice("images.".length)} ${text}`,
  );
}

const good = "https://shop.example/p/stuhl.jpg";

describe("the links to a product's pictures", () => {
  test("are in order where they are whole, secure, different and of pictures", () => {
    expect(
      broken({
        image: good,
        additional_images: "https://shop.example/p/2.png, https://cdn.example/w_300,h_300/3.webp",
      }),
    ).toEqual([]);
    expect(broken({ image: "https://cdn.example/image?id=12&size=big" })).toEqual([]);
    expect(broken({ image: '["https://cdn.example/1.jpg", "https://cdn.example/2.jpg"]' })).toEqual([]);
  });

  test("are missed", () => {
    expect(broken({ name: "Stuhl" })).toEqual(["image.required "]);
    expect(broken({ image: " " })).toEqual(["image.required "]);
  });

  test.each([
    "stuhl.jpg",
    "/media/stuhl.jpg",
    "//cdn.example/stuhl.jpg",
    "www.shop.example/stuhl.jpg",
    "C:\\Bilder\\stuhl.jpg",
    "https://shop/stuhl.jpg",
    "https://shop.example/roter stuhl.jpg",
    "data:image/png;base64,iVBORw0KGgo=",
    "n/a",
  ])("are whole web addresses without spaces, not %s", (image) => {
    expect(broken({ image })).toContain(`image.form ${image}`);
  });

  test.each([
    [
      "en",
      "no_image.png",
      "NoImage.jpg",
      "placeholder-600x600.jpg",
      "image-not-available.gif",
      "photo_coming_soon.jpg",
    ],
    [
      "de",
      "kein-bild.jpg",
      "Platzhalter.png",
      "bild_folgt.jpg",
      "ohneBild.jpg",
      "bild-nicht-verf%C3%BCgbar.png",
    ],
    [
      "fr",
      "pas-d-image.jpg",
      "sans_photo.png",
      "visuel-non-disponible.jpg",
      "aucune-image.webp",
      "photo-a-venir.jpg",
    ],
    [
      "it",
      "nessuna-immagine.jpg",
      "senza_foto.png",
      "immagine-non-disponibile.jpg",
      "segnaposto.png",
      "foto_mancante.jpg",
    ],
    ["any", "default.jpg", "default_image.png", "missing.png", "blank.gif", "dummy.jpg"],
  ])("are no placeholders, in %s", (_, ...files) => {
    for (const file of files) {
      const image = `https://shop.example/media/${file}`;
      expect(broken({ image }), file).toEqual([`image.placeholder ${image}`]);
    }
  });

  test("are no services that draw placeholders", () => {
    expect(broken({ image: "https://via.placeholder.com/600" })).toHaveLength(1);
    expect(broken({ image: "https://www.placehold.co/600.png" })).toHaveLength(1);
  });

  test.each([
    "blank-canvas.jpg",
    "default-chair-oak.jpg",
    "missing-link-dvd.jpg",
    "dummy-baby-blue.jpg",
    "samples/oak-table.jpg",
    "kein-problem-buch.jpg",
    "place-card-holder.jpg",
  ])("may be called like a product: %s", (file) => {
    expect(broken({ image: `https://shop.example/${file}` })).toEqual([]);
  });

  test("are different in a product, whatever the scheme", () => {
    const additional = `${good}\nhttps://shop.example/2.jpg|https://shop.example/2.jpg`;
    expect(broken({ image: good, additional_images: additional })).toEqual([
      `additional-images.duplicate ${good}`,
      "additional-images.duplicate https://shop.example/2.jpg",
    ]);
    expect(broken({ image: good, additional_images: good.replace("https", "http") })).toEqual([
      "additional-images.duplicate http://shop.example/p/stuhl.jpg",
      "additional-images.secure http://shop.example/p/stuhl.jpg",
    ]);
    expect(broken({ image: `${good}, ${good}` })).toEqual([`image.duplicate ${good}`]);
  });

  test("are pictures, and not too long", () => {
    expect(broken({ image: "https://shop.example/a.pdf" })).toEqual([
      "image.format https://shop.example/a.pdf",
    ]);
    expect(broken({ image: "https://shop.example/v1.2/stuhl" })).toEqual([]);
    expect(broken({ image: `https://shop.example/${"a".repeat(2000)}.jpg` })[0]).toMatch(/^image\.length /);
  });
});

test.each([" ", ",", "https://", "|", '"', "a/", "%", "//a.b "])(
  "long cells cost time in their length: %j",
  (piece) => {
    const cell = piece.repeat(Math.ceil(60_000 / piece.length));
    const before = process.cpuUsage().user;
    broken({ image: cell, additional_images: `x${cell}` });
    expect(process.cpuUsage().user - before).toBeLessThan(2_000_000);
  },
);
