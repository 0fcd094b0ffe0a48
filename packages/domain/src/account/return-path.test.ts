import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { safeReturnPath } from "./return-path.ts";

// The platform's own reading of an address, which this package does without.
declare const URL: new (address: string, base: string) => { origin: string; pathname: string };

describe("the way back after sign-in", () => {
	test.each([
		["/", "/"],
		["/?view=risks&tab=matrix&priority=High", "/?view=risks&tab=matrix&priority=High"],
		["/strategic-consultant/epm/abc/2#tasks", "/strategic-consultant/epm/abc/2#tasks"],
		["/apiary", "/apiary"],
		["/search?next=https://evil.example//x", "/search?next=https://evil.example//x"],
		["/programs/%C3%A9t%C3%A9", "/programs/%C3%A9t%C3%A9"],
		["/programs/été", "/programs/%C3%A9t%C3%A9"],
		["/a%20b", "/a%20b"],
	])("keeps %j", (value, expected) => {
		expect(safeReturnPath(value)).toBe(expected);
	});

	test.each([
		[undefined],
		[null],
		[42],
		[["/programs"]],
		[""],
		["programs"],
		["https://evil.example"],
		["javascript:alert(1)"],
		["//evil.example"],
		["///evil.example"],
		["/\\evil.example"],
		["\\\\evil.example"],
		["/\t/evil.example"],
		["/\n/evil.example"],
		["/\u0000"],
		["/\r\nSet-Cookie: a=b"],
		["/%2Fevil.example"],
		["/%2f%2fevil.example"],
		["/%5cevil.example"],
		["/%252Fevil.example"],
		["/%25252Fevil.example"],
		["/%09/evil.example"],
		["/.//evil.example"],
		["/a/..//evil.example"],
		["/%2e%2e//evil.example"],
		["/%2e/%2fevil.example"],
		["/x/%2e%2e%2f%2e%2e"],
		["/%zz"],
		["/a//b"],
		["/api"],
		["/api/logout"],
		["/API/logout"],
		["/%61pi/logout"],
		["/x/../api/logout"],
		["/a/../programs"],
		["/\ud800"],
		["/x/%2e%2e/api/logout"],
		["/oidc/auth"],
		["/oidc?x"],
		["/trpc/program.list"],
		["/ /evil.example"],
		[`/${"a".repeat(2000)}`],
	])("refuses %j", (value) => {
		expect(safeReturnPath(value)).toBe("/");
	});

	const fragments = fc.array(
		fc.constantFrom(
			"/",
			"\\",
			"//",
			"%2f",
			"%5c",
			"%2e",
			".",
			"..",
			"%25",
			"2f",
			"@",
			":",
			"?",
			"#",
			"api",
			"evil.example",
			"\t",
		),
	);

	test.each([
		["any text", fc.string({ unit: "binary" })],
		["a slash and any text", fc.string().map((text) => `/${text}`)],
		["pieces of attacks", fc.tuple(fragments, fc.string()).map(([list, text]) => `/${list.join("")}${text}`)],
	])("never leaves the origin, and settles, for %s", (_, values) => {
		fc.assert(
			fc.property(values, (value) => {
				const path = safeReturnPath(value);
				const url = new URL(path, "https://throughline.example");
				expect(url.origin).toBe("https://throughline.example");
				expect(path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
				expect(decodeURIComponent(url.pathname)).not.toMatch(/^\/(?:\/|\\|api(\/|$)|oidc(\/|$))/i);
				expect(safeReturnPath(path)).toBe(path);
			}),
			{ numRuns: 500 },
		);
	});
});
