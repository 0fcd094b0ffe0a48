import { describe, expect, test } from "vitest";
import {
	allows,
	avatarInitial,
	displayName,
	NewToken,
	type Permission,
	PersonChange,
	type Role,
	tokenExpiry,
} from "../account.ts";

describe("permissions", () => {
	const table: [Role | null, Permission[], Permission[]][] = [
		[null, ["public"], ["signed-in", "read", "write", "administer"]],
		["Viewer", ["public", "signed-in", "read"], ["contribute", "write", "administer"]],
		["Contributor", ["public", "signed-in", "read", "contribute"], ["write", "curate", "administer"]],
		["Editor", ["public", "signed-in", "read", "contribute", "write"], ["administer"]],
		["Admin", ["public", "signed-in", "read", "contribute", "write", "administer"], []],
	];
	test.each(table)("%s may %j and may not %j", (role, may, mayNot) => {
		for (const permission of may) expect(allows(role, permission), permission).toBe(true);
		for (const permission of mayNot) expect(allows(role, permission), permission).toBe(false);
	});
});

describe("the user badge", () => {
	test.each([
		[{ firstName: "Ada", lastName: "Byron", email: "ada@example.org" }, "Ada Byron", "A"],
		[{ firstName: "Ada", lastName: null, email: "me@example.org" }, "me@example.org", "A"],
		[{ firstName: null, lastName: "Byron", email: "me@example.org" }, "me@example.org", "M"],
		[{ firstName: " ", lastName: "Byron", email: "me@example.org" }, "me@example.org", "M"],
		[{ firstName: "e\u0301lodie", lastName: "Roux", email: null }, "e\u0301lodie Roux", "É"],
		[{ firstName: "Ada", lastName: null, email: null }, "User", "A"],
		[{ firstName: null, lastName: null, email: null }, "User", "U"],
		[{ email: "" }, "User", "U"],
		[{}, "User", "U"],
	])("shows %j as %s with the letter %s", (person, name, letter) => {
		expect(displayName(person)).toBe(name);
		expect(avatarInitial(person)).toBe(letter);
	});
});

describe("a new token", () => {
	const now = new Date("2026-03-01T12:00:00.000Z");

	test.each([
		[{ name: "ci", scope: "read" }, null],
		[{ name: "ci", scope: "read", expiresAt: null, expiresInDays: null }, null],
		[{ name: "ci", scope: "write", expiresInDays: 30 }, "2026-03-31T12:00:00.000Z"],
		[{ name: "ci", scope: "write", expiresAt: "2026-04-01T00:00:00+02:00" }, "2026-03-31T22:00:00.000Z"],
	])("%j ends at %s", (input, expected) => {
		expect(tokenExpiry(NewToken.parse(input), now)).toBe(expected);
	});

	test.each([
		[{ name: "  ", scope: "read" }],
		[{ name: "\u200b", scope: "read" }],
		[{ name: "two\nlines", scope: "read" }],
		[{ name: "x".repeat(81), scope: "read" }],
		[{ name: "ci", scope: "admin" }],
		[{ name: "ci", scope: "read", expiresInDays: 0 }],
		[{ name: "ci", scope: "read", expiresAt: "tomorrow" }],
		[{ name: "ci", scope: "read", expiresAt: "2026-04-01T00:00:00Z", expiresInDays: 3 }],
		[{ name: "ci", scope: "read", owner: "somebody" }],
	])("is refused as %j", (input) => {
		expect(NewToken.safeParse(input).success).toBe(false);
	});
});

test("a change to a person names something to change", () => {
	expect(PersonChange.safeParse({ version: 1 }).success).toBe(false);
	expect(PersonChange.safeParse({ version: 1, disabled: false }).success).toBe(true);
	expect(PersonChange.safeParse({ version: 1, role: "Owner" }).success).toBe(false);
});
