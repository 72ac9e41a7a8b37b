import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { answerTo, nativeDescription } from "./native-description.ts";

type Case = readonly [language: Language, text: string, wanted: string];

/** Shops cut at this length. */
const limit = 150;

/** A text of this length, with a longer first word. */
function atLimit(text: string): string {
  const [first = "", ...rest] = text.split(" ");
  return [first.padEnd(first.length + limit - text.length, "n"), ...rest].join(" ");
}

describe("a last sentence that the feed cut off goes, and the message quotes it", () => {
  it.each<Case>([
    [
      "en",
      "Tent with two entrances and a mosquito net. The poles are made of light alumini",
      "mosquito net.",
    ],
    ["en", "Rucksack with wide padded straps. It is very suit", "padded straps."],
    ["en", "Rucksack with wide padded straps. This model comes with a finish", "padded straps."],
    ["de", "Rucksack mit breiten gepolsterten Trägern. Dieses Modell in der Farbe", "Trägern."],
    ["fr", "Sac à dos avec de larges bretelles. Ce modèle souple à la finition", "bretelles."],
    ["it", "Zaino con larghi spallacci imbottiti. Questo modello dalla finitura", "imbottiti."],
    ["en", "Bike tube with a long valve of brass. Recommended for front or back whe", "valve of brass."],
    ["de", "Schlauch mit langem Ventil aus Messing. Geeignet für vordere oder hintere Räd", "Messing."],
    ["fr", "Chambre à air avec une valve en laiton. Recommandée pour avant ou arriè", "en laiton."],
    ["it", "Camera con una lunga valvola di ottone. Consigliata per anteriori o posterio", "di ottone."],
    ["en", "Warm jacket made of boiled wool for winter. It is often worn with", "for winter."],
    ["en", "Fine mug of glazed clay with a handle. Dishwasher and microw", "with a handle."],
    ["en", "Soft rug of pure wool for the hall. Woven by ha", "for the hall."],
    [
      "de",
      "Zelt mit zwei Eingängen und Moskitonetz. Die Stangen bestehen aus leichtem Alumin",
      "Moskitonetz.",
    ],
    ["de", "Rucksack mit zwei Fächern und gepolsterten Trägern. Er eignet sich für", "Trägern."],
    ["de", "Warme Jacke aus gekochter Wolle für den Winter. Sie wird gern getra", "für den Winter."],
    ["de", "Schöne Tasse aus glasiertem Ton mit Henkel. Spülmaschinen- und mikrowel", "mit Henkel."],
    ["de", "Weicher Teppich aus reiner Wolle. Von Hand gewe", "reiner Wolle."],
    [
      "fr",
      "Tente avec deux entrées et une moustiquaire. Les arceaux se plient sans outil très lég",
      "moustiquaire.",
    ],
    ["fr", "Sac avec deux poches zippées et une bretelle. Il convient par", "une bretelle."],
    ["fr", "Veste chaude en laine bouillie pour l'hiver. Elle se porte avec", "pour l'hiver."],
    ["fr", "Belle tasse en terre cuite avec une anse. Compatible lave-vaiss", "une anse."],
    ["fr", "Tapis doux en pure laine pour le salon. Tissé à la ma", "le salon."],
    ["it", "Tenda con due ingressi e una zanzariera. I pali si piegano in modo molto legge", "zanzariera."],
    ["it", "Zaino con due scomparti e spallacci imbottiti. È molto indi", "imbottiti."],
    ["it", "Giacca calda in lana cotta per l'inverno. Si indossa con", "l'inverno."],
    ["it", "Bella tazza in terracotta con manico. Adatta a lavast", "con manico."],
    ["it", "Tappeto morbido in pura lana. Tessuto a ma", "pura lana."],
  ])("in %s: %s", (language, text, end) => {
    const { best_description: best, message } = answerTo(atLimit(text), language);
    expect(best.slice(-end.length)).toBe(end);
    expect(message).toContain(
      `Left out: the end that the feed cut off (“${text.split(". ")[1]?.slice(0, 8)}`,
    );
  });

  it.each<Case>([
    [
      "en",
      "Gloss paint for wood and metal, quick to dry. Covers 12 m² a litre, low odour. Ideal t",
      "low odour.",
    ],
    [
      "en",
      "Round wall clock with a silent quartz movement and a steel rim. Runs on one AA cell. Comes with a",
      "AA cell.",
    ],
    [
      "en",
      "Round wall clock with a silent quartz movement and a steel rim. Runs on one AA cell. Guarantee 2 ye",
      "AA cell.",
    ],
    [
      "de",
      "Runde Wanduhr mit leisem Quarzwerk und einem Rand aus Stahl. Läuft mit einer Zelle. Garantie 3 Jah",
      "Zelle.",
    ],
    [
      "de",
      "Runde Wanduhr mit leisem Quarzwerk und einem Rand aus Stahl. Läuft mit einer Zelle. Gedacht für den",
      "Zelle.",
    ],
    [
      "fr",
      "Horloge murale au mouvement silencieux et au cadre en acier. Une pile AA. Garantie 2 a",
      "pile AA.",
    ],
    [
      "fr",
      "Horloge murale au mouvement silencieux et au cadre en acier. Une pile AA. Livrée sans peig",
      "pile AA.",
    ],
    [
      "it",
      "Orologio da parete con movimento silenzioso e bordo in acciaio. Una pila AA. Garanzia 3 an",
      "pila AA.",
    ],
    [
      "it",
      "Orologio da parete con movimento silenzioso e bordo in acciaio. Una pila AA. Si monta con una",
      "AA.",
    ],
  ])("nor does a letter, a period or an article that has only begun: %s, %s", (language, text, end) => {
    expect(nativeDescription(text, language).slice(-end.length)).toBe(end);
  });

  it.each<Case>([
    [
      "en",
      "Round wall clock with a silent quartz movement and a steel rim. Runs on one AA cell. Guarantee 2 years",
      "2 years",
    ],
    [
      "de",
      "Runde Wanduhr mit leisem Quarzwerk und einem Rand aus Stahl. Läuft mit einer Zelle. Gehäuse von Kress",
      "Kress",
    ],
    ["fr", "Horloge murale au mouvement silencieux et au cadre en acier. Une pile AA. Garantie 1 an", "1 an"],
    [
      "it",
      "Orologio da parete con movimento silenzioso e bordo in acciaio. Una pila AA. Garanzia 3 anni",
      "anni",
    ],
  ])("but a whole one stays: %s, %s", (language, text, end) => {
    expect(nativeDescription(text, language)).toContain(end);
  });

  it("and of two measures the second one, that has only begun", () => {
    const text =
      "Batterie de rechange pour perceuse sans fil X20 de Veldo, technologie: Li-Ion, tension: 10.8 / 11.1V, capacité: 2600mAh /28";
    const { best_description: best, bullet_points: points } = answerTo(
      `Batterie de rechange pour perceuse sans fil X20 de Veldo - ${text}… Voir la présentation`,
      "fr",
      { name: "Batterie de rechange pour perceuse sans fil X20 de Veldo" },
    );
    expect(best).toMatch(/10.8 \/ 11.1V, capacité: 2600mAh\.$/u);
    expect(points).toContain("Capacité: 2600mAh");
  });

  it("and all of a sentence that was cut before it said more than the title", () => {
    const title = "Housse Veldo Tab 3 motif renard roux rigide 100% faite en France";
    const text = `${title} - Pour votre Veldo Tab 3, cette Housse Veldo Tab 3 motif ren… Voir la présentation`;
    expect(nativeDescription(text, "fr", { name: "Housse Veldo Tab 3 motif renard ro…" })).toBe(`${title}.`);
  });

  it("and where a shop's link stands behind it", () => {
    const text = `${atLimit("Sac en cuir souple avec deux poches zippées. Il est livré av")}… Voir la présentation`;
    expect(nativeDescription(text, "fr").slice(-7)).toBe("ippées.");
  });
});

