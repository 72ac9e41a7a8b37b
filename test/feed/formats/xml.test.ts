import fc from "fast-check";
import { SaxesParser } from "saxes";
import { describe, expect, it } from "vitest";
import { isFeedError } from "../../../src/feed/errors.ts";
import type { PdoError } from "../../../src/lib/errors.ts";
import { propertyRuns } from "../../property-runs.ts";
import { feedOf, recordsOf, written } from "../in-memory-feed.ts";

const file = { path: "feed.xml" };
const added = { addedColumns: ["pdo_name", "pdo_status"] };
const cells = () => ({ added: { pdo_name: 'Chair & "Co" <oak>', pdo_status: "ok" } });

const google = `<?xml version="1.0"?>
<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0">
<channel>
  <title>A shop</title>
  <link>https://shop.example</link>
  <item>
    <g:id>A1</g:id>
    <title><![CDATA[Chair <b>"Oslo"</b> & table]]></title>
    <g:description>
      Solid oak &amp; steel&#8482;, 45 &#xD7; 50 cm
    </g:description>
    <g:item_group_id/>
    <g:shipping><g:country>DE</g:country><g:price>4.90 EUR</g:price></g:shipping>
    <g:product_detail>
      <g:section_name>Material</g:section_name>
      <g:attribute_name>Frame</g:attribute_name>
      <g:attribute_value>oak</g:attribute_value>
    </g:product_detail>
  </item>
  <!-- an <item> that is none -->
  <item><g:id>A2</g:id><title>Übertopf</title><s:attribute name="Höhe">25&#160;cm</s:attribute></item>
</channel>
</rss>
`;

const bmecat = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE BMECAT SYSTEM "bmecat_new_catalog_1_2.dtd">
<BMECAT version="1.2"><HEADER><CATALOG><LANGUAGE>deu</LANGUAGE></CATALOG></HEADER>
<T_NEW_CATALOG>
${"<CATALOG_STRUCTURE><GROUP_ID>1</GROUP_ID><GROUP_NAME>Schrauben</GROUP_NAME></CATALOG_STRUCTURE>\n".repeat(3)}
<ARTICLE mode="new"><SUPPLIER_AID>S-1</SUPPLIER_AID><ARTICLE_DETAILS><DESCRIPTION_SHORT>Sechskantschraube</DESCRIPTION_SHORT></ARTICLE_DETAILS>
<ARTICLE_FEATURES><FEATURE><FNAME>Länge</FNAME><FVALUE>40</FVALUE><FUNIT>mm</FUNIT></FEATURE><FEATURE><FNAME>Material</FNAME><FVALUE>Stahl</FVALUE></FEATURE></ARTICLE_FEATURES></ARTICLE>
</T_NEW_CATALOG></BMECAT>`;

const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0">
<title>A shop</title><entry><g:id>1</g:id><title xml:lang="de">Stuhl</title><title xml:lang="fr">Chaise</title></entry>
</feed>`;

const list = `<catalogue><lamp sku="7"><label>Lamp</label></lamp><lamp sku="8"><label>Lampe</label></lamp></catalogue>`;

async function problemOf(content: string, options = {}): Promise<PdoError> {
  try {
    await recordsOf(await feedOf(content, { ...file, ...options }));
  } catch (error) {
    if (isFeedError(error)) return error;
    throw error;
  }
  throw new Error("The feed was not refused.");
}

/** The texts of an element's children by their names, as a parser that is not ours reads them. */
function readBySaxes(document: string): readonly ReadonlyMap<string, string>[] {
  const parser = new SaxesParser();
  const items: Map<string, string>[] = [];
  const open: string[] = [];
  let text = "";
  const take = (more: string) => {
    text += more;
  };
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name }) => {
    open.push(name);
    text = "";
    if (name === "item" || name === "product") items.push(new Map());
  });
  parser.on("text", take);
  parser.on("cdata", take);
  parser.on("closetag", ({ name }) => {
    open.pop();
    items.at(-1)?.set(name, text.trim());
  });
  parser.write(document).close();
  return items;
}

