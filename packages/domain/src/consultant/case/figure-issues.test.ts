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
])("A figure that makes sense is taken, also where nothing names it: %j", (given) => {
	expect(PersonalCorrection.safeParse({ ...figure, ...given }).success).toBe(true);
});
