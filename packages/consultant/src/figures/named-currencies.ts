import { currencyPlaces, type SharedName } from "./words/currency-places.ts";

/** Which country's currency a shared name means in a text; null where nothing, or too much, tells. */
export type NamedCurrencies = Readonly<Record<SharedName, string | null>>;

export const noneNamed: NamedCurrencies = { peso: null, krone: null, franc: null, dollar: null };

/** Whether a text speaks of it at all. */
const mentioned: Record<SharedName, RegExp> = {
	peso: /(?<!\p{L})pesos?(?!\p{L})/iu,
	krone: /(?<!\p{L})(?:kron|couronne|corona|corone|crown|kr(?!\p{L}))/iu,
	franc: /(?<!\p{L})(?:franc|frank|franchi)/iu,
	dollar: /\$|dollar|dólar|dollaro/iu,
};

/** A "$" alone is the dollar of the United States unless the text is plainly from elsewhere. */
const leastOfDollars = 2;

/** What the places, adjectives and state bodies of a text say of the currencies that it names. */
export function namedCurrenciesIn(text: string): NamedCurrencies {
	const names = (Object.keys(mentioned) as SharedName[]).filter((name) => mentioned[name].test(text));
	if (names.length === 0) return noneNamed;
	const words = countsOf(text);
	const found = (name: SharedName, least: number) =>
		names.includes(name) ? mostNamed(name, words, least) : null;
	const peso = found("peso", 1);
	// Where prices are in pesos, "$" is their sign.
	const isPesoSign = names.includes("peso") && !/d[oó]llar|dólar|dollaro|US\$|USD/iu.test(text);
	return {
		peso,
		krone: found("krone", 1),
		franc: found("franc", 1),
		dollar: isPesoSign ? peso : found("dollar", leastOfDollars),
	};
}

/** The names that mean one of a case's own currency. */
export function namesOf(currency: string | null): NamedCurrencies {
	const own = (name: SharedName) => (currency !== null && currency in currencyPlaces[name] ? currency : null);
	return { peso: own("peso"), krone: own("krone"), franc: own("franc"), dollar: own("dollar") };
}

/** The name of a currency that an amount is written with, where it may be that of several countries; null for any other. */
export function sharedNameIn(amount: string): string | null {
	const name = /(\p{L}+)\.?$/u.exec(amount.trim())?.[1] ?? "";
	return mentioned.peso.test(name) || mentioned.krone.test(name) ? name : null;
}

/** How often each word stands there, as written; two words that begin with capitals as one as well. */
function countsOf(text: string): ReadonlyMap<string, number> {
	const counts = new Map<string, number>();
	const add = (word: string) => counts.set(word, (counts.get(word) ?? 0) + 1);
	for (const [word] of text.matchAll(/\p{L}+(?:-\p{L}+)?/gu)) add(word);
	for (const { 1: pair = "" } of text.matchAll(/(?<!\p{L})(?=(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+))/gu))
		add(pair.replace(" ", "_"));
	return counts;
}

/** The currency whose country is named most, at least so often and twice as often as the next. */
function mostNamed(name: SharedName, words: ReadonlyMap<string, number>, least: number): string | null {
	const counts = Object.entries(currencyPlaces[name]).map(([code, list]) => {
		const fits = fitting(list);
		const often = [...words].reduce((sum, [word, count]) => sum + (fits(word) ? count : 0), 0);
		return { code, often };
	});
	const [first, second] = counts.sort((one, other) => other.often - one.often);
	if (!first || first.often < least) return null;
	return first.often >= 2 * (second?.often ?? 0) ? first.code : null;
}

function fitting(list: string): (word: string) => boolean {
	const entries = list.split(" ");
	const exact = new Set(entries.filter((entry) => !entry.endsWith("*")));
	const stems = entries.filter((entry) => entry.endsWith("*")).map((entry) => entry.slice(0, -1));
	return (word) => {
		const small = word.toLowerCase();
		return exact.has(word) || exact.has(small) || stems.some((stem) => small.startsWith(stem));
	};
}
