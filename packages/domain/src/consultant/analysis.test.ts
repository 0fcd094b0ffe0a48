import { expect, test } from "vitest";
import { confidenceBand } from "./analysis.ts";

test.each([
	[75, "high"],
	[74.9, "medium"],
	[50, "medium"],
	[49, "low"],
])("A confidence of %d is %s", (score, band) => {
	expect(confidenceBand(score)).toBe(band);
});
