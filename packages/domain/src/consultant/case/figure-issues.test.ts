import { expect, test } from "vitest";
import { CaseCorrection, PersonalCorrection } from "../case.ts";

const figure = {
	kind: "figure" as const,
	entryId: "0:1:2",
	subject: "",
	type: "money" as const,
	value: 1000,
	unit: null,
	currency: "EUR",
	date: null,
	role: "limit" as const,
};
const dated = { type: "date" as const, currency: null, value: 2027 };

test.each([
	[{ value: -5 }, "value", "The value must not be negative"],
	[{ value: 1e300, role: "baseline" as const }, "value", "The value is too large"],
	[{ type: "count" as const, value: -1, role: "other" as const }, "value", "The value must not be negative"],
	[{ ...dated, role: "deadline" as const }, "date", "Enter the date"],
	[{ ...dated, date: "0001-01-01", role: "deadline" as const }, "date", "Enter a date from 1900 to 2199"],
	[{ ...dated, date: "2027-01-01" }, "role", "A date is no limit: choose Deadline"],
	[{ role: "deadline" as const }, "role", "A deadline is a date"],
	[{ high: 900 }, "high", "The upper end must be above the value"],
	[{ type: "ratio" as const, of: null, role: "baseline" as const }, "of", "Say what it is out of"],
	[{ type: "ratio" as const, of: 12, role: "baseline" as const }, "of", "It must be out of at least as many"],
])("A figure without sense is refused by its field: %j", (given, field, message) => {
	const correction = { ...figure, ...given };
	expect(PersonalCorrection.safeParse(correction).error?.issues).toMatchObject([{ path: [field], message }]);
	// One that an earlier release stored can still be listed.
	expect(CaseCorrection.safeParse(correction).success).toBe(true);
});

test.each([
	[{ value: -3, type: "percent" as const, role: "baseline" as const }],
	[{ ...dated, date: "2027-01-31", role: "deadline" as const }],
	[{}],
	[{ high: 1200, per: "month" }],
	[{ type: "ratio" as const, value: 12, of: 40, role: "baseline" as const }],
	[{ type: "ratio" as const, value: 12, role: "baseline" as const }],
])("A figure that makes sense is taken, also where nothing names it: %j", (given) => {
	expect(PersonalCorrection.safeParse({ ...figure, ...given }).success).toBe(true);
});

test("An amount that a person adds is not below nothing; one that the text states so may stay", () => {
	const negative = { ...figure, value: -40_000, role: "baseline" as const };
	const { entryId: _, ...fields } = negative;
	const added = { ...fields, kind: "added figure" as const, subject: "Operating result" };
	expect(PersonalCorrection.safeParse(negative).success).toBe(true);
	expect(PersonalCorrection.safeParse(added).error?.issues).toMatchObject([
		{ path: ["value"], message: "The value must not be negative" },
	]);
	expect(PersonalCorrection.safeParse({ ...added, role: "other" }).success).toBe(true);
});
