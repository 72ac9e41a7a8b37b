import { describe, expect, test } from "vitest";
import { currencyIn, readMoney } from "../../src/channels/money.ts";

describe("a price", () => {
  test.each([
    ["12.99", "12.99"],
    ["12,99", "12.99"],
    ["1.299,00", "1299.00"],
    ["1,299.00", "1299.00"],
    ["CHF 1'299.-", "1299.00", "CHF"],
    ["1 299,50 €", "1299.50", "EUR"],
    ["£5", "5.00", "GBP"],
    ["189.00 CHF", "189.00", "CHF"],
    ["2599.0", "2599.00"],
    ["1.234.567,8", "1234567.80"],
    ["25.9236", "25.92"],
    ["EUR 19,–", "19.00", "EUR"],
    ["129,- €", "129.00", "EUR"],
    ["$5", "5.00"],
    ["US$ 5.50", "5.50", "USD"],
    ["Fr. 12.50", "12.50", "CHF"],
    ["Rs. 220", "220.00"],
  ])("reads %s", (text, amount, currency?) => {
    expect(readMoney(text)).toEqual({ amount, ...(currency && { currency }) });
  });

  test.each(["", "free", "0", "0,00", "-5", "1.299", "1,299", "12.34.56", "on request", "9".repeat(60)])(
    "is none in %j",
    (text) => {
      expect(readMoney(text)).toBeUndefined();
    },
  );

  test("takes the currency of its column where its cell has none", () => {
    expect(readMoney("5", currencyIn("Preis (EUR)"))).toEqual({ amount: "5.00", currency: "EUR" });
    expect(readMoney("5 GBP", "EUR")).toEqual({ amount: "5.00", currency: "GBP" });
    expect(currencyIn("europe")).toBeUndefined();
  });
});
