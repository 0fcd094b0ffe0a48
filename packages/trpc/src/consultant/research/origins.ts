import type { Quote } from "@throughline/domain/consultant/evidence";
import {
	type Finding,
	type FindingOrigin,
	findingGroups,
	type ResearchResult,
} from "@throughline/domain/consultant/research";
import type { EarlierWork } from "./earlier-work.ts";

type Found = Pick<ResearchResult, "findings" | "validation">;

/** Where earlier work is shown in the product. */
function placeOfOrigin({ kind, id }: FindingOrigin): string {
	return kind === "program" ? `/?program=${id}` : `/strategic-consultant/versions/${id}`;
}

/**
 * The findings with the earlier work that each comes from. What was composed of a program's or a strategy's own words is
 * no document that could be opened at a quote: its finding leads to the program or the strategy.
 */
export function withOrigins<F extends Found>(found: F, { originOf, written }: EarlierWork): F {
	const shown = <Q extends Quote | null>(quote: Q): Q | null =>
		quote && written.has(quote.documentId) ? null : quote;
	const finding = (each: Finding): Finding => {
		const origin = each.quote ? originOf.get(each.quote.documentId) : undefined;
		if (!origin) return each;
		const quote = shown(each.quote);
		if (quote) return { ...each, origin };
		const words = each.quote?.verified ? { words: each.quote.text } : {};
		return { ...each, ...words, origin, quote, citation: placeOfOrigin(origin) };
	};
	const findings = { ...found.findings };
	for (const group of Object.keys(findingGroups) as (keyof typeof findingGroups)[]) {
		const ofGroup = findings[group];
		if (ofGroup) findings[group] = ofGroup.map(finding);
	}
	findings.sources = findings.sources.map((source) => {
		const id = [...written].find((each) => source.url.includes(each));
		const origin = id && originOf.get(id);
		return origin ? { ...source, url: placeOfOrigin(origin) } : source;
	});
	const validation = found.validation.map((each) => ({ ...each, contradiction: shown(each.contradiction) }));
	return { ...found, findings, validation };
}
