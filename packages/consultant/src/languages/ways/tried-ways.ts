import { atWordEnds } from "../grammar/word-ends.ts";

/**
 * How each language tells that somebody has tried something out elsewhere or before: what was tried stands in the first group,
 * without when and where. Written for speakers to review: no pattern is made for one sentence.
 */
export const triedWays = atWordEnds<"tried">({
	en: () => ({
		tried:
			/^[^.;:]{2,60}?\s(?:has |have |had )?(?:already )?(?:tried(?: out)?|tested|trialled|piloted)\s(?:it with |this with )?(.+?)(?:\s(?:from|since|between|until|during|in|for|last|this)\s(?:\p{Lu}|the |last |this |a |\d|spring|summer|autumn|winter|year|month).*)?$/u,
	}),
	de: () => ({
		tried:
			/^[^.;:]{2,60}?\b(?:hat|haben|hatte|hatten)\s(?:(?:man|sie|wir|es|das|die|dort|im|letztes|letzten|voriges|vorigen|vergangenes|vergangenen|Jahr|Herbst|Frühjahr|Sommer|Winter|mit)\s)*(.+?)\s(?:ausprobiert|getestet|erprobt|pilotiert|versucht|probiert)$/u,
	}),
	fr: () => ({
		tried:
			/^[^.;:]{2,60}?\b(?:a|ont|avons|avait|avaient)\s(?:déjà\s)?(?:essayé|testé|expérimenté|piloté)\s(.+?)(?:\s(?:depuis|de|du|en|l['’]an|pendant|entre)\s(?:\p{Lu}|\d|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|dernier|l['’]).*)?$/u,
	}),
	es: () => ({
		tried:
			/^[^.;:]{2,60}?\b(?:probó|probaron|ha probado|han probado|ensayó|ensayaron|pilotó|pilotaron|ha ensayado|han ensayado)\s(?:con\s)?(.+?)(?:\s(?:desde|entre|durante|en|el año)\s(?:\p{Lu}|\d|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|pasado|el ).*)?$/u,
	}),
	it: () => ({
		tried:
			/^[^.;:]{2,60}?\b(?:ha|hanno|abbiamo|aveva|avevano)\s(?:già\s)?(?:provato|sperimentato|testato|collaudato)\s(?:con\s)?(.+?)(?:\s(?:da|dal|tra|durante|nel|in|a)\s(?:\p{Lu}|\d|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre).*)?$/u,
	}),
	nl: () => ({
		tried:
			/^[^.;:]{2,60}?\b(?:heeft|hebben|had|hadden)\s(?:(?:ze|zij|men|we|wij|het|dat|dit|daar|vorig|vorige|afgelopen|jaar|najaar|voorjaar|zomer|winter|met)\s)*(.+?)\s(?:uitgeprobeerd|geprobeerd|getest|beproefd)$/u,
	}),
});
