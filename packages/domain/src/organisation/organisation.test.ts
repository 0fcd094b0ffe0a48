import { expect, test } from "vitest";
import {
	isOwnWeek,
	OrganisationChange,
	type OrganisationSettings,
	organisationDefaults,
	organisationIssues,
} from "./organisation.ts";

const settings = (change: Partial<OrganisationSettings>) => ({ ...organisationDefaults, ...change });

test.each([
	["nothing", {}, []],
	["a week from Sunday to Thursday", { friday: false, sunday: true }, []],
	[
		"a week without work",
		{ monday: false, tuesday: false, wednesday: false, thursday: false, friday: false },
		["A program is worked on at least one day of the week"],
	],
	[
		"two holidays on one day",
		{
			holidays: [
				{ date: "2027-05-01", name: "Labour Day" },
				{ date: "2027-05-01", name: "May Day" },
			],
		},
		["There already is a holiday on 2027-05-01"],
	],
])("The organisation's settings with %s", (_, change, expected) => {
	expect(organisationIssues(settings(change)).map(({ message }) => message)).toEqual(expected);
});

test("Holidays are kept by date", () => {
	const { holidays } = OrganisationChange.parse({
		holidays: [
			{ date: "2027-12-25", name: "Christmas Day" },
			{ date: "2027-05-01", name: "Labour Day" },
		],
	});
	expect(holidays?.map(({ date }) => date)).toEqual(["2027-05-01", "2027-12-25"]);
});

test.each([
	[{ defaultCurrency: "XYZ" }, "This is not a currency code of ISO 4217"],
	[{ firstDayOfWeek: "tuesday" }, "Choose monday, saturday, sunday"],
	[{ holidays: [{ date: "2027-05-01", name: " " }] }, "Holiday name is required"],
])("%j is refused", (change, message) => {
	expect(OrganisationChange.safeParse(change).error?.issues[0]?.message).toBe(message);
});

test("A program has a week of its own where it is not Monday to Friday", () => {
	expect(isOwnWeek(settings({}))).toBe(false);
	expect(isOwnWeek(settings({ saturday: true }))).toBe(true);
});
