import type { DateWords } from "../date-words.ts";
import { composed, counted, daysAmong } from "../number-words.ts";
import { dutchNumbers } from "../numbers/nl.ts";

export const dutchDates: DateWords = {
	months: [
		"januari | jan.",
		"februari | feb. | febr.",
		"maart | mrt.",
		"april | apr.",
		"mei",
		"juni | jun.",
		"juli | jul.",
		"augustus | aug.",
		"september | sept. | sep.",
		"oktober | okt.",
		"november | nov.",
		"december | dec.",
	],
	doubtfulMonths: "jan",
	capital: false,
	weekdays: [
		"maandag | ma.",
		"dinsdag | di.",
		"woensdag | wo.",
		"donderdag | do.",
		"vrijdag | vr.",
		"zaterdag | za.",
		"zondag | zo.",
	],
	ordinalEndings: "e | de | ste",
	links: "van | in",
	articles: "de | het | dit | deze",
	parts: [
		["early", "begin | begin van | het begin van"],
		["mid", "medio | midden | half | halverwege | midden van"],
		["end", "eind | einde | eind van | einde van | het einde van | het eind van"],
	],
	partsOfPeriod: [
		[
			["end", "year"],
			"jaareinde | eind van het jaar | einde van het jaar | jaarultimo | eind dit jaar | einde jaar",
		],
		[["end", "month"], "eind van de maand | einde maand"],
		[["end", "quarter"], "eind van het kwartaal | einde kwartaal"],
	],
	otherYears: "",
	periods: [
		["year", "het jaar | dit jaar"],
		["quarter", "het kwartaal | dit kwartaal"],
		["month", "de maand | deze maand"],
		["week", "de week | deze week"],
	],
	quarterLetters: "Q | K",
	halfLetters: "H",
	quarters: "kwartaal",
	halves: "halfjaar | helft | jaarhelft",
	ordinals: ["eerste", "tweede", "derde", "vierde"],
	days: [
		...daysAmong(dutchNumbers),
		...counted(1, "eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde"),
		...counted(13, "dertiende veertiende vijftiende zestiende zeventiende achttiende negentiende"),
		...composed("twintigste dertigste", "een twee drie vier vijf zes zeven acht negen", joined),
		[22, "tweeëntwintigste"],
		[23, "drieëntwintigste"],
	],
	weeks: "week | wk.",
	seasons: [
		["spring", "voorjaar | lente"],
		["summer", "zomer"],
		["autumn", "herfst | najaar"],
		["winter", "winter"],
	],
	feasts: [
		["halloween", "Halloween"],
		["all saints", "Allerheiligen"],
		["easter", "Pasen"],
		["pentecost", "Pinksteren"],
		["christmas", "Kerst | Kerstmis | Kerstfeest"],
		["new year", "Nieuwjaar | jaarwisseling"],
	],
	relative: [
		[["week", 0], "deze week"],
		[["week", 1], "volgende week | komende week"],
		[["week", -1], "vorige week | afgelopen week"],
		[["month", 0], "deze maand"],
		[["month", 1], "volgende maand | komende maand"],
		[["month", -1], "vorige maand | afgelopen maand"],
		[["quarter", 0], "dit kwartaal"],
		[["quarter", 1], "volgend kwartaal | komend kwartaal"],
		[["quarter", -1], "vorig kwartaal | afgelopen kwartaal"],
		[["year", 0], "dit jaar"],
		[["year", 1], "volgend jaar | komend jaar"],
		[["year", -1], "vorig jaar | afgelopen jaar"],
	],
	next: "volgende | volgend | komende | komend",
	last: "vorige | vorig | afgelopen",
	relations: [
		[
			"by",
			"voor | vóór | uiterlijk | uiterlijk op | uiterlijk in | uiterlijk voor | tegen | per | ten laatste | ten laatste op | niet later dan",
		],
		[
			"until",
			"tot | tot en met | tot en met de | t/m | tot aan | tot aan de | eindigt op | eindigt | loopt af op | loopt op | lopen op | verloopt op | vervalt op",
		],
		["since", "sinds | sinds de | al sinds"],
		["from", "vanaf | vanaf de | met ingang van"],
		["on", "op"],
		["in", "in | in de | in het | tijdens | rond | met | om"],
	],
	latest: "op zijn laatst | op z'n laatst | uiterlijk | ten laatste",
	to: "tot | tot en met | t/m | en",
};

/** "eenentwintigste" */
function joined(ten: string, unit: string): string {
	return `${unit}en${ten}`;
}
