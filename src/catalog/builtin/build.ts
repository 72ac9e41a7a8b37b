import { compileBuiltin } from "./compile.ts";
import { builtinSourceFolder, builtinTargetFolder } from "./compiled-folder.ts";

compileBuiltin(builtinSourceFolder, builtinTargetFolder);
