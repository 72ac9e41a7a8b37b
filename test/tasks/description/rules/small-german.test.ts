import { expect, it } from "vitest";
import { nativeDescription } from "./native-description.ts";

it.each([
  [
    "hocker aus massivem eichenholz. mit einem kissen aus wolle. ab 3 jahre. im karton mit anleitung.",
    "Hocker aus massivem Eichenholz. Mit einem Kissen aus Wolle. Ab 3 Jahre. Im Karton mit Anleitung.",
  ],
  [
    "lampe mit einem schirm aus stoff. für das wohnzimmer und die küche. ACHTUNG! nicht für den garten geeignet.",
    "Lampe mit einem Schirm aus Stoff. Für das Wohnzimmer und die Küche. ACHTUNG! Nicht für den Garten geeignet.",
  ],
])("nouns get their capitals: %s", (text, wanted) => expect(nativeDescription(text, "de")).toBe(wanted));

it.each([
  "Hocker aus massivem Eichenholz, mit einem kissen aus Wolle und ohne Lehne.",
  "Weich, warm und leicht.",
])("where nouns have them, or there are few words, a text stays: %s", (text) =>
  expect(nativeDescription(text, "de")).toBe(text),
);
