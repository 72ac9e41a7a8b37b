import { describe, expect, test } from "vitest";
import { isNotice } from "../../../../src/tasks/description/rules/notices.ts";

describe("a warning", () => {
  test.each([
    "Warning: choking hazard, small parts",
    "Keep out of reach of children",
    "Not suitable for children under 3 years",
    "Caution: hot surface",
    "May contain traces of nuts",
    "Achtung! Nicht für Kinder unter 36 Monaten geeignet",
    "Außer Reichweite von Kindern aufbewahren",
    "Kann Spuren von Nüssen enthalten",
    "Warnhinweis: Erstickungsgefahr durch Kleinteile",
    "Vorsicht: Verletzungsgefahr",
    "Attention ! Ne convient pas aux enfants de moins de 36 mois",
    "Tenir hors de portée des enfants",
    "Peut contenir des traces d'arachides",
    "Mise en garde : usage externe uniquement",
    "Avertissement : petites pièces",
    "Attenzione: non adatto a bambini di età inferiore a 36 mesi",
    "Tenere fuori dalla portata dei bambini",
    "Può contenere tracce di frutta a guscio",
    "Avvertenze: solo per uso esterno",
    "Pericolo: rischio di soffocamento",
    "Experts advise caution when using this oil on sensitive skin",
    "As with all oils a large dose can give you a headache",
    "The image does not represent the actual size and colour",
    "Fachleute raten zur Vorsicht bei empfindlicher Haut",
    "In hohen Dosen kann das Öl Kopfschmerzen auslösen",
    "Kann die Haut reizen",
    "La prudence est de mise sur peau sensible",
    "À forte dose, cette huile donne mal à la tête",
    "Peut irriter la peau",
    "Si raccomanda cautela sulla pelle sensibile",
    "Ad alte dosi può dare mal di testa",
    "Può irritare la pelle",
  ])("is %s", (text) => {
    expect(isNotice(text)).toBe(true);
  });

  test.each([
    "Dangerously comfortable",
    "Attention to detail in every seam",
    "Achtungsvoll gefertigt",
    "Attentionné pour la peau",
    "Attenzioni particolari",
    "Material: Leder",
  ])("is not %s", (text) => {
    expect(isNotice(text)).toBe(false);
  });
});

describe("what sells nothing", () => {
  test.each([
    "Our model is 6ft 1 and wears a size M",
    "Colours may vary slightly from the picture",
    "3 year guarantee when registered",
    "Machine wash at 30 °C, do not bleach",
    "Please order one size up",
    "Order before 3pm for next day dispatch",
    "Key Features of Acme Kettle",
    "Use by date: see cap",
    "Das Model ist 1,80 m groß und trägt Größe M",
    "Farbabweichungen sind je nach Bildschirm möglich",
    "2 Jahre Garantie",
    "Nicht bleichen, nicht in den Trockner geben",
    "Fällt klein aus, bitte eine Nummer größer bestellen",
    "Versand nur innerhalb Deutschlands",
    "Wichtiger Hinweis: Bitte lesen",
    "Kühl und dunkel lagern",
    "Le mannequin mesure 1,76 m et porte une taille S",
    "La couleur peut varier selon les réglages de votre écran",
    "Garantie 2 ans",
    "Lavage en machine à 30 °C, ne pas repasser",
    "Taille petit, prenez une taille au-dessus",
    "Livraison offerte en point relais",
    "Ampoule non incluse",
    "À conserver à l'abri de la lumière",
    "La modella indossa una taglia M",
    "I colori possono variare leggermente",
    "Garanzia 10 anni",
    "Lavare a mano, non candeggiare",
    "Vestono leggermente strette: consigliamo mezza misura in più",
    "Consegna al piano gratuita",
    "Batterie non incluse",
    "Conservare in luogo fresco e asciutto",
    "Manuale dell'utente",
    "Bedienungsanleitung",
    "User manual",
    "Mode d'emploi",
    "Price on request for pallets",
    "A gift that keeps your customers coming back",
    "Paarpreis bitte erfragen",
    "Staffelpreise ab 10 Stück",
    "Tarif dégressif dès 12 pièces",
    "Un présentoir qui plaira à vos clients",
    "Prezzi scalari da 10 pezzi",
    "Articolo riservato ai rivenditori",
  ])("is %s", (text) => {
    expect(isNotice(text)).toBe(true);
  });

  test.each([
    "Machine washable at 30 °C",
    "With a model railway in scale H0",
    "Garanti sans bisphénol A",
    "Spülmaschinengeeignet und stapelbar",
    "Monitor mit 27 Zoll",
    "Lieferumfang: 2 Akkus, Ladegerät",
    "Télécommande avec commande vocale",
    "Può contenere fino a 5 litri",
    "Lavabile in lavatrice",
    "Mantiene la cucina in ordine",
    "Manual gearbox with six speeds",
    "Cambio manuale a sei marce",
    "Price labels of thermal paper, 500 pieces",
    "Preisschilder aus Kunststoff",
    "Étiquettes de prix adhésives",
    "Portaprezzi in plexiglass",
  ])("is not %s", (text) => {
    expect(isNotice(text)).toBe(false);
  });
});

describe("what is not there, not said or not allowed to be said", () => {
  test.each([
    "No charging cable included",
    "Does not support wireless charging",
    "Supplied without a lamp shade",
    "Softer skin in 14 days*",
    "N/A",
    "See title",
    "This oil is used to treat headaches",
    "New look",
    "Kein Netzteil im Lieferumfang",
    "Unterstützt keine Sprachbefehle",
    "Glattere Haut nach 14 Tagen*",
    "k. A.",
    "Siehe Titel",
    "Zur Behandlung von Kopfschmerzen",
    "Pas de chargeur fourni",
    "Ne prend pas en charge la 5G",
    "Vendu sans ampoule",
    "Peau plus douce en 14 jours*",
    "N.C.",
    "Voir photo",
    "Guérit les maux de tête",
    "Senza cavo in dotazione",
    "Non supporta la ricarica rapida",
    "Venduto senza lampadina",
    "Pelle più morbida in 14 giorni*",
    "n.d.",
    "Vedi titolo",
    "Aiuta a perdere peso",
  ])("is a notice: %s", (text) => {
    expect(isNotice(text)).toBe(true);
  });

  test.each([
    "Supports Bluetooth 5.3",
    "Free from parabens",
    "Two batteries included",
    "Ohne Parabene",
    "Zwei Akkus im Lieferumfang",
    "Sans parabène",
    "Deux batteries fournies",
    "Senza parabeni",
    "Due batterie in dotazione",
  ])("is none: %s", (text) => {
    expect(isNotice(text)).toBe(false);
  });
});

describe("what only a later update brings", () => {
  test.each([
    "After the next update the receiver plays in all rooms",
    "Nach dem nächsten Update kann der Receiver in allen Räumen spielen",
    "Après une mise à jour, l'ampli joue dans toutes les pièces",
    "Dopo un aggiornamento il ricevitore suona in tutte le stanze",
  ])("is no selling point: %s", (text) => expect(isNotice(text)).toBe(true));
});

describe("a memory", () => {
  test.each(["Storage: 512 GB NVMe SSD", "Storage: 1 TB", "Storage: 64GB"])(
    "is none on storing: %s",
    (text) => expect(isNotice(text)).toBe(false),
  );

  test.each(["Storage: keep in a dry place", "Lagerung: trocken", "Conservazione: in luogo asciutto"])(
    "what says how to store it is one: %s",
    (text) => expect(isNotice(text)).toBe(true),
  );
});
