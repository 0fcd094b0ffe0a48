import type { Language } from "../../../languages/language.ts";
import { isPart } from "../name-parts.ts";
import type { Surroundings } from "./surroundings.ts";

/** Endings of verbs of which several are. German has too many nouns. */
const plural: Partial<Record<Language, RegExp>> = {
	en: /^\p{L}{3,}$/u,
	fr: /\p{L}{2}(?:ent|ont)$/u,
	es: /\p{L}{2}(?:an|en|on)$/u,
	it: /\p{L}{2}(?:ano|ono|anno)$/u,
	nl: /\p{L}{2}en$/u,
};
/** Things do so as well. */
const remains =
	/^(?:remain|stay|cost|blijven|kosten|liggen|staan|restent|coûtent|quedan|siguen|cuestan|restano|rimangono|costano)$/u;

const joins = /(?<!\p{L})(?:and|et|y|e|en)\s/u;

/** "Nora and Bex count by hand": two words of which each could be a name, and what both do. */
export function pairWeight(around: Surroundings): number {
	const { isWhole, language, cues, person } = around;
	if (!joins.test(around.behind.slice(0, 5)) && !joins.test(around.before.slice(-5))) return 0;
	const does = plural[language];
	const found = isWhole || !does ? null : partnerOf(around);
	if (!found || !does) return 0;
	const { verb, other } = found;
	if (remains.test(verb) || cues.function.has(verb) || cues.linking.has(verb) || !does.test(verb)) return 0;
	const isThing = [person.thingPart, person.thing].some((list) => list.has(other.toLowerCase()));
	return isThing || isPart(other, language) ? 0 : 2;
}

function partnerOf({ before, behind }: Surroundings): { other: string; verb: string } | null {
	const opens = /^$|[.!?]\s$/u.test(before);
	const [, next, does] = /^\s(?:and|et|y|e|en)\s(\p{Lu}\p{Ll}+)\s(\p{Ll}+)/u.exec(behind) ?? [];
	if (opens && next && does) return { other: next, verb: does };
	const [, first] = /(?:^|[.!?]\s)(\p{Lu}\p{Ll}+)\s(?:and|et|y|e|en)\s$/u.exec(before) ?? [];
	const [, verb] = /^\s(\p{Ll}+)/u.exec(behind) ?? [];
	return first && verb ? { other: first, verb } : null;
}
