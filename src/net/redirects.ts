import type { RawAnswer } from "./http-exchange.ts";

const mostRedirects = 5;

/** Why redirects lead nowhere: to what is no address, or from one address to the next without end. */
export type DeadEnd = "unreadable" | "endless";

/**
 * Asks an address, and those that it leads to, five at most.
 * @param ask asks one address; what it throws ends the following
 * @returns the first answer that leads nowhere else, whatever its status
 */
export async function followRedirects<Answer extends Pick<RawAnswer, "status" | "headers">>(
  first: URL,
  ask: (url: URL) => Promise<Answer>,
): Promise<Answer | DeadEnd> {
  let url = first;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const answer = await ask(url);
    const location = isRedirect(answer) ? headerOf(answer, "location") : undefined;
    if (location === undefined) return answer;
    if (!URL.canParse(location, url.href)) return "unreadable";
    url = new URL(location, url);
  }
  return "endless";
}

/** 304 says that a file is unchanged, and leads nowhere. */
const isRedirect = ({ status }: Pick<RawAnswer, "status">) => status >= 300 && status < 400 && status !== 304;

/** The first value of a header. */
export function headerOf({ headers }: Pick<RawAnswer, "headers">, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}
