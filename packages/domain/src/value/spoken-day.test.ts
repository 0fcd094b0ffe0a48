import { describe, expect, it, test } from "vitest";
import { readSpokenDay } from "./spoken-day.ts";

// A Thursday.
const today = "2026-11-26";

describe("what a person types for a day", () => {
	it.each([
		["2026-11-21", "2026-11-21"],
		["2026-3-5", "2026-03-05"],
		["2026/03/05", "2026-03-05"],
		["2026.3.5", "2026-03-05"],
		[" 20260305 ", "2026-03-05"],
		["2028-02-29", "2028-02-29"],
		["today", "2026-11-26"],
		["Tomorrow", "2026-11-27"],
		["yesterday", "2026-11-25"],
		["+3d", "2026-11-29"],
		["-1d", "2026-11-25"],
		["+2w", "2026-12-10"],
		["2w", "2026-12-10"],
		["in 3 weeks", "2026-12-17"],
		["2 days ago", "2026-11-24"],
		["+1m", "2026-12-26"],
		["+3 months", "2027-02-26"],
		["+1y", "2027-11-26"],
		["fri", "2026-11-27"],
		["Friday", "2026-11-27"],
		["thu", "2026-12-03"],
		["thurs", "2026-12-03"],
		["mon", "2026-11-30"],
		["next fri", "2026-12-04"],
		["next monday", "2026-11-30"],
		["last thu", "2026-11-19"],
		["last wed", "2026-11-25"],
		["15.3.", "2027-03-15"],
		["15.3", "2027-03-15"],
		["15.3.26", "2026-03-15"],
		["15. 3. 2026", "2026-03-15"],
		["3/15", "2027-03-15"],
		["3/15/26", "2026-03-15"],
		["15/3/2026", "2026-03-15"],
		["12/4", "2026-12-04"],
		["15 mar", "2027-03-15"],
		["mar 15", "2027-03-15"],
		["15th of March 2028", "2028-03-15"],
		["March 15, 2028", "2028-03-15"],
		["Dec. 4", "2026-12-04"],
		["sept 26", "2026-09-26"],
		["Fri, Dec 4, 2026", "2026-12-04"],
		["fri 4.12.", "2026-12-04"],
		["end of june", "2027-06-30"],
		["end of October", "2026-10-31"],
		["end of feb 2028", "2028-02-29"],
		["end june", "2027-06-30"],
		["eom", "2026-11-30"],
		["end of month", "2026-11-30"],
		["end of the month", "2026-11-30"],
		["end of next month", "2026-12-31"],
		["eow", "2026-11-27"],
		["end of next week", "2026-12-04"],
		["eoq", "2026-12-31"],
		["end of next quarter", "2027-03-31"],
		["eoy", "2026-12-31"],
	])("%s is %s to an American", (text, day) => {
		expect(readSpokenDay(text, { today, locale: "en-US" })).toBe(day);
	});

	it.each([
		["de", "morgen", "2026-11-27"],
		["de", "Übermorgen", "2026-11-28"],
		["de", "Fr", "2026-11-27"],
		["de", "nächsten Freitag", "2026-12-04"],
		["de", "15. März", "2027-03-15"],
		["de", "Ende Juni", "2027-06-30"],
		["de-AT", "4. Jänner 2027", "2027-01-04"],
		["en-GB", "4/12", "2026-12-04"],
		["en-GB", "3/15", "2027-03-15"],
		["fr", "demain", "2026-11-27"],
		["fr", "vendredi prochain", "2026-12-04"],
		["fr", "mar", "2026-12-01"],
		["fr", "1er août", "2027-08-01"],
		["fr", "fin juin", "2027-06-30"],
		["es", "mañana", "2026-11-27"],
		["es", "15 de marzo de 2027", "2027-03-15"],
		["es", "mié", "2026-12-02"],
		["it", "domani", "2026-11-27"],
		["it", "fine giugno", "2027-06-30"],
		["it", "ven", "2026-11-27"],
		["nl", "overmorgen", "2026-11-28"],
		["nl", "15 mrt", "2027-03-15"],
		["nl", "eind juni", "2027-06-30"],
		["en-US", "15. März", "2027-03-15"],
		["en-US", "morgen", "2026-11-27"],
		["sv-SE", "i morgon", "2026-11-27"],
	])("in %s %s is %s", (locale, text, day) => expect(readSpokenDay(text, { today, locale })).toBe(day));

	it.each([
		"",
		" ",
		"soon",
		"2026-02-29",
		"2026-13-01",
		"1899-12-31",
		"01.01.2200",
		"31.4.",
		"3.15.",
		"30/30",
		"2026-12",
		"45000",
		"june",
		"december 2026",
		"mon 4 dec 2026",
		"+2",
		"+9999d",
		"end of",
		"end of nothing",
		"next",
		"15 mar 2027 at noon",
	])("%j is no day", (text) => expect(readSpokenDay(text, { today, locale: "en-US" })).toBeNull());
});

test.each([
	["2026-11-26", "26.9.", "2026-09-26"],
	["2026-11-26", "25.9.", "2027-09-25"],
	["2026-01-10", "15 dec", "2025-12-15"],
	["2026-01-10", "9 nov", "2026-11-09"],
	["2026-01-10", "10 nov", "2025-11-10"],
])("On %s the %s is %s: two months back, ten ahead", (on, text, day) => {
	expect(readSpokenDay(text, { today: on, locale: "en-US" })).toBe(day);
});

test("the last of a month is the same day of a shorter one's last", () => {
	expect(readSpokenDay("+1m", { today: "2026-01-31", locale: "en-US" })).toBe("2026-02-28");
});

test("the end of the week is the next one's on a weekend", () => {
	expect(readSpokenDay("eow", { today: "2026-11-28", locale: "en-US" })).toBe("2026-12-04");
});
