import { ands } from "./small-words.ts";

/**
 * Whether a clause has a verb whose last part stands at its end: "lehnt … ab", "legt … bij". `verbs` apart by spaces, the two
 * parts of each joined: "lehnt_ab".
 */
export function standsApart(clause: readonly string[], verbs: string): boolean {
	return verbs.split(" ").some((verb) => {
		const [first = "", last = ""] = verb.split("_");
		const from = first === "" ? -1 : clause.indexOf(first);
		const isEnd = (at: number) => at === clause.length - 1 || ands.has(clause[at + 1] ?? "");
		return from >= 0 && clause.some((word, at) => at > from && word === last && isEnd(at));
	});
}
