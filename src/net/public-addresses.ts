import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Addresses of networks that are nobody else's to reach (IANA's special-purpose registries, RFC 6890). */
const ownNetworks = [
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/3",
  "::/127 64:ff9b::/96 64:ff9b:1::/48 fc00::/7 fe80::/10 ff00::/8",
];

const ownAddresses = new BlockList();
for (const network of ownNetworks.join(" ").split(" ")) {
  const [address = "", bits] = network.split("/");
  ownAddresses.addSubnet(address, Number(bits), address.includes(":") ? "ipv6" : "ipv4");
}

/** Whether an IP address is one of the public internet; those of IPv4 within IPv6 too. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !ownAddresses.check(address, family === 6 ? "ipv6" : "ipv4");
}

/** Whether a URL's host is this machine, by its name. */
export function isThisMachine({ hostname }: URL): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

/** The IP address that a URL has for its host; undefined for a name. */
export function addressIn({ hostname }: URL): string | undefined {
  const address = hostname.replace(/^\[|\]$/g, "");
  return isIP(address) === 0 ? undefined : address;
}

/** A host's name leads into a network of its own. */
export class NotPublic extends Error {}

/** Finds a name's addresses as usual, and refuses them where one is not public. */
export const lookupPublic: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null || first === undefined) callback(error ?? new Error("There is no address."), "");
    else if (!addresses.every(({ address }) => isPublicAddress(address)))
      callback(new NotPublic("The address is not public."), "");
    else if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
