import { describe, expect, test } from "vitest";
import { joinClaims } from "./claims.ts";

const [ada, bob] = ["ada@org.example", "bob@org.example"];

describe("what the ID token and userinfo say together", () => {
	test("is the token's word where both speak", () => {
		expect(joinClaims({ sub: "a", groups: [] }, { sub: "a", groups: ["x"], name: "Ada" })).toMatchObject({
			sub: "a",
			groups: [],
			name: "Ada",
		});
	});

	test.each<[string, object, object, object]>([
		[
			"of the token's address from userinfo",
			{ email: ada },
			{ email: ada, email_verified: true },
			{ email: ada, email_verified: true },
		],
		[
			"of another address for none of the token's",
			{ email: ada },
			{ email: bob, email_verified: true },
			{ email: ada, email_verified: undefined },
		],
		[
			"in the token for none of the address in userinfo",
			{ email_verified: true },
			{ email: bob },
			{ email: bob, email_verified: undefined },
		],
		[
			"in the token before that of userinfo",
			{ email: ada, email_verified: false },
			{ email: ada, email_verified: true },
			{ email: ada, email_verified: false },
		],
	])("takes a verification %s", (_which, token, userinfo, expected) => {
		expect(joinClaims({ ...token }, { ...userinfo })).toEqual(expected);
	});
});
