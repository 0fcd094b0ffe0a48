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
 * countries` where its title joins the two. A place where somebody else produces is none. Null without one.
 */
export function marketNamed({ passages, language }: Material): string | null {
	const scores = new Map<string, number>();
	const weighed = passages.map(({ text }, at) => ({ text, weight: weightOf(text, at, language) }));
	for (const { text, weight } of weighed.filter((each) => each.weight > 0))
		for (const { name } of placesIn(text, language)) scores.set(name, (scores.get(name) ?? 0) + weight);
	const joined = new Map(pairsIn(passages[0]?.text ?? "", language));
	const [best] = [...scores].sort((one, other) => other[1] - one[1] || one[0].localeCompare(other[0]));
	return best ? (joined.get(best[0]) ?? best[0]) : null;
}

function weightOf(text: string, at: number, language: Language): number {
	if (ofOthers[language].test(text)) return 0;
	const isTitle = at === 0 && !/[.!?]$/u.test(text.trimEnd());
	return (isTitle ? weights.title : 0) + (ofMarket[language].test(text) ? weights.market : 0);
}

function placesIn(text: string, language: Language): { name: string; start: number; end: number }[] {
	const line = text.replaceAll(/\s+/g, " ");
	return [...line.matchAll(places[language])].map(({ 0: name, index }) => ({
		name,
		start: index,
		end: index + name.length,
	}));
}

/** Two places that a text joins with an `and`, by each of their names. */
function pairsIn(text: string, language: Language): [string, string][] {
	const line = text.replaceAll(/\s+/g, " ");
	const found = placesIn(text, language);
	return found.flatMap((one, at): [string, string][] => {
		const other = found[at + 1];
		if (!other || !/^ (?:and|und) (?:the |den |die )?$/u.test(line.slice(one.end, other.start))) return [];
		const both = line.slice(one.start, other.end);
		return [
			[one.name, both],
			[other.name, both],
		];
	});
}

const places: Record<Language, RegExp> = {
	en: /\b(?:Germany|Austria|Switzerland|France|Spain|Portugal|Italy|Poland|Netherlands|Belgium|Denmark|Sweden|Norway|Finland|Ireland|Great Britain|United Kingdom|UK|United States|USA|Canada|Mexico|Brazil|India|China|Japan|Australia|Nordic countries|Nordics|Scandinavia|(?:Northern|Southern|Western|Eastern|Central) Europe|Europe|Iberia|Asia|Africa|Latin America|Middle East|Benelux|DACH)\b/gu,
	de: /(?<![\p{L}-])(?:Deutschland|Österreich|Schweiz|Frankreich|Spanien|Portugal|Italien|Polen|Niederlanden?|Belgien|Dänemark|Schweden|Norwegen|Finnland|Irland|Großbritannien|USA|Kanada|Mexiko|Brasilien|Indien|China|Japan|Australien|Skandinavien|(?:Nord|Süd|West|Ost|Mittel)europa|Europa|Iberien|Asien|Afrika|Benelux|DACH)(?![\p{L}-])/gu,
};
