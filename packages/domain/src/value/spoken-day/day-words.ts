/** The words for days that a person may use: those of their locale, and of six languages beside it. */
export type DayWords = {
	/** Monday 0 … Sunday 6; null for any other word. */
	weekdayOf: (word: string) => number | null;
	/** 1 … 12; null for any other word. */
	monthOf: (word: string) => number | null;
	/** How many days from today: `tomorrow` is 1, `vorgestern` −2; null for any other words. */
	daysAhead: (words: string) => number | null;
	/** Whether `3/15` is how that locale writes a day: the month first. */
	monthFirst: boolean;
};

const languages = ["en", "de", "fr", "es", "it", "nl"];
const known = new Map<string, DayWords>();

/**
 * The words as the platform has them, the locale's own first: `mar` is March to an American and martes to a Spaniard.
 * They are looked up as `plainWord` writes them.
 */
export function dayWords(locale: string): DayWords {
	const words = known.get(locale) ?? readWords(locale);
	known.set(locale, words);
	return words;
}

/** Small letters without accents, and without the full stop of an abbreviation. */
export function plainWord(word: string): string {
	const bare = word.normalize("NFD").replace(/\p{M}/gu, "");
	return bare.toLowerCase().replaceAll("’", "'").replace(/\.$/, "");
}

function readWords(locale: string): DayWords {
	const locales = [locale, ...languages.filter((language) => !locale.startsWith(language))];
	const weekdays = locales.map((each) => namesIn(each, "weekday", mondayToSunday));
	const months = locales.map((each) => namesIn(each, "month", januaryToDecember));
	const near = new Map(locales.toReversed().flatMap(nearDays));
	return {
		weekdayOf: (word) => placeOf(word, weekdays),
		monthOf(word) {
			const place = placeOf(word, months);
			return place === null ? null : place + 1;
		},
		daysAhead: (words) => near.get(words) ?? null,
		monthFirst: isMonthFirst(locale),
	};
}

/** Each name in full and abbreviated. */
type Names = readonly { long: string; short: string }[];

// 1 January 2024 was a Monday.
const mondayToSunday = Array.from({ length: 7 }, (_, place) => Date.UTC(2024, 0, 1 + place));
const januaryToDecember = Array.from({ length: 12 }, (_, place) => Date.UTC(2024, place, 1));

function namesIn(locale: string, part: "weekday" | "month", instants: readonly number[]): Names {
	const long = new Intl.DateTimeFormat(locale, { [part]: "long", timeZone: "UTC" });
	const short = new Intl.DateTimeFormat(locale, { [part]: "short", timeZone: "UTC" });
	return instants.map((at) => ({ long: plainWord(long.format(at)), short: plainWord(short.format(at)) }));
}

/** A name, its abbreviation, or three and more letters that begin one name only, in the first language that has it. */
function placeOf(word: string, languagesOfNames: readonly Names[]): number | null {
	for (const names of languagesOfNames) {
		const place = names.findIndex(({ long, short }) => word === long || word === short);
		if (place >= 0) return place;
		if (word.length < 3) continue;
		const begun = names.flatMap(({ long }, index) => (long.startsWith(word) ? [index] : []));
		if (begun.length === 1) return begun[0] ?? null;
	}
	return null;
}

/** Today, and the two days before and after it, where the language has a word for them. */
function nearDays(locale: string): [string, number][] {
	const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
	return [-2, -1, 0, 1, 2].map((days) => [plainWord(format.format(days, "day")), days]);
}

function isMonthFirst(locale: string): boolean {
	const parts = new Intl.DateTimeFormat(locale, { timeZone: "UTC" }).formatToParts(0).map(({ type }) => type);
	return parts.indexOf("month") < parts.indexOf("day");
}
