import { builtinSourceFolder, builtinTargetFolder } from "../catalog/catalog-files.ts";
import { packKnowledge } from "./titles/pack-knowledge.ts";

await packKnowledge(builtinSourceFolder, builtinTargetFolder);
