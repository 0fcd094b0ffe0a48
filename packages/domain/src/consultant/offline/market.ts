import type { Material } from "../reading/material.ts";
import type { Language } from "../text/words.ts";

/** A passage speaks of somewhere as the market by these words, and of somebody else's place by those. */
const ofMarket: Record<Language, RegExp> = {
	en: /\b(?:markets?|customers?|buyers?|clients?|sales|sell|sells|sold|contracts?|dealers|retailers|we serve|stores|branches)\b/iu,
	de: /markt|märkte|kunden|käufer|vertrieb|verkauf|absatz|umsatz|verträge|händler|filialen/iu,
};
const ofOthers: Record<Language, RegExp> = {
	en: /\b(?:suppliers?|vendors?|alternatives?|examined|plants?|factor(?:y|ies)|manufacturers?|import\w*|made in|produced in|ships? from|offices?)\b/iu,
	de: /lieferant|zuliefer|alternativ|geprüft|werk in|fabrik|hersteller|import|gefertigt|aus (?:china|polen|indien)/iu,
};

/** What a mention says for a place, when it stands in the heading at the top, or in a sentence on the market. */
const weights = { title: 3, market: 2 };

/**
 * The country or region of which the material speaks as its market, in its own words: `Great Britain and the Nordic
 * countries` where its title joins the two, or where it names both alike. A place where somebody else produces is none.
 * Null without one, and where several are named as much and never together.
 */
export function marketNamed({ passages, language }: Material): string | null {
	const scores = new Map<string, number>();
	const weighed = passages
		.map(({ text }, at) => ({ text, weight: weightOf(text, at, language) }))
		.filter(({ weight }) => weight > 0);
	for (const { text, weight } of weighed)
		for (const { name } of placesIn(text, language)) scores.set(name, (scores.get(name) ?? 0) + weight);
	const most = Math.max(0, ...scores.values());
	const best = [...scores].filter(([, score]) => score === most).map(([name]) => name);
	const [first] = best;
	if (first === undefined) return null;
	const [head] = passages.filter(({ text }, at) => isTitle(text, at));
	const title = listsIn(head?.text ?? "", language).find(({ names }) => names.includes(first));
	if (title || best.length === 1) return title?.text ?? first;
	const together = weighed
		.flatMap(({ text }) => listsIn(text, language))
		.find(({ names }) => names.length === best.length && best.every((name) => names.includes(name)));
	return together?.text ?? null;
}

function weightOf(text: string, at: number, language: Language): number {
	if (ofOthers[language].test(text)) return 0;
	return (isTitle(text, at) ? weights.title : 0) + (ofMarket[language].test(text) ? weights.market : 0);
}

function isTitle(text: string, at: number): boolean {
	return at === 0 && !/[.!?]$/u.test(text.trimEnd());
}

function placesIn(text: string, language: Language): { name: string; start: number; end: number }[] {
	const line = text.replaceAll(/\s+/g, " ");
	return [...line.matchAll(places[language])].map(({ 0: name, index }) => ({
		name,
		start: index,
		end: index + name.length,
	}));
}

/** Places that a text joins with commas and an `and`, as it writes them. */
function listsIn(text: string, language: Language): { names: string[]; text: string }[] {
	const line = text.replaceAll(/\s+/g, " ");
	const lists: { names: string[]; start: number; end: number }[] = [];
	for (const { name, start, end } of placesIn(text, language)) {
		const last = lists.at(-1);
		if (last && joins.test(line.slice(last.end, start))) {
			last.names.push(name);
			last.end = end;
		} else lists.push({ names: [name], start, end });
	}
	return lists
		.filter(({ names }) => names.length > 1)
		.map(({ names, start, end }) => ({ names, text: line.slice(start, end) }));
}

const joins = /^(?:,|,? (?:and|und)) (?:in )?(?:the |den |die |der )?$/u;

const places: Record<Language, RegExp> = {
	en: /\b(?:Germany|Austria|Switzerland|France|Spain|Portugal|Italy|Poland|Netherlands|Belgium|Denmark|Sweden|Norway|Finland|Ireland|Great Britain|United Kingdom|UK|United States|USA|Canada|Mexico|Brazil|India|China|Japan|Australia|Nordic countries|Nordics|Scandinavia|(?:Northern|Southern|Western|Eastern|Central) Europe|Europe|Iberia|Asia|Africa|Latin America|Middle East|Benelux|DACH)\b/gu,
	de: /(?<![\p{L}-])(?:Deutschland|Österreich|Schweiz|Frankreich|Spanien|Portugal|Italien|Polen|Niederlanden?|Belgien|Dänemark|Schweden|Norwegen|Finnland|Irland|Großbritannien|USA|Kanada|Mexiko|Brasilien|Indien|China|Japan|Australien|Skandinavien|(?:Nord|Süd|West|Ost|Mittel)europa|Europa|Iberien|Asien|Afrika|Benelux|DACH)(?![\p{L}-])/gu,
};
