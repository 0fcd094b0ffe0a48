import { describe, expect, it } from "vitest";
import { NewProgram, ProgramChange, programTone } from "../program.ts";

describe("a new program", () => {
	it("needs only a name; the rest is absent, Active, or the organisation's", () => {
		expect(NewProgram.parse({ name: "  Harbour  " })).toEqual({
			name: "Harbour",
			description: null,
			startDate: null,
			endDate: null,
			status: "Active",
			portfolioId: null,
			leadId: null,
			sponsorId: null,
		});
	});

	it.each<[string, object, string, string]>([
		["a blank name", { name: "   " }, "name", "Program name is required"],
		[
			"a day that does not exist",
			{ name: "A", startDate: "2026-02-30" },
			"startDate",
			"Enter a date as YYYY-MM-DD",
		],
		[
			"a year that PostgreSQL refuses",
			{ name: "A", startDate: "0000-01-01" },
			"startDate",
			"Enter a date from 1900 to 2199",
		],
		[
			"an end before the start",
			{ name: "A", startDate: "2026-05-02", endDate: "2026-05-01" },
			"endDate",
			"The end date must not be before the start date",
		],
		["a null character", { name: "A\u0000B" }, "name", "Remove the control character U+0000 in line 1"],
		["no name", {}, "name", "Program name is required"],
		["a name that is null", { name: null }, "name", "Program name is required"],
		["a name that is a number", { name: 7 }, "name", "Enter a text"],
		["a name that no screen shows", { name: "\u200b\u2060 \u3164" }, "name", "Program name is required"],
		["a name of two lines", { name: "A\nB" }, "name", "Write it on one line"],
		["a status of two lines", { name: "A", status: "A\u2028B" }, "status", "Write it on one line"],
		[
			"a currency that does not exist",
			{ name: "A", currency: "EUX" },
			"currency",
			"This is not a currency code of ISO 4217",
		],
		["a currency's sign", { name: "A", currency: "€" }, "currency", "This is not a currency code"],
		["a C1 control character", { name: "A\u0085B" }, "name", "Remove the control character U+0085 in line 1"],
		["letters turned around", { name: "A\u202eB" }, "name", "Remove the control character U+202E in line 1"],
		["isolated letters", { name: "A\u2066B" }, "name", "Remove the control character U+2066 in line 1"],
		[
			"half a character",
			{ description: "A\ud800", name: "A" },
			"description",
			"Remove the broken characters",
		],
		["a name that is too long", { name: "x".repeat(201) }, "name", "Use at most 200 characters"],
	])("refuses %s and names the field", (_what, input, path, message) => {
		const result = NewProgram.safeParse(input);
		expect(result.error?.issues.map((issue) => [issue.path.join("."), issue.message])).toContainEqual([
			path,
			message,
		]);
	});

	it("says one thing about one wrong field", () => {
		const wrong = { name: "", startDate: "" };
		expect(NewProgram.safeParse(wrong).error?.issues.map(({ message }) => message)).toEqual([
			"Program name is required",
			"Enter a date as YYYY-MM-DD",
		]);
	});

	it("may have a description of several lines; one that no screen shows is none", () => {
		expect(NewProgram.parse({ name: "A", description: "One\n\tTwo" }).description).toBe("One\n\tTwo");
		expect(NewProgram.parse({ name: "A", description: "\u200b" }).description).toBeNull();
	});

	it("keeps joined emoji and marks of other scripts", () => {
		expect(NewProgram.parse({ name: "👩‍🚀 می‌خواهم" }).name).toBe("👩‍🚀 می‌خواهم");
	});

	it("refuses a field that it does not know", () => {
		expect(NewProgram.safeParse({ name: "A", owner: "me" }).success).toBe(false);
	});
});

it("a change keeps what is not named and clears what is blank", () => {
	expect(ProgramChange.parse({ version: 3, description: " " })).toEqual({ version: 3, description: null });
});

it.each([
	["Active", "good"],
	["Completed", "info"],
	["Paused", "neutral"],
])("%s is shown %s", (status, tone) => expect(programTone(status)).toBe(tone));
