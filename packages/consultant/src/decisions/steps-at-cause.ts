import type { Case } from "../case/build.ts";
import type { ActionItem } from "../case/people/actions.ts";
import { asTitle } from "../case/title.ts";
import { reachWords } from "../wording/reach.ts";
import { servesCause } from "./serves-cause.ts";
import { isDoing } from "./weigh-measures.ts";

/** What the text has somebody do about a cause, beside its ways: "Ms Kent rewrites the job descriptions". No check, no question. */
export function stepsAtCause(case_: Case, rootCause: string): ActionItem[] {
	const serves = servesCause(case_, rootCause);
	return case_.actions.filter(
		({ statement, text, wayId }) =>
			wayId === null && isDoing(statement) && serves({ statements: [statement], label: text, stems: [] }),
	);
}

const mostOfStep = 160;

/** A sentence that names the first of them; "" where there is none. */
export function stepAtCauseText(case_: Case, rootCause: string): string {
	const [step] = stepsAtCause(case_, rootCause);
	const { language } = case_.reading;
	return step ? reachWords(language).step(asTitle(step.statement.plain, language, mostOfStep)) : "";
}
