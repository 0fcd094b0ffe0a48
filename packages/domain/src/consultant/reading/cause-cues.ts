import type { Language } from "../text/words.ts";

/**
 * How a cause is put: as a sentence of its own, as a German clause with the verb at its end, as a phrase without a
 * verb, or as a note in a list, which may be anything. It decides how it can be shown and asked about.
 */
export type CauseForm = "sentence" | "clause" | "phrase" | "note";

/**
 * A cue between two halves of one sentence. `first` says which half stands before it, `form` how the cause is put;
 * without a form a conjunction in the cue tells a sentence from a phrase. `lead` goes before a German cause that could
 * not stand alone, unless the cue has a part of that name.
 */
export type Cue = { words: RegExp; first: "cause" | "effect"; form?: CauseForm; lead?: string };

const subjects =
	"we|they|it|he|she|you|the|a|an|our|their|its|no|nobody|most|many|some|every|each|all|there|this|these|those|customers?|staff|teams?|suppliers?|competitors?";

/** Longer cues come first. */
export const inside: Record<Language, Cue[]> = {
	en: [
		{
			words:
				/,?\s+(?:(?:is|are|was|were|has been|have been) )?(?:mainly |mostly |largely |partly |chiefly |primarily |simply |only )?(?:because of|due to|owing to|as a (?:direct )?(?:result|consequence) of|on account of|thanks to)\s+/iu,
			first: "effect",
			form: "phrase",
		},
		{
			words: /,?\s+(?:is|are|was|were|comes?|came) down to the fact that\s+/iu,
			first: "effect",
			form: "sentence",
		},
		{
			words:
				/,?\s+(?:(?:is|are|was|were|has been|have been|being) )?(?:mainly |mostly |largely |partly |chiefly |primarily )?(?:caused by|driven by|triggered by|attributable to|explained by|rooted in|traced (?:back )?to|the result of|a result of|the consequence of|a consequence of)\s+/iu,
			first: "effect",
			form: "phrase",
		},
		{
			words:
				/,?\s+(?:mainly |mostly |largely |partly )?(?:results? from|resulted from|resulting from|stems? from|stemmed from|stemming from|arises? from|arose from|originates? in|goes back to|go back to)\s+/iu,
			first: "effect",
			form: "phrase",
		},
		{
			words: /,?\s+(?:mainly |mostly |largely |partly |simply |precisely |not least )?because\s+/iu,
			first: "effect",
			form: "sentence",
		},
		{
			words: new RegExp(
				`,?\\s+since\\s+(?=(?:${subjects})\\b.{0,40}\\b(?:is|are|was|were|has|have|had|do|does|did|can|cannot|could|will|would|must|\\w+s|\\w+ed|keep|need|want|know)\\b)`,
				"iu",
			),
			first: "effect",
			form: "sentence",
		},
		{ words: /,\s+reflecting\s+/iu, first: "effect", form: "phrase" },
		{
			words: /;\s+[\p{L} ]{3,30}? attributes? (?:this|that|it) (?:mainly |largely )?to\s+/iu,
			first: "effect",
			form: "phrase",
		},
		{ words: new RegExp(`,\\s+as\\s+(?=(?:${subjects})\\b)`, "iu"), first: "effect", form: "sentence" },
		{
			words:
				/,?\s+(?:and |that |which |this )?(?:has |have |had )?(?:directly |in turn |then |eventually |ultimately |also |therefore )?(?:led|leads?|leading) to\s+/iu,
			first: "cause",
		},
		{
			words:
				/,?\s+(?:and |that |which |this )?(?:has |have |had )?(?:in turn |then |eventually |ultimately |also )?(?:results? in|resulted in|resulting in|translates? into|ends? in|ended in)\s+(?!\d|(?:january|february|march|april|may|june|july|august|september|october|november|december|early|late|mid|spring|summer|autumn|winter|time|the (?:spring|summer|autumn|winter|year|month|week|end|first|second|third|fourth|last))\b)/iu,
			first: "cause",
		},
		{
			words:
				/,?\s+(?:and |that |which |this )?(?:has |have |had )?(?:in turn |then |also |directly )?(?:caused|causes?|causing|triggers?|triggered|triggering|provokes?|provoked|contributes? to|contributed to|forces? us to|forced us to|gives? rise to|gave rise to|brings? about)\s+(?!by\b)/iu,
			first: "cause",
		},
		{
			words:
				/,?\s+(?:and |that |which )?(?:drives?|drove|driving) (?:up |down )(?=(?:the|our|a|costs?|churn|customers?|prices?)\b)/iu,
			first: "cause",
		},
		{
			words: /(?:,|;)\s+(?:which|and this|and that|this) (?:means|meant) (?:that )?/iu,
			first: "cause",
			form: "sentence",
		},
		{
			words:
				/(?:,|;)\s+(?:so that|so(?! far\b| on\b|-)|and so(?! on\b)|hence|thus|therefore|and therefore|consequently|and consequently|as a result|and as a result),?\s+(?:that )?/iu,
			first: "cause",
			form: "sentence",
		},
		{ words: /(?:,|;|\s[–-])\s+(?:and )?(?:that|this|which) is why\s+/iu, first: "cause", form: "sentence" },
	],
	de: [
		{
			words:
				/,?\s+(?:vor allem |hauptsächlich |insbesondere |unter anderem |auch |nur )?(?<lead>wegen|aufgrund von|aufgrund|auf Grund von|auf Grund|infolge von|infolge|dank|mangels)\s+/iu,
			first: "effect",
			form: "phrase",
		},
		{
			words:
				/,?\s+(?:ist|sind|war|waren|wird|werden|wurde|wurden|lässt sich|lassen sich)?\s*(?:vor allem |hauptsächlich |im Wesentlichen |größtenteils )?(?:verursacht|ausgelöst|bedingt) (?<lead>durch)\s+/iu,
			first: "effect",
			form: "phrase",
		},
		{
			words:
				/,?\s+(?:ist|sind|war|waren) (?:vor allem |hauptsächlich )?(?:die|eine) (?<lead>Folge von|Folge)\s+/iu,
			first: "effect",
			form: "phrase",
		},
		{
			words:
				/,?\s+(?:ist|sind|war|waren|lässt sich|lassen sich) (?:vor allem |hauptsächlich |im Wesentlichen )?darauf zurückzuführen, dass\s+/iu,
			first: "effect",
			form: "clause",
			lead: "weil",
		},
		{
			words:
				/,?\s+(?:ist|sind|war|waren|lässt sich|lassen sich) (?:vor allem |hauptsächlich |im Wesentlichen )?auf\s+(?=.+zurück(?:zu)?führen)/iu,
			first: "effect",
			form: "phrase",
		},
		{
			words: /,?\s+(?:liegt|lag|liegen|lagen) (?:vor allem |hauptsächlich |auch )?daran, dass\s+/iu,
			first: "effect",
			form: "clause",
			lead: "weil",
		},
		{
			words: /,?\s+(?:liegt|lag|liegen|lagen) (?:vor allem |hauptsächlich |auch )?(?<lead>an|am)\s+/iu,
			first: "effect",
			form: "phrase",
		},
		{
			words: /,?\s+(?:beruht|beruhen|beruhte|basiert|basieren) (?:vor allem )?darauf, dass\s+/iu,
			first: "effect",
			form: "clause",
			lead: "weil",
		},
		{
			words: /(?:,|\s(?:und|sowie|oder))\s+(?:vor allem |auch |nur |schlicht )?(?<lead>weil)\s+/iu,
			first: "effect",
			form: "clause",
		},
		{ words: /,\s+da\s+/iu, first: "effect", form: "clause", lead: "weil" },
		{
			words:
				/,?\s+(?:und |das |dies |was )?(?:führt|führen|führte|führten) (?:dann |wiederum |auch |inzwischen |direkt |letztlich )?(?:dazu, dass|zu|zum|zur)\s+/iu,
			first: "cause",
		},
		{
			words:
				/,?\s+(?:und |das |dies |was )?(?:hat|haben|hatte|hatten) (?:.{0,20} )?zur Folge(?:, dass| gehabt)?\s*/iu,
			first: "cause",
		},
		{
			words:
				/,?\s+(?:und |das |dies |was )?(?:verursacht|verursachen|verursachte|verursachten|bewirkt|bewirken|bewirkte)\s+/iu,
			first: "cause",
		},
		{ words: /,?\s*(?:sodass|so dass)\s+/iu, first: "cause", form: "sentence" },
		{
			words: /(?:,|;)\s+(?:und )?(?:deshalb|daher|deswegen|darum|folglich|infolgedessen|somit|dadurch)\s+/iu,
			first: "cause",
			form: "sentence",
		},
	],
};

