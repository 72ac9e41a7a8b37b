import type { Attack } from "./attack.ts";
export const attackByKills: Attack = async () => ({});