describe("what a cut end states of its own stays up to its last whole phrase", () => {
  it.each<Case>([
    [
      "en",
      "Shelf with hidden brackets and a rounded edge. The board is made of oak and finish",
      "made of oak.",
    ],
    ["en", "Pram cover with a clear window and a zip. Front panel in nylon with refl", "in nylon."],
    ["en", "Hose reel with a folding crank for balconies. Hose of 20 m with fitt", "of 20 m."],
    ["de", "Regal mit vier Böden und offenen Fächern. Die Rückwand ist aus Glas und läs", "aus Glas."],
    ["de", "Schal mit Fransen und breitem Saum in Grau. Aus Wolle mit Kasch", "Aus Wolle."],
    ["de", "Schlauchwagen mit klappbarer Kurbel. Schlauch mit 20 m und Anschl", "mit 20 m."],
    [
      "fr",
      "Tente avec deux entrées et une moustiquaire. Les arceaux sont en aluminium très lég",
      "aluminium.",
    ],
    ["fr", "Trousse adorable avec fermeture zippée. En toile et", "En toile."],
    [
      "fr",
      "Bottes de la ligne Shoes au bout rond. Ces bottes en cuir possède un volume de",
      "bottes en cuir.",
    ],
    ["it", "Tenda con due ingressi e una zanzariera. I pali sono in alluminio molto legge", "in alluminio."],
    [
      "it",
      "Zaino con schienale e cintura in vita. La tasca in nylon è impermeabile e dot",
      "in nylon è impermeabile.",
    ],
    ["it", "Avvolgitubo con manovella pieghevole. Tubo da 20 m con racc", "da 20 m."],
  ])("in %s: %s", (language, text, end) => {
    expect(nativeDescription(atLimit(text), language).slice(-end.length)).toBe(end);
  });

  it.each<readonly [Language, string]>([
    ["en", "Glass shelf with a rounded edge. This glass shelf is supplied with scre"],
    ["de", "Regal aus Glas mit rundem Rand. Das Regal aus Glas wird mit Schraub"],
    ["fr", "Étagère en verre au bord arrondi. Cette étagère en verre est livrée avec des vi"],
    ["it", "Mensola in vetro dal bordo tondo. Questa mensola in vetro è fornita con vi"],
  ])("but not what is said already, in %s: %s", (language, text) => {
    const [first = ""] = atLimit(text).split(". ");
    expect(nativeDescription(atLimit(text), language)).toBe(`${first}.`);
  });
});