/** How a cue at the head of a sentence puts the cause that follows it. */
export type HeadCue = { words: RegExp; form: CauseForm; lead?: string };

/** At the head of a sentence, its two halves parted by a comma: `Because the stock is wrong, pickers search`. */
export const ahead: Record<Language, HeadCue[]> = {
	en: [
		{
			words:
				/^(?:mainly |mostly |largely )?(?:because of|due to|owing to|as a (?:result|consequence) of|on account of|thanks to)\s+/iu,
			form: "phrase",
		},
		{ words: /^(?:mainly |mostly |largely )?(?:because|given that)\s+/iu, form: "sentence" },
		{ words: /^given\s+/iu, form: "phrase" },
	],
	de: [
		{ words: /^(?:weil|da)\s+/iu, form: "clause", lead: "weil" },
		{
			words:
				/^(?<lead>aufgrund von|aufgrund|auf Grund von|auf Grund|infolge von|infolge|wegen|dank|mangels)\s+/iu,
			form: "phrase",
		},
	],
};

/** At the head of a sentence that says what follows from the one before. */
export const following: Record<Language, RegExp> = {
	en: /^(?:as a (?:direct )?(?:result|consequence)|therefore|consequently|hence|thus|this is why|that is why|which is why|for this reason|for that reason|because of (?:this|that)|this means(?: that)?|this (?:has |have )?(?:led|leads) to|this (?:has )?(?:caused|causes)|this (?:results|resulted) in|so(?= \p{Ll}))\b,?\s+/iu,
	de: /^(?:deshalb|daher|deswegen|darum|folglich|infolgedessen|somit|aus diesem Grund|das führt(?:e)? (?:dazu, dass|zu)|dies führt(?:e)? (?:dazu, dass|zu)|das bedeutet,? dass|die Folge(?: ist| war|:))\b,?:?\s*/iu,
};

