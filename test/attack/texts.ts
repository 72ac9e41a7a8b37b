import type { Attack } from "./attack.ts";
export const attackByTexts: Attack = async () => ({});
