import { packageMissing } from "./faults/setting-problems.ts";

/**
 * A package that is installed where it is wanted only.
 * @throws ProviderProblem PDO_PROVIDER_PACKAGE_MISSING
 */
export async function loadPackage<Module>(
  { name, version }: { readonly name: string; readonly version: string },
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    return await load();
  } catch (fault) {
    if (isNotFound(fault, name)) throw packageMissing(name, version);
    throw fault;
  }
}

function isNotFound(fault: unknown, name: string): boolean {
  return (
    fault instanceof Error &&
    "code" in fault &&
    fault.code === "ERR_MODULE_NOT_FOUND" &&
    fault.message.includes(name)
  );
}
