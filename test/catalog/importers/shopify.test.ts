import { describe, expect, it } from "vitest";
import { type Files, importFiles, importWarnings } from "./import-files.ts";

interface Link {
  readonly id: string;
  readonly handle: string;
  readonly name?: string;
  readonly extended?: boolean;
  readonly type?: string;
}

interface Category {
  readonly id: string;
  readonly name: string;
  readonly parent?: string;
  readonly attributes?: readonly Link[];
}

const gid = (kind: string, id: string) => `gid://shopify/Taxonomy${kind}/${id}`;

function categoriesJson(categories: readonly Category[], version = "2030-01"): string {
  return JSON.stringify({
    version,
    verticals: [
      {
        name: categories[0]?.name,
        categories: categories.map(({ id, name, parent, attributes = [] }) => ({
          id: gid("Category", id),
          name,
          parent_id: parent === undefined ? null : gid("Category", parent),
          attributes: attributes.map((link) => ({ ...link, id: gid("Attribute", link.id) })),
        })),
      },
    ],
  });
}

function attributesJson(attributes: readonly object[], version = "2030-01"): string {
  return JSON.stringify({ version, attributes });
}

const size = {
  id: gid("Attribute", "50"),
  handle: "size",
  name: "Size",
  extended_attributes: [{ handle: "collar-size", name: "Collar size" }],
  values: [
    { id: gid("Value", "1"), name: "Small", handle: "size__small" },
    { id: gid("Value", "2"), name: "Large", handle: "size__large" },
  ],
};
const sizeLink = { id: "50", handle: "size", name: "Size" };
const tree = [
  { id: "pe", name: "Pets" },
  { id: "pe-1", name: "Collars", parent: "pe", attributes: [sizeLink] },
];
const plain: Files = {
  "en/categories.json": categoriesJson(tree),
  "en/attributes.json": attributesJson([size]),
};

async function attributesOf(files: Files, category = "pe-1") {
  return (await importFiles("shopify", files)).catalog.attributes(category);
}

