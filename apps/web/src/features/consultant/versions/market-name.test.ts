import { expect, test } from "vitest";
import { analysis } from "../../../../tests/strategies.ts";
import { marketName } from "./market-name.ts";

const nameOf = (recommended_market: string) => marketName({ ...analysis, recommended_market });

test.each([
	"Not named in the material",
	"Im Material nicht genannt",
	"None",
	"Nicht genannt",
	"unknown",
	" ",
])("“%s” is no market", (words) => expect(nameOf(words)).toBeUndefined());

test.each(["germany", "Norway", "North America", "Nordic countries"])("%s is one, in capitals", (market) =>
	expect(nameOf(market)).toBe(market.toUpperCase()),
);

test("Without an analysis there is none", () => expect(marketName(null)).toBeUndefined());
