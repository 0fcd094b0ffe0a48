import { expect, test } from "vitest";
import { sessionIdOf } from "./session-id.ts";
import { versionNumberOf } from "./status/version-number.ts";

test.each([
	[undefined, 1],
	["2", 2],
	["0", null],
	["1.5", null],
	["latest", null],
	["99999", null],
])("The version %s of an address is %s", (text, expected) => {
	expect(versionNumberOf(text)).toBe(expected);
});

test("What no session can be called is none", () => {
	expect(sessionIdOf("strategy_1790000000000_k3x")).toBe("strategy_1790000000000_k3x");
	expect(sessionIdOf(" ")).toBeNull();
	expect(sessionIdOf("../../etc")).toBeNull();
});
