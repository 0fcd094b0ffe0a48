import type { DateWords } from "../date-words.ts";
import { composed, counted } from "../number-words.ts";

export const germanDates: DateWords = {
	months: [
		"Januar | Jan. | Jänner | Jän.",
		"Februar | Feb. | Febr. | Feber",
		"März | Mrz. | Mär. | Maerz",
		"April | Apr.",
		"Mai",
		"Juni | Jun.",
		"Juli | Jul.",
		"August | Aug.",
		"September | Sept. | Sep.",
		"Oktober | Okt.",
		"November | Nov.",
		"Dezember | Dez.",
	],
	doubtfulMonths: "jan | mar",
	capital: true,
	weekdays: [
		"Montag | Mo.",
		"Dienstag | Di.",
		"Mittwoch | Mi.",
		"Donnerstag | Do.",
		"Freitag | Fr.",
		"Samstag | Sonnabend | Sa.",
		"Sonntag | So.",
	],
	ordinalEndings: "",
	links: "des | im | in",
	articles: "der | die | den | dem | das | des | diesen | dieses | diesem",
	parts: [
		["early", "Anfang | zu Beginn | Beginn"],
		["mid", "Mitte"],
		["late", "spät im"],
		["end", "Ende | zum Ende"],
	],
	partsOfPeriod: [
		[["end", "year"], "Jahresende | Ende des Jahres | Jahresschluss"],
		[["end", "month"], "Monatsende | Ende des Monats"],
		[["end", "quarter"], "Quartalsende | Ende des Quartals"],
		[["mid", "year"], "Jahresmitte"],
		[["early", "year"], "Jahresanfang | Jahresbeginn"],
	],
	otherYears: "",
	periods: [
		["year", "des Jahres | dieses Jahres"],
		["quarter", "des Quartals | dieses Quartals"],
		["month", "des Monats | dieses Monats"],
		["week", "der Woche | dieser Woche"],
	],
	quarterLetters: "Q",
	halfLetters: "H | HJ",
	quarters: "Quartal | Quartals | Quartale | Vierteljahr",
	halves: "Halbjahr | Halbjahres | Jahreshälfte | HJ",
	ordinals: [
		"erste | ersten | erstes | erster",
		"zweite | zweiten | zweites | zweiter",
		"dritte | dritten | drittes | dritter",
		"vierte | vierten | viertes | vierter",
	],
	days: [
		...counted(
			1,
			"ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten elften zwölften",
		),
		...counted(13, "dreizehnten vierzehnten fünfzehnten sechzehnten siebzehnten achtzehnten neunzehnten"),
		...composed("zwanzigsten dreißigsten", "ein zwei drei vier fünf sechs sieben acht neun", joined),
		[7, "siebenten"],
		[30, "dreissigsten"],
	],
	weeks: "KW | Kalenderwoche | Woche",
	seasons: [
		["spring", "Frühjahr | Frühling"],
		["summer", "Sommer"],
		["autumn", "Herbst"],
		["winter", "Winter"],
	],
	feasts: [
		["halloween", "Halloween"],
		["all saints", "Allerheiligen"],
		["easter", "Ostern"],
		["pentecost", "Pfingsten"],
		["christmas", "Weihnachten"],
		["new year", "Neujahr | Jahreswechsel"],
	],
	relative: [
		[["week", 0], "diese Woche | dieser Woche"],
		[["week", 1], "nächste Woche | nächster Woche | kommende Woche | kommender Woche"],
		[["week", -1], "letzte Woche | letzter Woche | vergangene Woche | vergangener Woche | vorige Woche"],
		[["month", 0], "diesen Monat | diesem Monat | dieses Monats | laufenden Monat"],
		[["month", 1], "nächsten Monat | nächsten Monats | kommenden Monat | kommenden Monats | nächstem Monat"],
		[["month", -1], "letzten Monat | letzten Monats | vergangenen Monat | Vormonat | vorigen Monat"],
		[["quarter", 0], "dieses Quartal | diesem Quartal | laufenden Quartal | laufende Quartal"],
		[["quarter", 1], "nächstes Quartal | nächsten Quartal | nächsten Quartals | kommenden Quartal"],
		[["quarter", -1], "letztes Quartal | letzten Quartal | vergangenen Quartal | Vorquartal"],
		[["year", 0], "dieses Jahr | diesem Jahr | dieses Jahres | heuer | laufenden Jahr | laufende Jahr"],
		[
			["year", 1],
			"nächstes Jahr | nächsten Jahr | nächsten Jahres | kommendes Jahr | kommenden Jahr | kommenden Jahres",
		],
		[
			["year", -1],
			"letztes Jahr | letzten Jahr | letzten Jahres | vergangenes Jahr | vergangenen Jahr | Vorjahr | voriges Jahr | vorigen Jahr",
		],
	],
	next: "nächsten | nächste | nächster | nächstes | kommenden | kommende | kommendes",
	last: "letzten | letzte | letzter | letztes | vergangenen | vergangene | vorigen",
	relations: [
		[
			"by",
			"spätestens | spätestens im | spätestens am | spätestens zum | spätestens bis | bis spätestens | vor | vor dem | Stichtag | fällig am | fällig | zum | rechtzeitig zum",
		],
		[
			"until",
			"bis | bis zum | bis zur | bis einschließlich | bis in den | bis in das | endet am | endet | läuft aus am | läuft am | läuft bis | ablauf am",
		],
		["since", "seit | seit dem | seit der | schon seit"],
		["from", "ab | ab dem | ab der"],
		["on", "am | den"],
		["in", "im | in | in der | zu | während | an | um | gegen | für"],
	],
	latest: "spätestens | als spätester Termin",
	to: "bis | bis zum | und",
};

/** "einundzwanzigsten" */
function joined(ten: string, unit: string): string {
	return `${unit}und${ten}`;
}
