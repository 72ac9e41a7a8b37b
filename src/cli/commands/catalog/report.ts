import { languages, requirementLevels } from "../../../api/vocabulary.ts";
import { type CatalogFile, findImportedFile } from "../../../catalog/catalog-files.ts";
import { attributeKinds, type Catalog } from "../../../catalog/model.ts";
import { type CatalogReport, createCatalogReport } from "../../../catalog/report.ts";
import { homeFolder } from "../../paths.ts";
import { printAnswer } from "../../render/answer.ts";
import { alignRight } from "../../render/columns.ts";
import { count } from "../../render/figures.ts";
import { listSome } from "../../render/text.ts";
import type { Session } from "../../session.ts";

/** Prints a catalog's counts, coverage and gaps in the requested format. */
export async function printReport(catalog: Catalog, session: Session): Promise<void> {
  const report = createCatalogReport(catalog);
  const file = fileOf(catalog, session);
  const forms = {
    answer: toReportAnswer(report, file),
    text: () => renderReport(report, file, session),
    rows: () => reportRows(report),
  };
  await printAnswer(forms, session);
}

function fileOf(catalog: Catalog, { resolved, world }: Session): CatalogFile | undefined {
  if (catalog.source === "builtin") return undefined;
  return findImportedFile(homeFolder(resolved, world), catalog.salesChannel);
}

/** The JSON answer, with every list complete. */
function toReportAnswer(report: CatalogReport, file: CatalogFile | undefined) {
  const { links, kinds, closedWithoutValues } = report;
  return {
    sales_channel: report.salesChannel,
    source: report.source,
    file: file?.path ?? null,
    imported_at: file?.writtenAt.toISOString() ?? null,
    category_count: report.categories,
    leaf_count: report.leaves,
    leaf_depth: report.depth,
    alias_count: report.aliases,
    attribute_count: report.attributes,
    attributes_per_leaf_median: report.medianAttributesPerLeaf,
    value_count: report.values,
    value_identifier_count: report.valueIdentifiers,
    link_count: links,
    kinds: Object.fromEntries(
      Object.entries(kinds).map(([kind, counts]) => [
        kind,
        { attribute_count: counts.attributes, link_count: counts.links },
      ]),
    ),
    names_missing: report.namesMissing,
    terms_per_leaf: report.termsPerLeaf,
    categories_without_attributes_count: report.categoriesWithoutAttributes,
    leaves_without_attributes: report.leavesWithoutAttributes,
    closed_attributes_without_values: closedWithoutValues.map(({ identifier, categories }) => ({
      attribute_identifier: identifier,
      category_identifiers: categories,
    })),
    attributes_not_asked_for: report.unusedAttributes,
  };
}

const mostNamed = 3;

function renderReport(
  report: CatalogReport,
  file: CatalogFile | undefined,
  session: Pick<Session, "renderTable" | "styles">,
): string {
  const table = (header: readonly string[], rows: readonly (readonly string[])[]) =>
    session.renderTable(...alignRight(header, rows));
  const parts = [
    `${session.styles.bold(report.salesChannel)}: ${origin(file)}\n`,
    renderCounts(report),
    table(["kind", "attributes", ...requirementLevels], kindRows(report)),
    table(["names missing", ...coverageColumns], coverageRows(report)),
    gapLines(report, session),
  ];
  return parts.join("\n");
}

function origin(file: CatalogFile | undefined): string {
  if (file === undefined) return "the built-in catalog";
  return `imported ${file.writtenAt.toISOString().slice(0, 16).replace("T", " ")} UTC, in ${file.path}`;
}

function renderCounts(report: CatalogReport): string {
  const { depth, links, aliases } = report;
  const former =
    aliases === 0 ? "" : `, ${count(aliases)} former ${aliases === 1 ? "identifier" : "identifiers"}`;
  const rows = [
    [
      "categories",
      count(report.categories),
      `${count(report.leaves)} leaves, ${depth.min} to ${depth.max} deep${former}`,
    ],
    [
      "attributes",
      count(report.attributes),
      `${report.medianAttributesPerLeaf} a leaf (median), ${count(links)} in all categories`,
    ],
    [
      "values",
      count(report.values),
      `with their attribute; ${count(report.valueIdentifiers)} distinct identifiers`,
    ],
  ] as const;
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(
      ([name, figure, note]) =>
        `${name.padEnd(widths[0] ?? 0)}  ${figure.padStart(widths[1] ?? 0)}  ${note}\n`,
    )
    .join("");
}

/** The number of attributes of each kind, and how many categories have them at each requirement level. */
function kindRows({ kinds }: CatalogReport): string[][] {
  return attributeKinds.map((kind) => [
    kind,
    count(kinds[kind].attributes),
    ...requirementLevels.map((level) => count(kinds[kind].links[level])),
  ]);
}

const coverageColumns = ["categories", "attributes", "values", "terms a leaf: fewest", "median"];

function coverageRows({ namesMissing, termsPerLeaf }: CatalogReport): string[][] {
  return languages.map((language) => [
    language,
    count(namesMissing[language].categories),
    count(namesMissing[language].attributes),
    count(namesMissing[language].values),
    count(termsPerLeaf[language].min),
    String(termsPerLeaf[language].median),
  ]);
}

function gapLines(report: CatalogReport, { styles }: Pick<Session, "styles">): string {
  const empty = report.closedWithoutValues.map(({ identifier }) => identifier);
  const line = (subject: string, identifiers: readonly string[]) =>
    identifiers.length === 0
      ? `${styles.green("✓")} no ${subject}\n`
      : `${styles.yellow("!")} ${count(identifiers.length)} ${subject}: ${listSome(identifiers, mostNamed)}\n`;
  return (
    line("leaves without attributes", report.leavesWithoutAttributes) +
    line("closed attributes without values", empty) +
    line("attributes that no category asks for", report.unusedAttributes)
  );
}

/** The same figures as a flat table, one per row. */
function reportRows(report: CatalogReport): string[][] {
  const languageRows = languages.flatMap((language) => [
    ...Object.entries(report.namesMissing[language]).map(([subject, missing]) => [
      `${subject} without a name (${language})`,
      String(missing),
    ]),
    [`terms a leaf, fewest (${language})`, String(report.termsPerLeaf[language].min)],
    [`terms a leaf, median (${language})`, String(report.termsPerLeaf[language].median)],
  ]);
  return [
    ["figure", "value"],
    ["channel", report.salesChannel],
    ["source", report.source],
    ["categories", String(report.categories)],
    ["leaf categories", String(report.leaves)],
    ["former identifiers", String(report.aliases)],
    ["depth of the leaves, least", String(report.depth.min)],
    ["depth of the leaves, most", String(report.depth.max)],
    ["attributes", String(report.attributes)],
    ["attributes a leaf (median)", String(report.medianAttributesPerLeaf)],
    ["values", String(report.values)],
    ["value identifiers", String(report.valueIdentifiers)],
    ["links of categories and attributes", String(report.links)],
    ["leaves without attributes", String(report.leavesWithoutAttributes.length)],
    ["closed attributes without values", String(report.closedWithoutValues.length)],
    ["attributes that no category asks for", String(report.unusedAttributes.length)],
    ...languageRows,
  ];
}
