/**
 * Loads a package that only some need, and that may not be installed.
 * @param missing the error that says how it is installed
 */
export async function loadOptionalPackage<Module>(
  name: string,
  load: () => Promise<Module>,
  missing: () => Error,
): Promise<Module> {
  try {
    return await load();
  } catch (fault) {
    if (isNotFound(fault, name)) throw missing();
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