describe("what the feed cut off stays where it states a number or is all there is", () => {
  it.each<Case>([
    ["fr", "Belle lampe en verre soufflé avec un pied en laito", "laito…"],
    ["de", "Schöne Lampe aus geblasenem Glas mit einem Fuß aus leichtem messin", "messin…"],
    ["en", "Fine lamp of blown glass with a base made of alumini", "alumini…"],
    ["it", "Bella lampada in vetro soffiato con una base in allumini", "allumini…"],
  ])("in %s: %s", (language, text, kept) => {
    const { best_description: best, message } = answerTo(atLimit(text), language);
    expect(best).toContain(kept);
    expect(best).not.toMatch(/\p{Ll}{4}\.$/u);
    expect(message).toContain("The feed cut the text off");
  });
});

describe("a torn statement ends at its last whole part", () => {
  it.each<Case>([
    ["fr", "Belle lampe en verre soufflé pour le salon. Elle mesure 30 cm et se por", "30 cm."],
    ["de", "Schöne Lampe aus geblasenem Glas. Sie misst 30 cm und wird gern getra", "30 cm."],
    ["en", "Fine lamp of blown glass for the hall. It is 30 cm high and stan", "30 cm high."],
    ["it", "Bella lampada in vetro soffiato da salotto. Misura 30 cm e poggi", "30 cm."],
    ["fr", "Surface cristalline, traitement antireflets, revêtement très dur, antiss", "très dur."],
    ["fr", "Coque rigide ultra fine au motif drapeau, finition mate, protecti", "finition mate."],
    ["fr", "Montre avec un cadran rond, un bracelet en acier, un affic", "bracelet en acier."],
    ["fr", "Cette batterie remplace celle de votre mobile, ou permett", "votre mobile."],
    ["fr", "Notre étui offre une parfaite protection, sans cacha", "parfaite protection."],
    ["fr", "Housse en néoprène avec bambou marron et vert - Protégez votre ordin", "marron et vert."],
    [
      "de",
      "Kristallklare Oberfläche, harte Beschichtung, leicht aufzubringen, antiss",
      "leicht aufzubringen.",
    ],
    ["de", "Uhr mit rundem Zifferblatt, einem Armband aus Stahl, einer Anzei", "Armband aus Stahl."],
    ["de", "Diese Hülle bietet einen sehr guten Schutz, ohne Versch", "guten Schutz."],
    ["de", "Weiche Hülle aus Neopren mit Griff, Reißverschluss, Schultergu", "Reißverschluss."],
    ["de", "Große Schale aus geöltem Eichenholz - für Obst und Blumenstr", "geöltem Eichenholz."],
    ["en", "Crystal clear surface, hard coating, easy to put on, antiss", "easy to put on."],
    ["en", "Watch with a round dial, a strap made of steel, a displ", "made of steel."],
    ["en", "This case offers a very good protection, without hidi", "good protection."],
    ["en", "Soft neoprene sleeve with a handle, zip fastener, shoulde", "zip fastener."],
    ["en", "Bowl made of oiled oak wood - for fruit and vegetab", "oiled oak wood."],
    ["it", "Superficie cristallina, rivestimento molto duro, facile da applicare, antiss", "da applicare."],
    ["it", "Orologio con quadrante rotondo, un cinturino in acciaio, un displ", "in acciaio."],
    ["it", "Questa custodia offre una protezione molto buona, senza nascon", "molto buona."],
    ["it", "Custodia morbida in neoprene con manico, cerniera, tracoll", "cerniera."],
    ["it", "Ciotola in legno di rovere oliato - per frutta e verdur", "rovere oliato."],
  ])("in %s: %s", (language, text, end) => {
    expect(nativeDescription(atLimit(text), language).slice(-end.length)).toBe(end);
  });

  it.each<Case>([
    ["fr", "Coque souple ultra fine de couleur rose pour Veldo Touchli", "couleur rose."],
    ["de", "Weiche und sehr dünne Hülle in Rosa für Veldo Touchli", "Hülle in Rosa."],
    ["en", "Soft and very thin case in pale pink for Veldo Touchli", "pale pink."],
    ["it", "Custodia morbida e molto sottile in rosa per Veldo Touchli", "in rosa."],
  ])("before what the name says in %s: %s", (language, text, end) => {
    const row = { name: "Halden 5 Veldo Touchline" };
    expect(nativeDescription(atLimit(text), language, row).slice(-end.length)).toBe(end);
  });

  it.each<readonly [Language, string]>([
    ["fr", "Mates et satinées, neutres et vives, la gamme de fards propose une multitu"],
    ["fr", "Pour votre nouveau Veldo Touch, cette coque rigide mettra en vale"],
    ["de", "Matt und seidig, neutral und lebhaft, die Lidschatten bieten viel abwechsl"],
    ["en", "Matt and silky, neutral and vivid, the eye shadows offer a multitud"],
    ["it", "Opachi e satinati, neutri e vivaci, gli ombretti offrono una moltitud"],
  ])("but not before its main clause in %s: %s", (language, text) => {
    expect(nativeDescription(atLimit(text), language)).toMatch(/…$/u);
  });
});

