import { type Figure, figuresOf } from "../text/figures.ts";
import { type Language, topicWords } from "../text/words.ts";
import { goOppositeWays, withoutDirection } from "./direction.ts";

/** What a short sentence says: of a few words each counts, so that only the very same thing can be at odds. */
export type ShortClaim = {
	text: string;
	/** Its topic words with those of time and place, and who speaks; without figures. */
	words: string;
	/** The same without the words that say which way it goes. */
	subject: string;
	figures: readonly Figure[];
	/** The year in which something happened that happens once. */
	year: string | null;
	/** Whether it says that its subject is the problem or the reason, or that it is not. */
	blames: { subject: string; setting: string; yes: boolean } | null;
	/** Whether all or some are full or vacant. */
	filled: { subject: readonly string[]; all: boolean; yes: boolean } | null;
};

/** What another sentence says before tells of what these speak; what is compared or limited is no figure to hold against another. */
const depends: Record<Language, RegExp> = {
	en: /^(?:it|this|that|these|those|they|he|she|one|another|both|some|then|there)\b|\b(?:more|less|fewer|over|under|at least|at most|up to|another|further|each|every|would|could|if|when)\b|\?$/iu,
	de: /^(?:es|dies\w*|sie|er|beide|einige|dann|davon)(?!\p{L})|(?<!\p{L})(?:mehr|weniger|über|unter|mindestens|höchstens|bis zu|weitere\w*|jede\w*|würde\w*|könnte\w*|wenn|falls)(?!\p{L})|\?$/iu,
};
/** What sets a sentence in another time than the one beside it. */
const atTime: Record<Language, RegExp> = {
	en: /\b(?:now|today|then|later|before|after\w*|previously|formerly|earlier|first|initially|once|since|until|currently|again|was|were|had|rose|grew|fell|declined|dropped|shrank|improved|increased|decreased)\b/giu,
	de: /(?<!\p{L})(?:jetzt|heute|dann|danach|später|früher|vorher|zuvor|zunächst|zuerst|inzwischen|seit|bisher|wieder|war|waren|hatten?|stieg(?:en)?|sank(?:en)?|fiel(?:en)?|wuchs(?:en)?|schrumpften?)(?!\p{L})/giu,
};
const pastTense =
	/^(?:rose|grew|fell|declined|dropped|shrank|improved|increased|decreased|stieg|sank|fiel|wuchs|schrumpf)/iu;
const speaker = /\b(?:we|our|wir|unser\p{L}*)(?!\p{L})/giu;
/** A letter or a period that tells one thing from another: `Team A`, `FY25`, `Q3`. */
const marks =
	/(?<![\p{L}\p{N}&'’.-])(?:\p{Lu}(?![\p{L}&'’.])|(?:FY|GJ)\s?\d{2,4}|[QH][1-4]|(?:19|20)\d\d)(?!\p{N})/gu;
const unitWords =
	/\b(?:thousand|million|billion|percent|euros?|dollars?|tausend|millionen?|milliarden?|prozent)\b/giu;

const happensOnce: Record<Language, RegExp> = {
	en: /^(?:the|our|its) .*\b(?:opened|closed|founded|built|launched|started|began|introduced|installed|signed|acquired|established|went live|moved)\b/iu,
	de: /^(?:der|die|das|unser\w*) .*(?:eröffnet|geschlossen|gegründet|gebaut|errichtet|eingeführt|gestartet|begann|unterzeichnet|in betrieb)/iu,
};

const blaming: Record<Language, RegExp> = {
	en: /^(?<what>[^,;:]{3,50}?) (?:is|are|was|were) (?:(?<not>not) )?(?:the|our|their) (?:(?:main|real|biggest|greatest|most important|top|number one|key|first) )*(?:problem|reason|cause|issue|driver)\b/iu,
	de: /^(?<what>[^,;:]{3,50}?) (?:ist|sind|war|waren) (?:(?<not>nicht) )?(?:der|die|das|unser\w*) (?:(?:wichtigste\w*|größte\w*|eigentliche\w*|häufigste\w*|erste\w*) )*(?:haupt)?(?:problem|grund|ursache)(?!\p{L})/iu,
};

/** Who says so, at the head of a sentence. */
const sayer = /^[^,;:.]{2,50}(?::| (?:says?|said|thinks?|believes?)(?: that)?) (?=\S)/iu;