/** At the head of a sentence that gives the reason for the one before. */
export const giving: Record<Language, RegExp> = {
	en: /^(?:this|that|it|the (?:(?:main|primary|real|key|biggest|chief|principal|underlying|most important) )?reasons?|one reason|another reason|a second reason|the (?:root |main )?causes?|one cause|another cause|a further cause)(?: for (?:this|that|it))?(?: is| was| are| were|:)(?: mainly| largely| simply)?(?: because(?: of)?| due to| that| caused by| driven by| the result of)?\s+/iu,
	de: /^(?:(?:der )?(?:(?:wichtigste|eigentliche|wesentliche|häufigste) )?(?:haupt)?grund(?: dafür| hierfür)?(?: ist| war|:)|(?:die )?(?:(?:wichtigste|eigentliche|wesentliche|häufigste) )?(?:haupt)?ursache(?: dafür| hierfür)?(?: ist| war|:)|(?:ursächlich|verantwortlich|(?:haupt)?ursachen?|gründe) (?:dafür|hierfür) (?:ist|sind|waren|war)(?: vor allem| insbesondere| hauptsächlich| im wesentlichen)?|das liegt (?:vor allem )?(?:daran, dass|an)|dies liegt (?:vor allem )?(?:daran, dass|an)|das kommt daher, dass|(?:[^,.]{3,40}\s)?lieg(?:t|en) (?:das|es|dies) (?:vor allem |wohl |meist )?daran, dass|(?:er|sie|wir|man|ich|(?:frau|herr|die|der) \p{L}+) führ(?:e|t|en|te|ten) (?:das|dies) (?:vor allem |hauptsächlich )?auf(?=.*\szurück)|denn)\s*,?\s*(?:dass )?\s*/iu,
};

/** Heads of `giving` that need one of these words, or they would take any sentence for a reason. */
export const needsReason =
	/because|due to|reason|cause|gr[uü]nd|urs[aä]ch|verantwortlich|führ|liegt|daher|denn|driven by|result of/iu;

/** `The reason for the late orders is that the stock is wrong`: both halves in one sentence. */
export const reasonFor: Record<Language, RegExp> = {
	en: /^(?:the|one|a|another|a main|the main|the real|the root) (?:\w+ )?(?:reason|cause)(?:s)? (?:for|of|why|behind) (?<effect>.+?),? (?:is|was|are|were|lies in|lay in)(?<that> that| because)? (?<cause>.+)$/iu,
	de: /^(?:der|die|ein|eine|haupt)?\s?(?:\w+ )?(?:grund|ursache)(?:n)? (?:für|von|der|des|dafür, dass) (?<effect>.+?),? (?:ist|war|sind|waren|liegt in|liegt darin)(?<that>, dass)? (?<cause>.+)$/iu,
};
