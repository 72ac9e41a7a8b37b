import { builtinTargetFolder } from "../catalog/builtin-folders.ts";
import { createCatalogStore } from "../catalog/store.ts";
import { packGlossary } from "./packed-glossary.ts";

packGlossary(createCatalogStore(), builtinTargetFolder);