describe("the last clause that is cut in a word goes, at any length", () => {
  it.each<Case>([
    [
      "en",
      "Flexible garden hose for every day. It resists sun and frost. Ten years old. Comes with two connectors and spray noz",
      "two connectors.",
    ],
    [
      "en",
      "Matt paint for outside walls. It covers ten square metres. Washable when dry. Apply with a brush and foam paintbr",
      "with a brush.",
    ],
    [
      "de",
      "Helle Kommode mit drei Schubladen und Türen. Der Korpus ist weiß. Die Türen schließen leise. Lieferung zerlegt, Aufbauanleit",
      "Lieferung zerlegt.",
    ],
    [
      "de",
      "Großes Regal aus Kiefer für jeden Raum. Die Böden sind verstellbar. Trägt sehr viel. Die Rückwand ist aus Holz und Wandbefesti",
      "aus Holz.",
    ],
    [
      "fr",
      "Joli vélo pour enfant avec un cadre en acier. Il a deux freins. La selle se règle. Livré avec pompe, garde-boue et",
      "garde-boue.",
    ],
    [
      "fr",
      "Belle perceuse sans fil avec un mandrin rapide. Elle a deux vitesses. La poignée est souple. Poids : 1,6 kg avec chargeu",
      "1,6 kg.",
    ],
    [
      "it",
      "Bella pentola in acciaio con due manici. Il coperchio è in vetro. Si lava bene. Adatta a tutti i piani cottura compresa l'induz",
      "piani cottura.",
    ],
    [
      "it",
      "Bella lampada da tavolo in vetro soffiato. La base è in legno. Il cavo è lungo. Fornita con lampadina, spina e interrut",
      "spina.",
    ],
  ])("in %s: %s", (language, text, end) => {
    expect(nativeDescription(text, language).slice(-end.length)).toBe(end);
  });

  it.each<readonly [Language, string]>([
    [
      "en",
      "Flexible garden hose for every day. It resists sun and frost. Ten years old. Compatible with Gardena and Hozelock",
    ],
    [
      "de",
      "Helle Kommode mit drei Schubladen und Türen. Der Korpus ist weiß. Die Türen schließen leise. Lieferung zerlegt, Anleitung dabei",
    ],
    [
      "en",
      "Flexible brass fitting for every door. It resists sun and frost. Ten years old. Comes with knobs and escutcheons",
    ],
    [
      "fr",
      "Joli vélo pour enfant avec un cadre en acier. Il a deux freins. La selle se règle. Hauteur de selle 40 cm",
    ],
    [
      "fr",
      "Joli vélo pour enfant avec un cadre en acier. Il a deux freins. La selle se règle. Livré avec pompe et sacoche",
    ],
    [
      "it",
      "Bella pentola in acciaio con due manici. Il coperchio è in vetro. Si lava bene. Adatta a gas, vetroceramica e induzione",
    ],
    [
      "de",
      "Großes Regal aus Kiefer für jeden Raum. Die Böden sind verstellbar. Trägt sehr viel. Passend zur Serie Billund",
    ],
  ])("and nothing of a whole one in %s: %s", (language, text) => {
    expect(nativeDescription(text, language).replace(/\.$/u, "")).toBe(text);
  });
});