describe("reading XML", () => {
  it("finds the items of Google's RSS, and what their elements say", async () => {
    const [first, second] = await recordsOf(await feedOf(google, file));
    expect(first?.keys?.()).toEqual([
      "g:id",
      "title",
      "g:description",
      "g:item_group_id",
      "g:shipping>g:country",
      "g:shipping>g:price",
      "g:product_detail>g:section_name",
      "Frame",
    ]);
    expect(first?.text("title")).toBe('Chair <b>"Oslo"</b> & table');
    expect(first?.text("g:description")).toBe("Solid oak & steel™, 45 × 50 cm");
    expect(first?.text("g:item_group_id")).toBe("");
    expect(first?.text("Frame")).toBe("oak");
    expect(second?.text("title")).toBe("Übertopf");
    expect(second?.text("Höhe")).toBe("25\u00a0cm");
    expect(second?.line).toBe(21);
  });

  it("finds the articles of a BMEcat behind its groups, and features by their names", async () => {
    const records = await recordsOf(await feedOf(bmecat, file));
    expect(records).toHaveLength(1);
    expect(records[0]?.text("ARTICLE_DETAILS>DESCRIPTION_SHORT")).toBe("Sechskantschraube");
    expect(records[0]?.text("Länge [mm]")).toBe("40");
    expect(records[0]?.text("Material")).toBe("Stahl");
  });

  it("tells languages of repeated elements apart", async () => {
    const [entry] = await recordsOf(await feedOf(atom, file));
    expect(entry?.text("title-de")).toBe("Stuhl");
    expect(entry?.text("title-fr")).toBe("Chaise");
  });

  it("takes what is repeated for records, with their own attributes", async () => {
    const records = await recordsOf(await feedOf(list, file));
    expect(records.map((record) => [record.text("@sku"), record.text("label")])).toEqual([
      ["7", "Lamp"],
      ["8", "Lampe"],
    ]);
  });

  it.each([
    ["ware", ["catalog", "wares", "ware"]],
    ["wares/ware", ["catalog", "wares", "ware"]],
    ["catalog > groups > Group", ["catalog", "groups", "group"]],
  ])("takes the element that is asked for as the record: %s", async (record, recordPath) => {
    const groups = "<groups><group><n>1</n></group><group><n>2</n></group></groups>";
    const text = `<catalog>${groups}<wares><ware><n>3</n></ware></wares></catalog>`;
    const feed = await feedOf(text, { ...file, record });
    expect(feed.description).toMatchObject({ recordPath, columns: ["n"] });
    expect((await written(feed, {})).text).toBe(text);
    await expect(feedOf(text, { ...file, record: "item" })).rejects.toMatchObject({
      code: "PDO_FEED_RECORD_UNKNOWN",
      seen: expect.stringContaining("catalog/groups/group"),
    });
  });

  it("is known by its content, whatever the file is called", async () => {
    for (const path of ["feed.csv", "feed.txt", "download"])
      expect((await feedOf(google, { path })).description.format).toBe("xml");
  });

  it("sets aside a record with a reference that XML does not know", async () => {
    const text =
      "<items><item><name>Salt&nbsp;mill</name></item><item><name>Salt &amp; pepper</name></item></items>";
    const [first, second] = await recordsOf(await feedOf(text, file));
    expect(first?.problem?.code).toBe("PDO_FEED_ROW_NOT_XML");
    expect(first?.problem?.reason).toContain("&nbsp;");
    expect(second?.problem).toBeUndefined();
  });
});

describe("refusing XML", () => {
  it("refuses a document that was cut off, wherever", async () => {
    const text = google.trimEnd();
    for (let end = google.indexOf("<item>") + 6; end < text.length; end += 3) {
      const { code } = await problemOf(text.slice(0, end));
      expect(code).toMatch(/^PDO_FEED_(?:XML_BROKEN|NO_OBJECT)$/);
    }
  });

  it("calls no document empty that was cut off in its first record", async () => {
    for (const cut of ["<rss><channel><item><id>1</id><title>Ch", "<rss><channel><item><id>1</id>"])
      await expect(feedOf(cut, file)).rejects.toMatchObject({ code: "PDO_FEED_XML_BROKEN" });
    expect((await feedOf("<rss><channel></channel></rss>", file)).isEmpty).toBe(true);
  });

  it.each([
    [
      "entities that grow",
      '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><x><item><a>&b;</a></item></x>',
    ],
    [
      "an entity that is a file",
      '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><x><item><a>&f;</a></item></x>',
    ],
    ["tags that cross", "<x><item><a><b></a></b></item></x>"],
    ["a bare bracket", "<x><item><a>3 < 4</a></item></x>"],
    ["two documents in one", "<x><item><a>1</a></item></x><x><item><a>1</a></item></x>"],
    ["text behind the end", "<x><item><a>1</a></item></x> and more"],
    ["elements without end", `<x><item>${"<a>".repeat(600)}`],
  ])("refuses %s", async (_, text) => {
    expect((await problemOf(text)).code).toBe("PDO_FEED_XML_BROKEN");
  });

  it("refuses a record that is larger than allowed", async () => {
    const text = `<x><item><a>1</a></item><item><a>${"long ".repeat(60_000)}</a></item></x>`;
    const error = await problemOf(text, { maxRecordBytes: 1_000, chunk: 500 });
    expect(error.code).toBe("PDO_FEED_RECORD_TOO_LARGE");
  });
});

