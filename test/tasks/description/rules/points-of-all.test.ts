import { describe, expect, test } from "vitest";
import { answerTo } from "./native-description.ts";

describe("what every thing has is no point before what only this one has", () => {
  const lines = {
    en: ["Certificates: CE, RoHS", "Input voltage: 100-240 V", "Includes: User manual", "Ports: 24"],
    de: [
      "Zertifikate: CE und RoHS",
      "Eingangsspannung: 100-240 V",
      "Lieferumfang: Bedienungsanleitung",
      "Ports: 24",
    ],
    fr: ["Certificats : CE, RoHS", "Tension d'entrée : 100-240 V", "Comprend : Mode d'emploi", "Ports : 24"],
    it: [
      "Certificato: FCC, CE",
      "Tensione di ingresso: 100-240 V",
      "Include: Manuale dell'utente",
      "Porte: 24",
    ],
  } as const;
  const others = ["Uplinks: 4 SFP", "Buffer: 512 kB", "Rack: 1 HE", "MTBF: 50000 h", "Chip: RTL 83"];

  test.each(["en", "de", "fr", "it"] as const)("%s", (language) => {
    const points = answerTo([...lines[language], ...others].join("\n"), language, {
      name: "Halden 1024",
    }).bullet_points;
    expect(points.join("\n")).toMatch(/: 24/u);
    expect(points.join("\n")).not.toMatch(/CE|100-240|manual|anleitung|emploi/iu);
  });
});
