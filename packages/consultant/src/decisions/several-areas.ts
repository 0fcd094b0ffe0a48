import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { Case } from "../case/build.ts";
import { areaWords } from "../languages/subjects/area-words.ts";

/** The option of the general playbook by which one area is held against another. */
const besideAnother: ReadonlySet<string> = new Set(["beside"]);

/**
 * The questions of a playbook that the case can be asked: where the text names no areas, none of their options holds one
 * against another, and what leaves fewer than two ways is no question.
 */
export function usableIn(case_: Case, playbook: Playbook | null): Playbook["decisions"] {
	const decisions = playbook?.decisions ?? [];
	if (namesAreas(case_)) return decisions;
	return decisions.flatMap((decision) => {
		const options = decision.options.filter(({ id }) => !besideAnother.has(id));
		if (options.length === decision.options.length) return decision;
		return options.length >= leastWays ? { ...decision, options } : [];
	});
}

/** With fewer ways there is nothing to decide. */
const leastWays = 2;

function namesAreas({ statements }: Case): boolean {
	return statements.some(({ words, language }) => (areaWords(language)?.areas.count(words) ?? 0) > 0);
}
