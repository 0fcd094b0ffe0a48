import { hasForm } from "../../../languages/grammar/word-forms.ts";
import { patternInAny } from "../../../languages/phrases/pattern.ts";
import { isPart } from "../names/name-parts.ts";
import type { Surroundings } from "./surroundings.ts";

/** Things do so as well. */
const thingsDo = patternInAny(({ remains }) => new RegExp(`^${remains}$`, "u"));

const joins = patternInAny(({ and }) => new RegExp(`(?<!\\p{L})${and}\\s`, "u"));

/** "Nora and Bex count by hand": two words of which each could be a name, and what both do. */
export function pairWeight(around: Surroundings): number {
	const { isWhole, language, cues, person } = around;
	if (!joins.test(around.behind.slice(0, 5)) && !joins.test(around.before.slice(-5))) return 0;
	const found = isWhole ? null : partnerOf(around);
	if (!found) return 0;
	const { verb, other } = found;
	if (thingsDo.test(verb) || cues.function.has(verb) || cues.linking.has(verb)) return 0;
	if (!hasForm(verb, "do", language)) return 0;
	const isThing = [person.thingPart, person.thing].some((list) => list.has(other.toLowerCase()));
	return isThing || isPart(other, language) ? 0 : 2;
}

const joinedBehind = patternInAny(
	({ and }) => new RegExp(`^\\s${and}\\s(\\p{Lu}\\p{Ll}+)\\s(\\p{Ll}+)`, "u"),
);
const joinedBefore = patternInAny(
	({ and }) => new RegExp(`(?:^|[.!?]\\s)(\\p{Lu}\\p{Ll}+)\\s${and}\\s$`, "u"),
);

function partnerOf({ before, behind }: Surroundings): { other: string; verb: string } | null {
	const opens = /^$|[.!?]\s$/u.test(before);
	const [, next, does] = joinedBehind.exec(behind) ?? [];
	if (opens && next && does) return { other: next, verb: does };
	const [, first] = joinedBefore.exec(before) ?? [];
	const [, verb] = /^\s(\p{Ll}+)/u.exec(behind) ?? [];
	return first && verb ? { other: first, verb } : null;
}
