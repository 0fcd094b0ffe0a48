import type { Language } from "../text/words.ts";
import type { CauseForm } from "./cause-cues.ts";
import { subjectOf } from "./subject.ts";

/** A cause without its pronoun, and what the pronoun stands for; null when there is none, or nobody can tell. */
type Resolved = { text: string; subject: string | null };

const head: Record<Language, RegExp> = {
	en: /^(?:it|they|he|she)\b(?! (?:is|was|takes|took) \w+ (?:to|that|for)\b)/iu,
	de: /^(?:sie|er)\b/iu,
};

/** An object, not the head of a clause of its own. */
const object =
	/(?<=\p{L} )(?:it|them)\b(?! (?:is|was|are|were|has|have|had|can|cannot|could|will|would|must|does|do|did)\b)/iu;
/** Of `deliveries of motors` the motors are what somebody makes, buys or counts. */
const happening =
	/^(?:late |lost |missing )*(?:deliver\w+|delays?|losses|prices?|lack|shortages?|numbers?|shares?|costs?|orders?|failures?) of (?:the |our )?(?<what>[\p{L} -]+)$/iu;
const person =
	/\b(?:staff|teams?|engineers?|people|employees?|managers?|customers?|buyers?|workers?|nobody|everybody|somebody|no one)$/iu;
const stops =
	/^(?:of|in|on|at|by|for|from|with|without|to|into|is|are|was|were|has|have|had|that|which|who|and|or|than|as|too|not)$/iu;

const possessive = /^(?:its|their|his|her) /iu;

/** `They` are many, and `it` is none of many. */
function agrees(cause: string, subject: string, language: Language): boolean {
	if (language === "de") return true;
	if (/^they\b/iu.test(cause)) return isMany(subject) || person.test(subject);
	return !/^it\b/iu.test(cause) || !/^(?:two|three|four|five|six|many|most|some|both)\b/iu.test(subject);
}

/** What begins so, or soon names no more than a pronoun, says nothing by itself. */
const dangling: Record<Language, RegExp> = {
	en: /^(?:(?:they|he|she|them|these|those|this|that|its|their|his|her|each one|one|it(?! (?:is|was|takes|took) \w+ (?:to|that|for)\b))\b(?! (?:who|which)\b)|(?:[\p{L}’-]+ ){1,4}(?:it|them|him)(?![\p{L}’'-]| (?:is|was|are|were|has|had|can|cannot|could|will|would|must|does|do|did)\b))/iu,
	de: /^(?:(?:sie|er|dies\w*)\b(?! \p{Lu})|es (?:\p{Ll}+ )*(?:zu|so) \p{Ll}+ (?:ist|war|wird|wurde)$|(?:[\p{L}-]+ ){1,4}(?:sie|ihn|ihm|ihnen)(?![\p{L}-]))/u,
};

/** Whether a cause cannot be understood without the sentence that it stands in. */
export function dangles(cause: string, language: Language): boolean {
	return dangling[language].test(cause);
}

/** Puts in the place of a cause's pronoun what it stands for, as the effect names it. */
export function withoutPronoun(
	cause: string,
	{ effect, form }: { effect: string; form: CauseForm },
	{ language, isCommon }: { language: Language; isCommon: (word: string) => boolean },
): Resolved {
	const none = { text: cause, subject: null };
	if (form === "phrase") return none;
	const subject = subjectOf(effect, language, isCommon);
	if (head[language].test(cause))
		return subject === null || !agrees(cause, subject, language)
			? none
			: { text: cause.replace(/^\p{L}+/u, () => subject), subject };
	if (language === "de") return none;
	if (subject !== null && /^each one\b/iu.test(cause) && /^\p{L}+[^s]s$/u.test(subject))
		return { text: cause.replace(/^each one/iu, () => `each ${oneOf(inside(subject))}`), subject };
	if (subject !== null && possessive.test(cause))
		return {
			text: cause.replace(/^\p{L}+/u, () => `${subject}${subject.endsWith("s") ? "’" : "’s"}`),
			subject,
		};
	const pronoun = object.exec(cause);
	if (!pronoun) return none;
	const many = pronoun[0].toLowerCase() === "them";
	const meant = objectMeant(effect, subject, many);
	return meant === null ? none : { text: cause.replace(object, () => meant), subject: meant };
}

function objectMeant(effect: string, subject: string | null, many: boolean): string | null {
	const made = subject === null ? undefined : happening.exec(subject)?.groups?.what;
	const candidates = [made ?? subject, ...namedIn(effect).reverse()].flatMap((each) => each ?? []);
	const meant = candidates.map(inside).find((each) => isMany(each) === many && (many || !person.test(each)));
	if (meant === undefined) return null;
	return /^\p{Ll}+$/u.test(meant) ? `the ${meant}` : meant;
}

/** What a statement names with an article: `the job list`. */
function namedIn(statement: string): string[] {
	return [...statement.matchAll(/\b(?:the|an?|our)((?: [\p{L}-]+){1,4})/giu)].flatMap(([, rest = ""]) => {
		const words = rest.trim().split(" ");
		const end = words.findIndex((word) => stops.test(word));
		const name = words.slice(0, end < 0 ? words.length : end).join(" ");
		return name === "" ? [] : [`the ${name}`];
	});
}

function isMany(name: string): boolean {
	const first = name.split(/ (?:of|worth|in|for|from|outside|without|with) /u)[0] ?? name;
	return /[^su]s$/u.test(first) || /^(?:two|three|four|five|six|many|most|some|both)\b/iu.test(first);
}

/** A plural, or one of the commonest adjectives, at the head of a sentence is no name. */
function inside(name: string): string {
	const [first = ""] = name.split(" ");
	const isName =
		!/^(?:\p{L}+[^su]s|small|large|big|new|old|late|many|most|some|several|few|other|local|all|work)$/iu.test(
			first,
		);
	return isName ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

function oneOf(plural: string): string {
	return plural.endsWith("ies") ? `${plural.slice(0, -3)}y` : plural.slice(0, -1);
}
