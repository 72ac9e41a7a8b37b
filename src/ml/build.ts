import { builtinSourceFolder, builtinTargetFolder } from "../catalog/catalog-files.ts";
import { packTitles } from "./titles/pack-titles.ts";

await packTitles(builtinSourceFolder, builtinTargetFolder);