const full: Record<Language, RegExp> = {
	en: /\b(?:filled|staffed|occupied)\b/iu,
	de: /(?<!\p{L})besetzt(?!\p{L})/iu,
};
const vacant: Record<Language, RegExp> = {
	en: /\b(?:vacant|unfilled|unstaffed|unoccupied|not (?:filled|staffed|occupied))\b/iu,
	de: /(?<!\p{L})(?:unbesetzt|vakant|nicht besetzt)(?!\p{L})/iu,
};
const every: Record<Language, RegExp> = {
	en: /\b(?:all|every)\b/iu,
	de: /(?<!\p{L})(?:alle|sämtliche)(?!\p{L})/iu,
};

/** How many words a short sentence has at most, without who says it. */
const longest = 16;

/** The short sentence that a text is; null for a longer one, and for what is no sentence of its own. */
export function shortClaimOf(said: string, language: Language): ShortClaim | null {
	const text = said.replaceAll(/\s+/g, " ").trim();
	const count = text.split(" ").length;
	if (count < 3 || count > longest || !/[.!]["”“»)]?$/u.test(text) || depends[language].test(text))
		return null;
	const figures = figuresOf(text, language);
	const bare = withoutFigures(text, figures);
	const setting = settingOf(text, language);
	const wordsOf = (part: string) => topicWords(part, language).filter((word) => !/\d/.test(word));
	const key = (part: string) => [...new Set([...wordsOf(part), ...setting])].sort().join(" ");
	const years = text.match(/\b(?:19|20)\d\d\b/g) ?? [];
	const [year] = years.length === 1 && figures.length === 0 && happensOnce[language].test(text) ? years : [];
	const blame = blaming[language].exec(text.replace(sayer, ""))?.groups;
	const levels = [full, vacant].map((level) => level[language].test(text));
	const isVacant = levels[1] === true;
	return {
		text,
		words: key(bare),
		subject:
			wordsOf(withoutDirection(bare, language)).length === 0 ? "" : key(withoutDirection(bare, language)),
		figures,
		year: year ?? null,
		blames: blame?.what
			? { subject: wordsOf(blame.what).join(" "), setting: placesIn(text), yes: blame.not === undefined }
			: null,
		filled: levels.includes(true)
			? {
					subject: wordsOf(
						bare.replace(vacant[language], " ").replace(full[language], " ").replace(every[language], " "),
					),
					all: every[language].test(text),
					yes: !isVacant,
				}
			: null,
	};
}

/** The same sentence without its figures, and the words that belong to them. */
function withoutFigures(text: string, figures: readonly Figure[]): string {
	const bare = figures.reduceRight(
		(left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
		text,
	);
	return bare.replaceAll(unitWords, " ");
}

/** Who speaks, of which time, and of which of several things called alike. */
function settingOf(text: string, language: Language): string[] {
	const times = (text.match(atTime[language]) ?? []).map((word) =>
		pastTense.test(word) ? "past" : word.toLowerCase(),
	);
	const who = speaker.test(text) ? ["we"] : [];
	speaker.lastIndex = 0;
	const named = (text.match(marks) ?? []).filter((mark) => mark !== "I").map((mark) => `#${mark}`);
	return [...new Set([...times, ...who, ...named])];
}

/** The places that a text names behind `in`. */
function placesIn(text: string): string {
	return (text.match(/(?<=\b(?:in|im|bei|at) )(?:der |den |dem |the )?\p{Lu}\p{L}+/gu) ?? []).join(" ");
}

/** On what two short sentences disagree; null when they do not, or speak of different things, times or places. */
export function shortDisagreement(
	one: ShortClaim,
	other: ShortClaim,
	differ: (one: readonly Figure[], other: readonly Figure[]) => boolean,
	language: Language,
): "figure" | "direction" | "negation" | null {
	if (one.subject !== "" && one.subject === other.subject && goOppositeWays(one.text, other.text, language))
		return "direction";
	if (one.words !== "" && one.words === other.words && differ(one.figures, other.figures)) return "figure";
	if (one.year !== null && other.year !== null && one.year !== other.year) {
		const without = ({ words, year }: ShortClaim) => words.replace(`#${year}`, "");
		if (without(one) === without(other)) return "figure";
	}
	const [blame, excuse] = [one.blames, other.blames];
	if (blame && excuse && blame.yes !== excuse.yes)
		if (blame.subject !== "" && blame.subject === excuse.subject && blame.setting === excuse.setting)
			return "negation";
	return one.filled && other.filled && fillDifferently(one.filled, other.filled) ? "negation" : null;
}

type Filled = NonNullable<ShortClaim["filled"]>;

/** Where all are filled, none is vacant, nor where only some of them are meant. */
function fillDifferently(one: Filled, other: Filled): boolean {
	if (one.yes === other.yes || !(one.all || other.all)) return false;
	const [few, many] = one.subject.length <= other.subject.length ? [one, other] : [other, one];
	return few.subject.length >= 2 && few.subject.every((word) => many.subject.includes(word));
}
