import type { Attack } from "./attack.ts";
export const attackByRequests: Attack = async () => ({});
