import type { Decision, SelectedDecisions } from "@throughline/domain/consultant/decision";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import { leaveIds } from "../../decisions/measure-decision.ts";

type Choice = { decisions: readonly Decision[]; selected: SelectedDecisions };

/**
 * What of a playbook still holds after the choice. An option that ends the undertaking, or leaves it as it is, leaves only
 * the work that serves it: no other work of the playbook, none of its benefits, risks and criteria.
 */
export function remainingPlaybook(playbook: Playbook | null, choice: Choice): Playbook | null {
	if (!playbook) return null;
	const ended = endingsOf(playbook, choice);
	if (ended.length === 0 && !isLeft(choice)) return playbook;
	const servesEnding = ({ serves }: Playbook["workstreams"][number]) =>
		ended.some(({ decision, option }) => decision === serves?.decision && option === serves.option);
	return {
		...playbook,
		workstreams: playbook.workstreams.filter(servesEnding),
		kpis: [],
		benefits: [],
		risks: [],
		gates: [],
	};
}

/** Whether nothing at all is to be done: then nothing is removed, measured or gained, whatever else was chosen. */
export function isNothingDone(playbook: Playbook | null, choice: Choice): boolean {
	return isLeft(choice) && (playbook === null || endingsOf(playbook, choice).length === 0);
}

/** What is still chosen where nothing is done: how to begin, and how to tell whether it worked, is asked of a change. */
export function onlyLeft({ measures, accountable }: SelectedDecisions): SelectedDecisions {
	return {
		...(measures === undefined ? {} : { measures }),
		...(accountable === undefined ? {} : { accountable }),
	};
}

/** Whether "leave it as it is" is chosen against the problem itself. */
function isLeft({ decisions, selected }: Choice): boolean {
	const options = decisions.find(({ id }) => id === "measures")?.options ?? [];
	const left = leaveIds.findLast((id) => options.some((option) => option.id === id));
	return left !== undefined && selected.measures === left;
}

/** The chosen options of the playbook after which nothing else of it follows. */
function endingsOf({ decisions: own }: Playbook, { decisions, selected }: Choice) {
	// Where the text proposes nothing, the playbook's first decision is put as the one about measures.
	const offered = decisions.find(({ id }) => id === "measures")?.options ?? [];
	const isMeasure = (at: number, id: string) =>
		at === 0 && selected.measures === id && offered.some((each) => each.id === id && !each.measures);
	return own.flatMap(({ id, options }, at) =>
		options
			.filter((option) => option.alone && (selected[id] === option.id || isMeasure(at, option.id)))
			.map((option) => ({ decision: id, option: option.id })),
	);
}
