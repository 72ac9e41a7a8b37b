import { describe, expect, it } from "vitest";
import { readGtin } from "../../src/nlp/gtin.ts";

describe("a GTIN", () => {
  it("is alike in all its lengths", () => {
    expect(readGtin("036000291452")).toBe("00036000291452");
    expect(readGtin("0036000291452")).toBe("00036000291452");
    expect(readGtin("73513537")).toBe("00000073513537");
  });

  it("has the right check digit, one of four lengths, and digits alone", () => {
    for (const wrong of ["036000291453", "03600029145", "", "00000000", "03600029145X", "400638133393100"]) {
      expect(readGtin(wrong), wrong).toBeUndefined();
    }
  });
});
