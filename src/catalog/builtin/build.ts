import { builtinSourceFolder, builtinTargetFolder } from "../builtin-folders.ts";
import { compileBuiltin } from "./compile.ts";

compileBuiltin(builtinSourceFolder, builtinTargetFolder);
