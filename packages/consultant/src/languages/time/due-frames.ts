import type { KnownLanguage, Language } from "../language.ts";
import { perLanguage } from "../per-language.ts";

/** What stands before the day by which something is to be done. Written for speakers to review. */
const before: Record<KnownLanguage, string> = {
	en: "no later than|by|until|before|due on|due|on",
	de: "bis spätestens(?: am| zum)?|spätestens(?: bis| am)?(?: zum)?|bis(?: zum| am)?|vor dem|am|zum",
	fr: "au plus tard(?: le)?|d'ici(?: le| au)?|avant(?: le)?|pour(?: le)?|jusqu'au|le",
	es: "a más tardar(?: el)?|antes del?|para(?: el)?|hasta(?: el)?|el",
	it: "al più tardi(?: il)?|entro(?: il| l['’])?|prima del|per(?: il)?|fino al|il|l['’]",
	nl: "uiterlijk(?: op)?|vóór|voor|tegen|tot|op",
};

const frames = perLanguage((language: KnownLanguage) => ({
	atEnd: new RegExp(`[\\s,;(–—-]*(?<!\\p{L})(?:${before[language]})\\s*$`, "iu"),
}));

/** A text without the days that stand between these places, and without what stands before each: "by Friday, 9 October". */
export function withoutDays(
	text: string,
	days: readonly { start: number; end: number }[],
	language: Language,
): string {
	let found = text;
	for (const { start, end } of [...days].reverse()) {
		const lead = found.slice(0, start);
		const kept = language === "unknown" ? lead : lead.replace(frames(language).atEnd, "");
		const rest = found
			.slice(end)
			.replace(/^[)\s]+(?=[.;,!]|$)/u, "")
			.replace(/^\)/u, "");
		const isOpening = kept.trim() === "";
		found = isOpening
			? rest.trimStart()
			: `${kept.trimEnd()}${/^[\p{L}\p{N}(]/u.test(rest) ? " " : ""}${rest}`;
	}
	return found;
}
