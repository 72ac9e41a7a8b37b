import { builtinTargetFolder } from "../catalog/catalog-files.ts";
import { createCatalogStore } from "../catalog/store.ts";
import { packGlossary } from "./packed-glossary.ts";

packGlossary(createCatalogStore(), builtinTargetFolder);