describe("writing XML", () => {
  it.each([google, bmecat, atom, list])(
    "leaves every byte of a document that is not changed (%#)",
    async (text) => {
      for (const chunk of [1, 7, 65_536]) {
        expect((await written(await feedOf(text, { ...file, chunk }), {})).text).toBe(text);
      }
    },
  );

  it("adds elements before the end of each record, which other parsers read", async () => {
    const { text } = await written(await feedOf(google, file), added, cells);
    const items = readBySaxes(text);
    expect(items.map((item) => item.get("pdo_name"))).toEqual(Array(2).fill('Chair & "Co" <oak>'));
    expect(items[0]?.get("title")).toBe('Chair <b>"Oslo"</b> & table');
    const without = text.replace(/\s*<pdo_(\w+)>[^<]*<\/pdo_\1>/g, "");
    expect(without).toBe(google);
  });

  it("replaces what an earlier run added", async () => {
    const once = (await written(await feedOf(google, file), added, cells)).text;
    const twice = (await written(await feedOf(once, file), added, cells)).text;
    expect(twice).toBe(once);
  });

  it("replaces texts in place, in CDATA as in an empty tag", async () => {
    const change = () => ({
      replaced: { title: "Chair ]]> & more", "g:item_group_id": "G<1>", "g:color": "red" },
    });
    const { text } = await written(await feedOf(google, file), {}, change);
    const [first] = readBySaxes(text);
    expect(first?.get("title")).toBe("Chair ]]> & more");
    expect(first?.get("g:item_group_id")).toBe("G<1>");
    expect(first?.get("g:color")).toBe("red");
    expect(text).toContain("<title><![CDATA[Chair ");
  });

  it("writes references where the document is declared to be in another encoding", async () => {
    const text = '<?xml version="1.0" encoding="ISO-8859-1"?><x><item><name>Chair</name></item></x>';
    const change = () => ({ added: { pdo_name: "Stühle – 5 €" } });
    const { bytes } = await written(await feedOf(text, file), added, change);
    expect(bytes.toString("latin1")).toContain("<pdo_name>St&#252;hle &#8211; 5 &#8364;</pdo_name>");
  });

  it("writes tables as products, with the columns that cannot be names in an attribute", async () => {
    const feed = await feedOf('sku,Farbe DE,"a<b"\n1,rot & blau,"<i>x</i>"\n');
    const { text } = await written(feed, { ...added, format: "xml" }, cells);
    const [product] = readBySaxes(text);
    expect(product?.get("pdo_status")).toBe("ok");
    const [record] = await recordsOf(await feedOf(text, file));
    expect(record?.text("Farbe DE")).toBe("rot & blau");
    expect(record?.text("a<b")).toBe("<i>x</i>");
  });

  it("writes carriage returns so that every parser reads them", async () => {
    const feed = await feedOf(JSON.stringify([{ name: "a\r\nb\rc" }]), { path: "feed.json" });
    const { text } = await written(feed, { format: "xml" });
    expect(readBySaxes(text)[0]?.get("name")).toBe("a\r\nb\rc");
    const [record] = await recordsOf(await feedOf(text, file));
    expect(record?.text("name")).toBe("a\r\nb\rc");
    const [other] = await recordsOf(await feedOf("<x><item><name>a\r\nb\rc</name></item></x>", file));
    expect(other?.text("name")).toBe("a\nb\nc");
  });

  it("says of any text what another parser reads", async () => {
    const texts = fc.array(fc.string({ unit: "binary" }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(texts, fc.integer({ min: 1, max: 64 }), async (names, chunk) => {
        const feed = await feedOf(JSON.stringify(names.map((name) => ({ name }))), { path: "feed.json" });
        const { text } = await written(feed, { format: "xml" });
        const records = await recordsOf(await feedOf(text, { ...file, chunk }));
        expect(records.map((record) => record.text("name"))).toEqual(
          readBySaxes(text).map((item) => item.get("name")),
        );
      }),
      { numRuns: propertyRuns(60) },
    );
  });
});
