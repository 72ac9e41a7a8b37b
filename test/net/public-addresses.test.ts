import { describe, expect, it } from "vitest";
import { isPublicAddress, isThisMachine, lookupPublic, NotPublic } from "../../src/net/public-addresses.ts";

describe("addresses of the public internet", () => {
  it.each(["8.8.8.8", "1.1.1.1", "172.32.0.1", "2606:4700::1111", "::ffff:8.8.8.8"])(
    "are such as %s",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ...["0.0.0.0", "10.1.2.3", "100.64.0.1", "127.0.0.1", "127.8.9.1", "169.254.169.254", "172.16.0.1"],
    ...["192.168.1.1", "198.18.0.1", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fd00::1"],
    ...["ff02::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "localhost", ""],
  ])("are none such as %s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([{ all: true }, { all: false }, {}])("are all that a name may have: %j", async (options) => {
    const fault = await new Promise((resolve) => lookupPublic("localhost", options, resolve));
    expect(fault).toBeInstanceOf(NotPublic);
  });

  it("are other than this machine's own names", () => {
    const isOwn = (text: string) => isThisMachine(new URL(text));
    expect(["http://localhost:1", "http://127.0.0.1", "http://[::1]/"].every(isOwn)).toBe(true);
    expect(["http://127.0.0.1.example", "http://localhost.example", "http://10.0.0.1"].some(isOwn)).toBe(
      false,
    );
  });
});
