import { describe, expect, it } from "vitest";
import { isSameNumber, sameScale } from "./decimal.ts";

describe("decimal strings", () => {
	it.each<[string, string, [bigint, bigint]]>([
		["1.5", "2", [15n, 20n]],
		["-0.05", "0.1", [-5n, 10n]],
		["7", "-7", [7n, -7n]],
		["123456789012345.1234567891", "1", [1234567890123451234567891n, 10000000000n]],
	])("%s and %s are brought to one unit", (a, b, expected) => expect(sameScale(a, b)).toEqual(expected));

	it("are the same number however they are written", () => {
		expect(isSameNumber("1.50", "1.5")).toBe(true);
		expect(isSameNumber("-0.0", "0")).toBe(true);
		expect(isSameNumber("1.5", "1.51")).toBe(false);
	});

	it.each(["", "1e3", "1,5", "NaN", " 1"])("refuse %j", (value) => {
		expect(() => sameScale(value, "1")).toThrow(RangeError);
	});
});
