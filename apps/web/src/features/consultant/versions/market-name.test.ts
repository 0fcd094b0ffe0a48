import { expect, test } from "vitest";
import { analysis } from "../../../../tests/data/strategies.ts";
import { marketName, marketWords } from "./market-name.ts";

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

test("That none is named is told in the analysis's own words", () => {
	const wordsOf = (recommended_market: string) =>
		marketWords({ ...analysis, recommended_market, market_named: false });
	expect(wordsOf("Im Material nicht genannt")).toBe("Im Material nicht genannt");
	expect(wordsOf(" ")).toBe("Not named in the material");
	expect(marketWords(analysis)).toBe("GERMANY");
	expect(marketWords(null)).toBeUndefined();
});