describe("a label without its value at the end", () => {
  it.each<Case>([
    ["fr", "Chaîne en argent d'une longueur de 45 cm. Fermoir : mousqueton. Largeur :", "mousqueton."],
    ["fr", "Calandre sport en plastique pour le type 2 - super design - couleur :", "super design."],
    ["de", "Kette aus Silber mit einer Länge von 45 cm. Verschluss: Karabiner. Breite:", "Karabiner."],
    ["en", "Chain made of silver with a length of 45 cm. Clasp: lobster. Width:", "lobster."],
    ["it", "Catena in argento con una lunghezza di 45 cm. Chiusura: moschettone. Larghezza:", "moschettone."],
  ])("goes with what the feed cut in %s: %s", (language, text, end) => {
    const { best_description: best, message } = answerTo(atLimit(text), language);
    expect(best.replace(/(?<!\.)$/u, ".").slice(-end.length)).toBe(end);
    expect(message).toContain("Left out: the end that the feed cut off");
  });
});

describe("an ellipsis that hides nothing goes", () => {
  it.each<Case>([
    ["fr", "Gilet torsadé avec col montant et capuche… Voir la présentation", "col montant et capuche."],
    ["fr", "Étui en cuir souple pour Veldo 3 (noir)… Voir la présentation", "(noir)."],
    ["fr", "Tableau de 98 cm en bois massif…Voir la présentation", "bois massif."],
    ["fr", "Batterie neuve pour ordinateur Veldo s530 … Voir la présentation", "Veldo s530."],
    ["fr", "Bas en voile comportant de larges zones de résille… Voir la présentation", "résille."],
  ])("behind a short text in %s: %s", (language, text, end) => {
    const { best_description: best, message } = answerTo(text, language);
    expect(best.slice(-end.length)).toBe(end);
    expect(message).not.toMatch(/présentation/u);
  });

  it.each<readonly [Language, string]>([
    ["fr", "Une lampe pour le salon, la chambre, le bureau…"],
    ["de", "Eine Lampe für Wohnzimmer, Küche, Flur…"],
    ["en", "A lamp for the hall, the kitchen, the office…"],
    ["it", "Una lampada per salotto, cucina, ufficio…"],
    ["de", "Ein Traum aus Holz. Einfach schön…"],
    ["en", "A dream made of wood. Simply lovely…"],
  ])("and the writer's own stays in %s: %s", (language, text) => {
    expect(nativeDescription(text, language)).toBe(text);
  });
});

describe("lost line breaks", () => {
  it.each<readonly [string, string]>([
    ["Coque ultra fine au motif jungle pour Veldo E1  Design et finition soignés.", "Veldo E1\nDesign et"],
    ["Pantalon droit à rayures avec poches  Fermeture zippée et bouton.", "poches\nFermeture"],
    ["Tissu en coton peigné très doux  Taille unique pour adulte.", "doux\nTaille"],
    ["Structure en bois laqué blanc  Poignées en aluminium brossé.", "blanc\nPoignées"],
    ["Membrane respirante et imperméable  Traitement déperlant durable.", "imperméable\nTraitement"],
  ])("are where several blanks stand before a capital: %s", (text, wanted) => {
    expect(nativeDescription(text, "fr")).toContain(wanted);
  });

  it.each([
    "Coque  Veldo noire en cuir avec rabat et fermeture.",
    "Housse en cuir noir pour  Veldo mini avec rabat.",
    "Voici  une  coque  noire  avec  Rabat  en  cuir.",
    "Coque noire en cuir  avec rabat et fermeture.",
    "Coque noire en cuir  VELDO avec rabat.",
  ])("are none elsewhere: %s", (text) => {
    expect(nativeDescription(text, "fr")).not.toContain("\n");
  });
});

