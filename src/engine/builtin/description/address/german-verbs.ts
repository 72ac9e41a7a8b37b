/** Infinitive (also the form with Sie), form with du, imperative; `-` where one does not command it. */
const rows = `
können kannst -|müssen musst -|sollen sollst -|wollen willst -|dürfen darfst -|möchten möchtest -|mögen magst -
haben hast -|sind bist -|werden wirst -|wissen weißt -|brauchen brauchst -|benötigen benötigst -|suchen suchst -
wünschen wünschst -|erhalten erhältst -|bekommen bekommst -|besitzen besitzt -|profitieren profitierst profitiere
genießen genießt genieße|erleben erlebst erlebe|entdecken entdeckst entdecke|nutzen nutzt nutze|benutzen benutzt benutze
verwenden verwendest verwende|hören hörst höre|machen machst mache|spielen spielst spiele|steuern steuerst steuere
wählen wählst wähle|kombinieren kombinierst kombiniere|lassen lässt lass|sehen siehst sieh|geben gibst gib
nehmen nimmst nimm|lesen liest lies|halten hältst halte|tragen trägst trage|fahren fährst fahre|finden findest finde
freuen freust freue|holen holst hole|gönnen gönnst gönn|sichern sicherst sichere|stellen stellst stelle
legen legst lege|setzen setzt setze|schließen schließt schließe|verbinden verbindest verbinde|tauchen tauchst tauche
laden lädst lade|streamen streamst streame|teilen teilst teile|speichern speicherst speichere|schalten schaltest schalte
passen passt passe|bringen bringst bringe|achten achtest achte|beachten beachtest beachte|reinigen reinigst reinige
waschen wäschst wasche|kochen kochst koche|backen backst backe|mischen mischst mische|füllen füllst fülle
drücken drückst drücke|drehen drehst drehe|ziehen ziehst ziehe|greifen greifst greife|starten startest starte
verzichten verzichtest verzichte|verlassen verlässt verlasse|bleiben bleibst bleibe|gehen gehst gehe|kommen kommst komm
arbeiten arbeitest arbeite|schreiben schreibst schreibe|zeigen zeigst zeige|gestalten gestaltest gestalte
erweitern erweiterst erweitere|ergänzen ergänzt ergänze|verwandeln verwandelst verwandle|überzeugen überzeugst überzeuge
verfolgen verfolgst verfolge|empfangen empfängst empfange|übertragen überträgst übertrage|bedienen bedienst bediene
behalten behältst behalte|konzentrieren konzentrierst konzentriere|entspannen entspannst entspanne
schützen schützt schütze|verleihen verleihst verleihe|schaffen schaffst schaffe|erreichen erreichst erreiche
erledigen erledigst erledige|organisieren organisierst organisiere|verwalten verwaltest verwalte
fotografieren fotografierst fotografiere|filmen filmst filme|aktivieren aktivierst aktiviere|regeln regelst regle
synchronisieren synchronisierst synchronisiere|installieren installierst installiere|montieren montierst montiere
befestigen befestigst befestige|tippen tippst tippe|wechseln wechselst wechsle|vermeiden vermeidest vermeide
sparen sparst spare|testen testest teste|probieren probierst probiere|schneiden schneidest schneide
singen singst singe|tanzen tanzt tanze|feiern feierst feiere|schauen schaust schau|fühlen fühlst fühle
schaffen schaffst schaffe|erstellen erstellst erstelle|bearbeiten bearbeitest bearbeite|abonnieren abonnierst abonniere`;

export interface GermanVerb {
  readonly infinitive: string;
  readonly du: string;
  /** Undefined where one does not command it. */
  readonly imperative: string | undefined;
}

const verbs: readonly GermanVerb[] = rows
  .split(/[|\n]/)
  .filter((row) => row !== "")
  .map((row) => {
    const [infinitive = "", du = "", imperative = "-"] = row.split(" ");
    return { infinitive, du, imperative: imperative === "-" ? undefined : imperative };
  });

const byInfinitive = new Map(verbs.map((verb) => [verb.infinitive, verb]));
const byDu = new Map(verbs.map((verb) => [verb.du, verb]));
const byImperative = new Map(verbs.flatMap((verb) => (verb.imperative ? [[verb.imperative, verb]] : [])));
const prefix =
  /^(?:ab|an|auf|aus|bei|ein|fest|frei|her|hin|los|mit|nach|vor|weg|weiter|zu|zurück|zusammen|über|um)/;

export function verbOfInfinitive(word: string): GermanVerb | undefined {
  return byInfinitive.get(word);
}

export function verbOfDu(word: string): GermanVerb | undefined {
  return byDu.get(word);
}

export function verbOfImperative(word: string): GermanVerb | undefined {
  return byImperative.get(word);
}

/** At a clause's end the prefix stands before its verb: anschließen, anschließt. */
export function withPrefix(
  word: string,
  find: (word: string) => GermanVerb | undefined,
  write: (verb: GermanVerb) => string,
): string | undefined {
  const verb = find(word);
  if (verb) return write(verb);
  const start = prefix.exec(word)?.[0] ?? "";
  const base = start === "" ? undefined : find(word.slice(start.length));
  return base && start + write(base);
}
