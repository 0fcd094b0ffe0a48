import type { Span } from "./passages.ts";
import type { Language } from "./words.ts";

/** A number that a text states, with what it counts. */
export type Figure = Span & {
	value: number;
	/** `$`: any currency, kept as it is written; `%`; a span of time in months; else a bare count. */
	unit: "$" | "%" | "months" | "count";
	/** As it is written: `€ 2.4 million`. */
	text: string;
};

const scales: Record<string, number> = {
	thousand: 1e3,
	k: 1e3,
	tsd: 1e3,
	tausend: 1e3,
	million: 1e6,
	millions: 1e6,
	millionen: 1e6,
	mio: 1e6,
	mn: 1e6,
	m: 1e6,
	billion: 1e9,
	bn: 1e9,
	mrd: 1e9,
	milliarde: 1e9,
	milliarden: 1e9,
};

const months: Record<string, number> = {
	day: 1 / 30.4,
	tag: 1 / 30.4,
	week: 7 / 30.4,
	woche: 7 / 30.4,
	month: 1,
	monat: 1,
	quarter: 3,
	quartal: 3,
	year: 12,
	jahr: 12,
};

const currency = "(?:US\\$|\\$|€|£|CHF|EUR|USD|GBP)";
const figure = new RegExp(
	`(?<before>${currency}\\s?)?(?<number>\\d{1,3}(?:[.,' ]\\d{3})+(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?)` +
		"(?:\\s?(?<scale>thousand|tsd\\.?|tausend|millions?|millionen|mio\\.?|mn|billion|bn|mrd\\.?|milliarden?|k(?![\\p{L}])|m(?![\\p{L}])))?" +
		`(?:\\s?(?<after>dollars?|euros?|pounds?|${currency}|%|percent|per cent|prozent))?` +
		"(?:[\\s-](?<time>days?|tagen?|weeks?|wochen?|months?|monaten?|quarters?|quartalen?|years?|jahren?)(?![\\p{L}]))?",
	"giu",
);

/** The numbers that a text states, in order; years, ordinals and parts of names are left out. */
export function figuresOf(text: string, language: Language): Figure[] {
	const found: Figure[] = [];
	for (const match of text.matchAll(figure)) {
		const { before, number = "", scale, after, time } = match.groups ?? {};
		const start = match.index;
		const end = start + match[0].length;
		if (/[\p{L}\p{N}.,-]$/u.test(text.slice(0, start)) && !before) continue;
		const plain = !before && !scale && !after && !time;
		if (plain && /^(?:19|20)\d\d$/.test(number)) continue;
		if (plain && /^[\p{L}-]/u.test(text.slice(end))) continue;
		const value = numberOf(number, language) * (scales[scale?.toLowerCase().replace(".", "") ?? ""] ?? 1);
		found.push({ start, end, text: match[0].trim(), ...measured(value, before, after, time) });
	}
	return found;
}

function measured(
	value: number,
	before: string | undefined,
	after: string | undefined,
	time: string | undefined,
): Pick<Figure, "value" | "unit"> {
	if (after && /^(?:%|percent|per cent|prozent)$/i.test(after)) return { value, unit: "%" };
	if (before || after) return { value, unit: "$" };
	if (!time) return { value, unit: "count" };
	const word = time.toLowerCase();
	const key = Object.keys(months).find((name) => word.startsWith(name));
	return { value: value * (key ? (months[key] ?? 1) : 1), unit: "months" };
}

/** Reads `1,250.5` in English and `1.250,5` in German; a lone separator before three digits groups them. */
function numberOf(number: string, language: Language): number {
	const point = language === "de" ? "," : ".";
	const group = language === "de" ? "." : ",";
	const tidy = number.replaceAll(/[' ]/g, "");
	if (tidy.includes(point) && tidy.includes(group)) {
		return Number(tidy.replaceAll(group, "").replace(point, "."));
	}
	if (new RegExp(`^\\d{1,3}(?:\\${group}\\d{3})+$`).test(tidy)) return Number(tidy.replaceAll(group, ""));
	return Number(tidy.replace(/[.,]/, "."));
}
