import { expect, test } from "vitest";
import { analysis } from "../../../../tests/strategies.ts";
import { marketName } from "./market-name.ts";

const nameOf = (recommended_market: string, market_named = true) =>
	marketName({ ...analysis, recommended_market, market_named });

test("The sentence that no market is named is none", () => {
	expect(nameOf("Not named in the material", false)).toBeUndefined();
	expect(nameOf(" ")).toBeUndefined();
});

test.each(["germany", "Norway", "North America", "Nordic countries"])("%s is one, in capitals", (market) =>
	expect(nameOf(market)).toBe(market.toUpperCase()),
);

test("Without an analysis there is none", () => expect(marketName(null)).toBeUndefined());
