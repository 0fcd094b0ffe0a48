import { describe, expect, test } from "vitest";
import { parseDomain, parseEmailAddress } from "./email-address.ts";

describe("an e-mail address", () => {
	test.each([
		[" Ada.Byron@ORG.example ", "ada.byron@org.example", "org.example"],
		["ada+plans@org.example", "ada+plans@org.example", "org.example"],
		["ada@Zürich.example", "ada@xn--zrich-kva.example", "xn--zrich-kva.example"],
		["ada@org。example", "ada@org.example", "org.example"],
		// Another letter than K, which lower case would make the same: another person's address.
		["\u212Aate@org.example", "\u212Aate@org.example", "org.example"],
	])("%j is compared as %j", (text, address, domain) => {
		expect(parseEmailAddress(text)).toEqual({ address, domain });
	});

	test.each([
		"ada",
		"@org.example",
		"ada@",
		"ada@evil.example@org.example",
		'"ada@evil.example"@org.example',
		"ada@evil.example,bob@org.example",
		"Ada <ada@org.example>",
		"ada @org.example",
		"ada@org.example/evil",
		"ada@org%2Eexample",
		"ada@*.example",
		"ada@[192.0.2.1]",
	])("%j is none", (text) => {
		expect(parseEmailAddress(text)).toBeNull();
	});
});

test.each(["", ".", "org..example", "org.example.", "org.example#x", "org\\example"])(
	"%j is no domain",
	(text) => {
		expect(parseDomain(text)).toBeNull();
	},
);
