import { describe, expect, test } from "vitest";
import { profileOf } from "./profile.ts";

const nothing = { email: undefined, firstName: undefined, lastName: undefined, profileImageUrl: undefined };

describe("a profile", () => {
	test.each([
		[{}, {}],
		[
			{ given_name: "Ada", family_name: "Byron" },
			{ firstName: "Ada", lastName: "Byron" },
		],
		[{ name: "Ada Byron King" }, { firstName: "Ada", lastName: "Byron King" }],
		[{ name: "Ada" }, { firstName: "Ada" }],
		[{ name: "Countess Lovelace", given_name: "Ada" }, { firstName: "Ada" }],
		[{ given_name: "  Ada \t\u0000 Maria " }, { firstName: "Ada Maria" }],
		[{ given_name: 42, email: ["a@b"], picture: {} }, {}],
		[{ given_name: "x".repeat(201) }, { firstName: "x".repeat(200) }],
		[{ email: "ada@example.org" }, { email: "ada@example.org" }],
		[{ email: `${"a".repeat(320)}@example.org` }, {}],
		[{ picture: "https://example.org/a b.png" }, { profileImageUrl: "https://example.org/a%20b.png" }],
		[{ picture: "http://example.org/a.png" }, {}],
		[{ picture: "javascript:alert(1)" }, {}],
		[{ picture: "data:image/png;base64,AAAA" }, {}],
		[{ picture: "/a.png" }, {}],
		[{ picture: `https://example.org/${"é".repeat(1000)}` }, {}],
	])("of the claims %j is %j", (claims, expected) => {
		expect(profileOf(claims)).toEqual({ ...nothing, ...expected });
	});
});
