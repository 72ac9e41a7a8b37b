import type { Attack } from "./attack.ts";
export const attackByServices: Attack = async () => ({});