describe("a title before a text that begins as it does", () => {
  it.each<Case>([
    [
      "fr",
      "Coque rigide rose pour Veldo 5 + 3 films - Coque rigide ultra fine au motif drapeau pour Veldo 5.",
      "3 films\n\nCoque",
    ],
    [
      "de",
      "Hülle hart rosa für Veldo 5 + 3 Folien - Hülle mit Flagge als Motiv für das Veldo 5.",
      "Folien\n\nHülle",
    ],
    [
      "en",
      "Case hard pink for Veldo 5 + 3 films - Case with a flag as its motif for the Veldo 5.",
      "films\n\nCase",
    ],
    [
      "it",
      "Cover rigida rosa per Veldo 5 + 3 pellicole - Cover con una bandiera come motivo per Veldo 5.",
      "pellicole\n\nCover",
    ],
  ])("stands alone in %s: %s", (language, text, wanted) => {
    expect(nativeDescription(text, language)).toContain(wanted);
  });

  it.each<readonly [Language, string]>([
    ["fr", "Coque rose - Coque en cuir souple pour Veldo 5 avec rabat."],
    ["de", "Tasse aus Ton - Becher und Tasse in einem, mit Henkel aus Holz."],
    ["en", "Case for Veldo 5 in pink - Made of soft leather with a flap."],
  ])("is a part of the sentence elsewhere in %s: %s", (language, text) => {
    expect(nativeDescription(text, language)).not.toContain("\n");
  });
});

describe("a text that ends in a whole measure is not cut, however long it is", () => {
  it.each([
    ["en", "Bicycle trailer with a folding frame. Weight without its cover: 78 kg"],
    ["de", "Anhänger mit klappbarem Rahmen. Gewicht ohne Verdeck: 78 kg"],
    ["fr", "Remorque avec un cadre pliable. Poids sans sa capote : 78 kg"],
    ["it", "Rimorchio con telaio pieghevole. Peso senza la capote: 78 kg"],
  ] as const)("%s: %s", (language, text) => {
    expect(nativeDescription(atLimit(text), language)).toMatch(/78 kg\.?$/u);
  });
});

describe("an ellipsis behind whole sentences", () => {
  it.each<Case>([
    [
      "fr",
      "Buffet bas en pin massif de premier choix provenant de forêts gérées. Le plateau est trait…",
      "forêts gérées.",
    ],
    [
      "de",
      "Kommode aus massiver Kiefer mit drei tiefen Schubladen und Griffen. Die Platte ist beh…",
      "und Griffen.",
    ],
    [
      "en",
      "Chest made of solid pine with three deep drawers and brass handles. The top is trea…",
      "brass handles.",
    ],
    [
      "it",
      "Cassettiera in pino massello con tre cassetti profondi e maniglie. Il piano è tratt…",
      "e maniglie.",
    ],
    [
      "de",
      "Strauch mit blauen Blüten für sonnige Beete und Kübel im Garten. Winterhart. Bitte beachten Sie, dass Pflanzen geschnitten geliefert werden koenn",
      "Winterhart.",
    ],
  ])("is cut with its sentence in %s: %s", (language, text, wanted) => {
    expect(nativeDescription(text, language).endsWith(wanted)).toBe(true);
  });

  it.each<readonly [Language, string]>([
    ["de", "Kommode aus massiver Kiefer mit drei tiefen Schubladen. Ideal für Flur, Küche, Diele usw…"],
    ["fr", "Buffet bas en pin massif avec trois grands tiroirs. Pour le salon, la cuisine, l'entrée etc…"],
  ])("stays where the sentence is open on purpose in %s: %s", (language, text) => {
    expect(nativeDescription(text, language)).toContain(language === "de" ? "usw" : "etc");
  });
});

