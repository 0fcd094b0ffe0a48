import { deedWords } from "../../languages/people/deed-words.ts";
import { shareWords } from "../../languages/subjects/share-words.ts";
import type { Place } from "../place.ts";

const mostOfName = 70;

/** "Time to attend a breakdown" of "it takes us 9 hours to attend a breakdown"; null of any other figure. */
export function timeOfDeed({ entry: { figure }, statement: { text, language } }: Place): string | null {
	if (language === "unknown" || figure.kind !== "duration") return null;
	const { takes, deed, timeTo } = deedWords(language);
	const before =
		text
			.slice(0, figure.start)
			.split(/[;:.]\s/u)
			.at(-1) ?? "";
	const behind = /^,?[^,;.:()–—]*/u.exec(text.slice(figure.end))?.[0].trimEnd() ?? "";
	const done = takes.test(before) ? deed.exec(behind)?.[1] : undefined;
	return done !== undefined && isName(done) ? `${timeTo} ${done}` : null;
}

/** "Aandeel van wat we ophalen dat we weggooien" of "van wat we ophalen gooien we nu 21% weg"; null of any other figure. */
export function shareOfOurs({ entry: { figure }, statement: { text, language } }: Place): string | null {
	if (language === "unknown" || figure.kind !== "percent") return null;
	const { ourShare, ofWhat } = deedWords(language);
	const before =
		text
			.slice(0, figure.start)
			.split(/[;:.]\s/u)
			.at(-1)
			?.trim() ?? "";
	const [, whole, verb] = ourShare?.exec(before) ?? [];
	const [, particle = ""] = /^\s(\p{Ll}+)(?=[,;.:]|$)/u.exec(text.slice(figure.end)) ?? [];
	if (whole === undefined || verb === undefined || !shareWords(language).particles.has(particle)) return null;
	const name = ofWhat(whole, `${particle}${verb}`);
	return isName(name) ? name : null;
}

function isName(text: string): boolean {
	return text.length <= mostOfName && !/\d/u.test(text);
}
