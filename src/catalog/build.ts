import { compileBuiltin } from "./builtin-catalog.ts";
import { builtinSourceFolder, builtinTargetFolder } from "./catalog-files.ts";

compileBuiltin(builtinSourceFolder, builtinTargetFolder);