describe("a pair that the feed cut in its second part", () => {
  it.each<Case>([
    [
      "en",
      "Flexible hose with fittings of brass. It withstands a burst of sun. Cover for leaks only and cutt",
      "burst of sun.",
    ],
    [
      "fr",
      "Châssis en aluminium avec roues souples. Dossier réglable en toile. Recommandée pour la ville ou les chem",
      "en toile.",
    ],
    [
      "it",
      "Gradini antiscivolo in gomma dura. Telaio verniciato a polvere. Consigliata per interno o ester",
      "a polvere.",
    ],
    [
      "de",
      "Messer aus gehärtetem Stahl, leise im Lauf. Griff mit weicher Auflage. Geeignet für Hecken oder Sträuc",
      "weicher Auflage.",
    ],
  ])("goes with its statement (%s)", (language, text, wanted) => {
    expect(nativeDescription(text, language)).toMatch(new RegExp(`${wanted.replace(".", "\\.")}$`, "u"));
  });

  it.each<readonly [Language, string]>([
    ["fr", "Châssis en aluminium avec roues souples. Dossier réglable en toile. Pour la ville ou le jardin"],
    ["it", "Gradini antiscivolo in gomma dura. Telaio verniciato a polvere. Per interno o esterno"],
    ["de", "Messer aus gehärtetem Stahl, leise im Lauf. Griff mit Auflage. Für Hecken oder Rasen"],
    ["en", "Blade of hardened steel, quiet to run. Handle with a soft grip. For hedges or lawns"],
  ])("stays where it is whole (%s)", (language, text) => {
    expect(nativeDescription(text, language).replace(/\.$/u, "")).toBe(text);
  });
});

describe("a warning that the feed cut off", () => {
  it.each<readonly [Language, string, string]>([
    [
      "en",
      "Peat free compost for pots and baskets, feeds up to 6 weeks. Suitable for seeds and cuttings. Not suitable for ericaceous pl",
      "Not suitable for ericaceous pl",
    ],
    [
      "de",
      "Schlauch aus Gummi mit Gewebe und Kupplung. Beständig gegen Frost und Sonne. Nicht geeignet für Trinkwas",
      "Nicht geeignet für Trinkwas",
    ],
    [
      "fr",
      "Mitigeur en laiton avec cartouche céramique. Vidage vendu à part du robinet. Ne convient pas aux chauffe-eau non press",
      "Ne convient pas aux chauffe-eau non press",
    ],
    [
      "it",
      "Circolatore con corpo in ghisa e attacchi filettati. Motore sincrono a basso consumo. Non adatto per acqua san",
      "Non adatto per acqua san",
    ],
  ])("stays, and is no point and in no search text, in %s: %s", (language, text, warning) => {
    const { best_description, bullet_points, seo } = answerTo(text, language, { name: "Nova 20" });
    expect(best_description).toContain(warning);
    expect(best_description.endsWith(`${warning}.`)).toBe(false);
    expect(bullet_points?.join(" ")).not.toContain(warning);
    expect(seo?.meta_description).not.toContain(warning);
  });

  it.each<readonly [Language, string]>([
    ["en", "Peat free compost for pots and baskets. Feeds up to 6 weeks. Not suitable for roses."],
    ["de", "Schlauch aus Gummi mit Kupplung. Beständig gegen Frost. Nicht geeignet für Trinkwasser."],
    ["fr", "Mitigeur en laiton avec vidage. Cartouche en céramique. Ne convient pas aux chauffe-eau."],
    ["it", "Circolatore con corpo in ghisa. Attacchi filettati. Non adatto per acqua sanitaria."],
    [
      "fr",
      "Kit de crochet avec deux pelotes. Niveau débutant. Ne convient pas aux enfants de moins de 3 ans",
    ],
    ["de", "Pfanne aus Aluminium mit Griff. Beschichtet und leicht. Nicht geeignet für Induktionskochfelder"],
  ])("is a point where it is whole, in %s: %s", (language, text) => {
    const [warning = ""] = text.split(". ").slice(-1);
    const { bullet_points } = answerTo(text, language, { name: "Nova 20" });
    expect(bullet_points).toContain(warning.replace(/\.$/u, ""));
  });
});

describe("a lone sentence cut behind a noun that asks for its complement has no full stop", () => {
  it.each([
    ["fr", "Assez fine mais solide pour bien protéger votre téléphone, cette coque à la finition"],
    ["de", "Schlank und doch robust genug für den Alltag ist diese Hülle in der Farbe"],
    ["it", "Sottile ma abbastanza robusta per proteggere il telefono, questa cover dalla finitura"],
    ["en", "Slim yet strong enough for every day, this sleeve for your phone comes with a finish"],
  ] as const)("in %s: %s", (language, text) => {
    const { best_description: best, bullet_points: points } = answerTo(text, language);
    expect(best).not.toMatch(/(?:finition|Farbe|finitura|finish)\.$/u);
    expect((points ?? []).join("\n")).not.toMatch(/(?:finition|Farbe|finitura|finish)$/mu);
  });
});