describe("shopifyImporter", () => {
  it("keys attributes by handle, since one category may ask for two of one number", async () => {
    const both = [sizeLink, { id: "50", handle: "collar-size", name: "Collar size", extended: true }];
    const attributes = await attributesOf({
      ...plain,
      "en/categories.json": categoriesJson([{ id: "pe-1", name: "Collars", attributes: both }]),
    });
    expect(attributes.map(({ identifier, names }) => [identifier, names.en])).toEqual([
      ["size", "Size"],
      ["collar-size", "Collar size"],
    ]);
    expect(attributes[1]?.values).toEqual(attributes[0]?.values);
    expect(attributes[0]?.values.map(({ identifier }) => identifier)).toEqual(["1", "2"]);
  });

  it("finds an extended attribute with a number of its own by its handle", async () => {
    const own = [{ id: "9999", handle: "collar-size", name: "Collar size", extended: true }];
    const attributes = await attributesOf({
      ...plain,
      "en/categories.json": categoriesJson([{ id: "pe-1", name: "Collars", attributes: own }]),
    });
    expect(attributes[0]?.values).toHaveLength(2);
  });

  it("inherits nothing", async () => {
    const files = {
      ...plain,
      "en/categories.json": categoriesJson([
        { id: "pe", name: "Pets", attributes: [sizeLink] },
        { id: "pe-1", name: "Collars", parent: "pe" },
      ]),
    };
    expect(await attributesOf(files, "pe")).toHaveLength(1);
    expect(await attributesOf(files, "pe-1")).toEqual([]);
  });

  it("joins languages by number whatever their order, and keeps that of English", async () => {
    const { catalog, warnings } = await importFiles("shopify", {
      ...plain,
      "de/categories.json": categoriesJson([
        { id: "pe-1", name: "Halsbänder", parent: "pe", attributes: [{ ...sizeLink, name: "Größe" }] },
        { id: "pe", name: "Tiere" },
      ]),
      "de/attributes.json": attributesJson([
        {
          ...size,
          name: "Größe",
          values: [
            { id: gid("Value", "2"), name: "Groß" },
            { id: gid("Value", "1"), name: "Klein" },
          ],
        },
      ]),
    });
    expect(catalog.categories.map(({ names }) => names)).toEqual([
      { en: "Pets", de: "Tiere" },
      { en: "Collars", de: "Halsbänder" },
    ]);
    const [asked] = catalog.attributes("pe-1");
    expect(asked?.names).toEqual({ en: "Size", de: "Größe" });
    expect(asked?.values.map(({ names }) => names)).toEqual([
      { en: "Small", de: "Klein" },
      { en: "Large", de: "Groß" },
    ]);
    expect(warnings).toEqual([]);
  });

  it("counts what a language of another release lacks or has too much", async () => {
    const warnings = await importWarnings("shopify", {
      ...plain,
      "fr/categories.json": categoriesJson(
        [
          { id: "pe", name: "Animaux" },
          { id: "zz", name: "Autres" },
        ],
        "2029-01",
      ),
    });
    expect(warnings).toEqual([
      "fr/categories.json is of version 2029-01, en/categories.json of 2030-01.",
      "fr/categories.json: 1 categories have no name in fr, 1 are passed over.",
    ]);
  });

  it("takes another language as the master where English is missing", async () => {
    const { catalog } = await importFiles("shopify", {
      "it/categories.json": categoriesJson([{ id: "pe", name: "Animali" }]),
      "de/categories.json": categoriesJson([{ id: "pe", name: "Tiere" }]),
    });
    expect(catalog.categories[0]?.names).toEqual({ de: "Tiere", it: "Animali" });
  });

  it.each<[string, Files]>([
    [
      "languages in the files' names",
      {
        "categories.en.json": plain["en/categories.json"] ?? "",
        "attributes.en.json": plain["en/attributes.json"] ?? "",
      },
    ],
    [
      "taxonomy.json, which is both in one",
      {
        "taxonomy.en.json": JSON.stringify({
          ...JSON.parse(categoriesJson(tree)),
          ...JSON.parse(attributesJson([size])),
        }),
      },
    ],
    ["taxonomy.json beside the two", { ...plain, "en/taxonomy.json": categoriesJson(tree) }],
    [
      "other files of a release beside them",
      {
        ...plain,
        "en/attribute_values.json": "{}",
        "en/integrations/map.json": "{}",
        "en/categories.txt": "x",
        "es/categories.json": "{}",
      },
    ],
    [
      "any names, where the words tell the language",
      {
        "one.json": categoriesJson([
          { id: "pe", name: "Animals and Pet Supplies for the Home" },
          ...tree.slice(1),
        ]),
        "two.json": attributesJson([{ ...size, name: "Size of the collar with buckle" }]),
      },
    ],
  ])("reads %s", async (_, files) => {
    const { catalog } = await importFiles("shopify", files);
    expect(catalog.attributes("pe-1")[0]?.values[1]?.names.en).toBe("Large");
  });

  it("says which languages it passes over", async () => {
    expect(
      await importWarnings("shopify", {
        ...plain,
        "es/categories.json": "{}",
        "pt-BR/categories.json": "{}",
      }),
    ).toEqual(["Passed over: es, pt; pdo knows en, de, fr, it."]);
  });

  it("turns no-break spaces in names into plain ones", async () => {
    const names = categoriesJson([{ id: "pe", name: " Pets\u00a0& \u202fmore " }]);
    const { catalog } = await importFiles("shopify", { "en/categories.json": names });
    expect(catalog.categories[0]?.names.en).toBe("Pets & more");
  });

  it("takes a measurement in the first unit that is known, else as free text", async () => {
    const measured = (handle: string, supported_units: readonly string[]) => ({
      ...{
        id: gid("Attribute", handle),
        handle,
        name: handle,
        type: "measurement",
        measurement_type: "length",
      },
      supported_units,
    });
    const attributes = ["1", "2"].map((id) => ({ id, handle: id, name: id, type: "measurement" }));
    const files = {
      "en/categories.json": categoriesJson([{ id: "pe-1", name: "Leads", attributes }]),
      "en/attributes.json": attributesJson([
        measured("1", ["cubits", "centimeters"]),
        measured("2", ["cubits"]),
      ]),
    };
    expect(await attributesOf(files)).toMatchObject([
      { kind: "measure", unit: "cm", dimension: "length", values: [] },
      { kind: "open", values: [] },
    ]);
    expect(await importWarnings("shopify", files)).toEqual([
      "1 measurement without a known unit taken as free text, for example 2.",
    ]);
  });

  it("makes colour, size, gender and age required below clothing alone, unless a levels file says otherwise", async () => {
    const handles = ["color", "shoe-size", "target-gender", "age-group", "pattern"];
    const attributes = handles.map((handle) => ({ id: handle, handle, name: handle }));
    const files = {
      "en/categories.json": categoriesJson([
        { id: "aa-1", name: "Clothing", attributes },
        { id: "pe-1", name: "Collars", attributes },
      ]),
      "en/attributes.json": attributesJson(
        attributes.map((link) => ({ ...link, id: gid("Attribute", link.id) })),
      ),
    };
    const levels = async (category: string, more: Files = {}) =>
      (await attributesOf({ ...files, ...more }, category)).map(({ requirementLevel }) => requirementLevel);
    expect(await levels("aa-1")).toEqual(["required", "required", "required", "required", "recommended"]);
    expect(new Set(await levels("pe-1"))).toEqual(new Set(["recommended"]));
    const own = { "levels.csv": "category,attribute,level\naa-*,*size,optional\n" };
    expect((await levels("aa-1", own))[1]).toBe("optional");
    expect((await levels("aa-1", own))[0]).toBe("required");
  });

  it("keeps what nobody asks for", async () => {
    const idle = {
      id: gid("Attribute", "51"),
      handle: "idle",
      name: "Idle",
      values: size.values.slice(0, 1),
    };
    const files = {
      ...plain,
      "en/attributes.json": attributesJson([size, { ...idle, values: [{ id: "7", name: "X" }] }]),
    };
    const { catalog, warnings } = await importFiles("shopify", files);
    expect(warnings).toEqual([]);
    expect(catalog.unusedAttributes).toMatchObject([
      { identifier: "idle", kind: "closed", names: { en: "Idle" }, values: [{ identifier: "7" }] },
    ]);
  });
});
