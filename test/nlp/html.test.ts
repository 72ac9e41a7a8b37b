import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasMarkup, plainText } from "../../src/nlp/html.ts";

describe("plainText", () => {
  it.each([
    ["<p>Hallo <b>Welt</b></p><p>Zwei &amp; drei&nbsp;</p>", "Hallo Welt\nZwei & drei"],
    ["a<br>b<br/>c", "a\nb\nc"],
    [
      "<ul><li>Tipo: Sedia</li><li>Materiale: <ul><li>Legno</li></ul></li></ul>",
      "- Tipo: Sedia\n- Materiale:\n  - Legno",
    ],
    ["<table><tr><th>Farbe</th><td>Rot</td></tr><tr><td>Form<td>rund</table>", "Farbe\tRot\nForm\trund"],
    ["<dl><dt>Farbe</dt><dd>Rot</dd></dl>", "Farbe\tRot"],
    ["<header>Radio</header>\n\n<body>Stereo</body>", "Radio\n\nStereo"],
    ["<script>x<y</script>A<style>p{}</style>B<!-- c -->", "AB"],
    ["one\nline <b>two</b>", "one\nline two"],
    ["Caf&eacute; &amp;eacute; &#8217;", "Café é ’"],
    ["&lt;p&gt;Hallo&lt;/p&gt;", "Hallo"],
    ["<a title='a > b'>x</a>", "x"],
    // Tags that replace a blank.
    [
      "acquista <b>Switch Alfa 24 porte</b>al miglior prezzo",
      "acquista Switch Alfa 24 porte al miglior prezzo",
    ],
    ["compra<strong>Lampada da tavolo</strong>con base", "compra Lampada da tavolo con base"],
    ["die <b>Lampe Nova</b>mit Fuß", "die Lampe Nova mit Fuß"],
    ["mit<strong>zwei Rollen</strong>und Griff", "mit zwei Rollen und Griff"],
    ["la <b>lampe Nova</b>avec pied", "la lampe Nova avec pied"],
    ["avec<em>deux roues</em>noires", "avec deux roues noires"],
    ["the <b>desk lamp</b>with a stand", "the desk lamp with a stand"],
    ["has<span>two wheels</span>and a grip", "has two wheels and a grip"],
    // Emphasis inside a word, and an ending outside of it.
    ["<b>S</b>onder<b>preis</b>e", "Sonderpreise"],
    ["Garantie von <b>2 Jahr</b>en", "Garantie von 2 Jahren"],
    ["l'<b>huile de lin</b>, d<i>’</i>un", "l'huile de lin, d’un"],
    ["H<sub>2</sub>O und CO<sub>2</sub>-frei", "H2O und CO2-frei"],
  ])("reads %s", (source, expected) => {
    expect(plainText(source).text).toBe(expected);
  });

  it.each([
    "a < b",
    "<3",
    "5 < 10 > 3",
    "R&D, H&M, AT&T",
    "?a=1&copy=2",
    "  two  spaces\n\n",
    "<unknown> word",
  ])("does not change %s", (source) => {
    expect(plainText(source).text).toBe(source);
  });

  it("maps its words to the source", () => {
    const source = "<p>Gr&ouml;&szlig;e: <b>XL</b></p>\n<ul><li>Farbe: rot</li></ul>";
    const plain = plainText(source);
    const spanOf = (word: string) => {
      const start = plain.text.indexOf(word);
      return source.slice(...plain.sourceSpan(start, start + word.length));
    };
    expect([spanOf("Größe"), spanOf("XL"), spanOf("Farbe: rot")]).toEqual([
      "Gr&ouml;&szlig;e",
      "XL",
      "Farbe: rot",
    ]);
  });

  it("keeps spans inside the source and in order", () => {
    const part = fc.constantFrom(
      "<p>",
      "</p>",
      "<li>",
      "<b>",
      "</b>",
      "&amp;",
      "&lt;p&gt;",
      "x",
      " ",
      "\n",
      "<",
      ">",
      "&",
      "é",
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const source = parts.join("");
        const plain = plainText(source);
        let last = 0;
        for (let at = 0; at < plain.text.length; at += 1) {
          const [start, end] = plain.sourceSpan(at, at + 1);
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(end).toBeLessThanOrEqual(source.length);
          last = start;
        }
      }),
    );
  });
});

describe("hasMarkup", () => {
  it("detects tags, comments and pseudo-XML, but not lone brackets", () => {
    expect(["<p>", "a<br/>", "<!-- x -->", "<foo>x</foo>"].every(hasMarkup)).toBe(true);
    expect(["a < b", "<3", "<b", "5 < 10 > 3", "&lt;p&gt;"].some(hasMarkup)).toBe(false);
  });
});

describe("a bold heading right behind a sentence", () => {
  it.each([
    [
      "Prints without a PC.<b>Cheap</b>Inkjet cuts the cost.",
      "Prints without a PC. Cheap Inkjet cuts the cost.",
    ],
    [
      "Druckt ohne PC.<strong>Sparsam</strong>Der Tank reicht lange.",
      "Druckt ohne PC. Sparsam Der Tank reicht lange.",
    ],
    ["Imprime sans PC.<b>Économe</b>Le réservoir dure.", "Imprime sans PC. Économe Le réservoir dure."],
    [
      "Stampa con Print3.<b>Fatta per durare</b>Il serbatoio dura.",
      "Stampa con Print3. Fatta per durare Il serbatoio dura.",
    ],
    ["See www.<b>Acme</b>.com and <b>Eco</b>Tank.", "See www.Acme.com and EcoTank."],
    ["From 3.<b>5</b> V", "From 3.5 V"],
  ])("%s", (source, text) => {
    expect(plainText(source).text).toBe(text);
  });
});