describe("a few letters behind whole sentences are the beginning of a word", () => {
  it.each<Case>([
    [
      "de",
      "Keilriemen für den Antrieb des Rasenmähers, verstärkt. Maße 12,7 x 2515 mm. Vor Einbau Altteil ver",
      "2515 mm.",
    ],
    [
      "de",
      "Tauchpumpe aus Edelstahl für klares Wasser im Garten. Mit Schwimmer, 3000 l/h. Nur im Freien betr",
      "3000 l/h.",
    ],
    [
      "fr",
      "Unité murale blanche avec pompe à chaleur réversible. Gaz R32, 0,76 kg. Mise en service par pers. hab",
      "0,76 kg.",
    ],
    [
      "it",
      "Pompa sommersa in acciaio per acqua chiara del giardino. Portata di 3000 l/h. Da usare solo in est",
      "3000 l/h.",
    ],
    [
      "en",
      "Steel pump for clear water in ponds and gardens. Delivers 3000 l/h. Comes with a hose adap",
      "3000 l/h.",
    ],
  ])("in %s: %s", (language, text, end) => {
    expect(nativeDescription(text, language, { name: "Nova 20" })).toMatch(
      new RegExp(`${end.replaceAll(".", "\\.")}$`, "u"),
    );
  });

  it.each<readonly [Language, string]>([
    ["de", "Lampe für den Schreibtisch, klein. Höhe 30 bis 45 cm. Schirm aus Stoff, matt rot"],
    ["fr", "Lampe de bureau orientable, petite. Hauteur de 30 cm. Abat-jour en tissu noir mat"],
    ["it", "Sedia da ufficio con ruote, comoda. Altezza di 80 cm. Seduta in stile pop"],
    ["en", "Travel bag with a long strap, roomy. Height of 30 cm. Lined with faux fur"],
  ])("and a whole word stays, in %s: %s", (language, text) => {
    const last = text.split(" ").slice(-2).join(" ");
    expect(nativeDescription(text, language, { name: "Nova 20" })).toContain(last);
  });

  it.each<readonly [Language, string, string]>([
    [
      "en",
      "Fits all racks of 2015 and later. Height of 30 cm. Coated finish, no need to degrease",
      "degrease",
    ],
    [
      "de",
      "Scheibe für Räder ab 2015. Höhe von 30 cm. Beschichtet, vor dem Einbau nicht zu entfetten",
      "entfetten",
    ],
    [
      "fr",
      "Disque pour vélos dès 2015. Hauteur de 30 cm. Finition revêtue, inutile de dégraisser",
      "dégraisser",
    ],
    ["it", "Disco per bici dal 2015. Altezza di 30 cm. Finitura rivestita, niente da sgrassare", "sgrassare"],
  ])("and so does a whole verb, in %s: %s", (language, text, verb) => {
    expect(nativeDescription(text, language, { name: "Nova 20" })).toContain(verb);
  });
});

describe("a list that its writer left open", () => {
  it.each<Case>([
    [
      "en",
      "A burner that lets the smoke run down the tower, which is lovely to watch. It is stable. Suitable for home, office, meditation, yoga studio...",
      "meditation, yoga studio",
    ],
    [
      "de",
      "Der Halter lässt den Rauch am Turm nach unten fließen und sieht schön aus. Er steht sicher. Geeignet für Büro, Wohnzimmer, Teehaus, Praxis...",
      "Teehaus, Praxis",
    ],
    [
      "fr",
      "Le brûleur laisse la fumée descendre le long de la tour et il est très beau. Il est stable. Convient pour la maison, le bureau, la chambre…",
      "le bureau, la chambre",
    ],
    [
      "it",
      "Il bruciatore fa scendere il fumo lungo la torre ed è molto bello da vedere. È stabile. Adatto per casa, ufficio, terrazza, giardino…",
      "terrazza, giardino",
    ],
  ])("keeps its last member, in %s: %s", (language, text, wanted) =>
    expect(nativeDescription(text, language)).toContain(wanted),
  );

  it.each<Case>([
    [
      "fr",
      "Le brûleur laisse la fumée descendre le long de la tour et il est très beau. Il est stable. Convient pour la maison, le bureau, la chamb…",
      "le bureau",
    ],
    [
      "en",
      "A burner that lets the smoke run down the tower, which is lovely to watch. It is stable. Suitable for home, office, meditation, yoga stud...",
      "meditation",
    ],
  ])("loses one that is cut, in %s: %s", (language, text, wanted) => {
    const written = nativeDescription(text, language);
    expect(written).toContain(wanted);
    expect(written).not.toMatch(/chamb|stud/u);
  });
});
