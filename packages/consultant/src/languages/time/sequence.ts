import { atWordEnds } from "../grammar/word-ends.ts";
import type { Language } from "../language.ts";

/**
 * How each language puts one step before another: `first` opens what comes before all else, `next` what comes after the
 * step before it; `after` stands before the name of what has to be over. Written for speakers to review: no pattern is
 * made for one sentence.
 */
type Sequence = Record<"first" | "next" | "after", RegExp>;

const patternsOf = atWordEnds<keyof Sequence>({
	en: () => ({
		first:
			/^(?:\p{L}+ ){0,4}(?:first(?=[,:]| of all)|firstly|to begin with|as a first step|before anything else)\b/iu,
		next: /^(?:then|after that|afterwards|only then|next|thereafter|later|finally)\b/iu,
		after: /\b(?:after|once|as soon as|when|only when|not before|depends on|follows|based on)\b/iu,
	}),
	de: () => ({
		first: /^(?:\p{L}+ ){0,4}(?:zuerst|zunächst|als erstes|erstens|vorab)\b/iu,
		next: /^(?:dann|danach|anschließend|daraufhin|erst dann|später|zuletzt|schließlich|im anschluss)\b/iu,
		after: /\b(?:nach|nachdem|sobald|wenn|erst wenn|erst nach|nicht vor|setzt|baut auf)\b/iu,
	}),
	fr: () => ({
		first: /^(?:\p{L}+ ){0,4}(?:d['’]abord|en premier|premièrement|commencer par)\b/iu,
		next: /^(?:puis|ensuite|après|après cela|plus tard|enfin|seulement après)\b/iu,
		after: /\b(?:après|une fois|dès que|lorsque|quand|pas avant|dépend|à la suite)\b/iu,
	}),
	es: () => ({
		first: /^(?:\p{L}+ ){0,4}(?:primero|en primer lugar|antes que nada|ante todo)\b/iu,
		next: /^(?:luego|después|a continuación|más tarde|por último|finalmente|solo entonces|sólo entonces)\b/iu,
		after: /\b(?:después de|tras|una vez|en cuanto|cuando|no antes|depende|a partir de)\b/iu,
	}),
	it: () => ({
		first:
			/^(?:\p{L}+ ){0,4}(?:prima(?=[,:])|prima di tutto|innanzitutto|anzitutto|per prima cosa|in primo luogo)\b/iu,
		next: /^(?:poi|dopo|in seguito|successivamente|infine|solo dopo|più tardi|quindi)\b/iu,
		after: /\b(?:dopo|una volta|appena|quando|non prima|dipende|a seguito)\b/iu,
	}),
	nl: () => ({
		first: /^(?:\p{L}+ ){0,4}(?:eerst|ten eerste|allereerst|om te beginnen|als eerste)\b/iu,
		next: /^(?:dan|daarna|vervolgens|pas dan|later|ten slotte|tot slot|aansluitend)\b/iu,
		after: /\b(?:na|nadat|zodra|als|wanneer|pas na|niet voor|hangt af|afhankelijk van)\b/iu,
	}),
});

/** "Phase 2", "2. Schritt", "étape 3": the number of a step; null where none is told. */
const numbered =
	/^(?:(?:phase|step|stage|stufe|schritt|étape|etape|fase|paso|etapa|passo|tappa|stap)\s?(\d)\b|(\d)\.?\s(?:phase|step|stage|stufe|schritt|étape|fase|paso|etapa|passo|tappa|stap)\b)/iu;

export type Place = { isFirst: boolean; isNext: boolean; step: number | null; behind: string };

/** What a proposal says of its place among others; `behind` is what stands after "after", "once", up to the clause's end. */
export function placeOf(plain: string, language: Language): Place {
	const [, one, other] = numbered.exec(plain) ?? [];
	const step = one === undefined && other === undefined ? null : Number(one ?? other);
	if (language === "unknown") return { isFirst: false, isNext: false, step, behind: "" };
	const { first, next, after } = patternsOf(language);
	const found = after.exec(plain);
	const behind = found ? plain.slice(found.index + found[0].length).split(/[,;.:()–—]\s?/u, 1)[0] : "";
	return { isFirst: first.test(plain), isNext: next.test(plain), step, behind: behind ?? "" };
}
