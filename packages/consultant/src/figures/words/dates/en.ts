import type { DateWords } from "../date-words.ts";
import { composed, counted } from "../number-words.ts";

export const englishDates: DateWords = {
	months: [
		"January | Jan.",
		"February | Feb.",
		"March | Mar.",
		"April | Apr.",
		"May",
		"June | Jun.",
		"July | Jul.",
		"August | Aug.",
		"September | Sept. | Sep.",
		"October | Oct.",
		"November | Nov.",
		"December | Dec.",
	],
	doubtfulMonths: "may | mar | jan | march | august",
	capital: true,
	weekdays: [
		"Monday | Mon.",
		"Tuesday | Tue. | Tues.",
		"Wednesday | Wed.",
		"Thursday | Thu. | Thurs.",
		"Friday | Fri.",
		"Saturday | Sat.",
		"Sunday | Sun.",
	],
	ordinalEndings: "st | nd | rd | th",
	links: "of | in",
	articles: "the | this | our",
	parts: [
		["early", "early | beginning of | start of | early in | the beginning of"],
		["mid", "mid | middle of | the middle of"],
		["late", "late | late in"],
		["end", "end of | the end of | close of | end"],
	],
	partsOfPeriod: [
		[["end", "year"], "year end | end of year | year's end"],
		[["end", "month"], "month end"],
		[["end", "quarter"], "quarter end"],
		[["mid", "year"], "mid year"],
	],
	periods: [
		["year", "the year | this year"],
		["quarter", "the quarter | this quarter"],
		["month", "the month | this month"],
		["week", "the week | this week"],
	],
	quarterLetters: "Q",
	halfLetters: "H",
	quarters: "quarter",
	halves: "half",
	ordinals: ["first", "second", "third", "fourth"],
	days: [
		...counted(1, "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth"),
		...counted(13, "thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth"),
		[30, "thirtieth"],
		...composed("twenty thirty", "first second third fourth fifth sixth seventh eighth ninth", spaced),
	],
	weeks: "week | wk. | calendar week | CW",
	seasons: [
		["spring", "spring"],
		["summer", "summer"],
		["autumn", "autumn | fall"],
		["winter", "winter"],
	],
	feasts: [
		["halloween", "Halloween | Hallowe'en"],
		["all saints", "All Saints' Day | All Saints"],
		["easter", "Easter"],
		["pentecost", "Whitsun | Pentecost"],
		["christmas", "Christmas | Xmas"],
		["new year", "New Year"],
	],
	relative: [
		[["week", 0], "this week"],
		[["week", 1], "next week"],
		[["week", -1], "last week"],
		[["month", 0], "this month"],
		[["month", 1], "next month"],
		[["month", -1], "last month"],
		[["quarter", 0], "this quarter | current quarter"],
		[["quarter", 1], "next quarter"],
		[["quarter", -1], "last quarter | previous quarter"],
		[["year", 0], "this year | current year"],
		[["year", 1], "next year"],
		[["year", -1], "last year | previous year"],
	],
	next: "next | coming",
	last: "last | past",
	relations: [
		[
			"by",
			"by | before | no later than | not later than | at the latest by | due | due by | deadline | latest",
		],
		[
			"until",
			"until | till | up to | through | til | ends | ends on | ending | expires | expires on | runs out | runs out on | lapses on",
		],
		["since", "since | ever since"],
		["from", "from | as from | starting | starting in | effective | from about"],
		["on", "on"],
		["in", "in | during | for | at | around | within | over"],
	],
	latest: "latest | at the latest | at latest | deadline",
	to: "to | until | and | through",
};

/** "twenty-second" */
function spaced(ten: string, unit: string): string {
	return `${ten} ${unit}`;
}
