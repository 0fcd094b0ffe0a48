import { besideChoices } from "@throughline/domain/consultant/choice";
import type { Decision, SelectedDecisions } from "@throughline/domain/consultant/decision";
import type { Plan } from "@throughline/domain/consultant/plan";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { Case } from "../case/build.ts";
import { type SizedMeasure, sizeMeasures } from "../decisions/size-measures.ts";
import { actionStream } from "./action-stream.ts";
import { causeStream } from "./cause-stream.ts";
import type { Draft } from "./draft.ts";
import type { EvidenceFinder } from "./evidence.ts";
import { measureStreams } from "./measure-streams.ts";
import { playbookStreams } from "./playbook-streams.ts";
import { schedule, spanOf } from "./schedule.ts";
import type { Size } from "./size.ts";

type Stream = Plan["workstreams"][number];

export type PlannedWork = {
	streams: Stream[];
	chosen: SizedMeasure[];
	roles: Map<string, { name: string; days: number }>;
};

/** The workstreams of the chosen options, dated by their dependencies. */
export function streamsOf(
	case_: Case,
	playbook: Playbook | null,
	given: {
		rootCause: string;
		decisions: readonly Decision[];
		selected: SelectedDecisions;
		size: Size;
		today: string;
		isNothingDone: boolean;
	},
	finder: EvidenceFinder,
	kpi: string,
): PlannedWork {
	const chosen = chosenMeasures(case_, given);
	const withCause = [
		causeStream(case_, given, chosen),
		...measureStreams(case_, chosen, given, kpi),
		...actionStream(case_, given),
		...playbookStreams(case_, playbook, { ...given, kpi }, finder),
	];
	const placed = schedule(withCause.flatMap(({ tasks }) => tasks));
	const streams = withCause.map((draft, at): Stream => {
		const tasks = draft.tasks.flatMap(({ id }) => placed.get(id) ?? []);
		const { start, months } = spanOf(tasks);
		return {
			...draft,
			...servedBy(draft, given),
			id: `workstream-${at + 1}`,
			tasks,
			start_month: start,
			timeline_months: months,
		};
	});
	return { streams, chosen, roles: rolesOf(streams, case_) };
}

/** Decisions of an earlier version, or of a model, have none about measures: the first that was chosen is served then. */
function servedBy(
	{ decisionId, optionId }: Draft,
	{ decisions, selected }: { decisions: readonly Decision[]; selected: SelectedDecisions },
): Pick<Stream, "decisionId" | "optionId"> {
	const served = selected[decisionId] === undefined ? decisions.find(({ id }) => selected[id]) : undefined;
	return served ? { decisionId: served.id, optionId: selected[served.id] ?? "" } : { decisionId, optionId };
}

/** The stated measures that the choice holds. */
function chosenMeasures(
	case_: Case,
	{
		decisions,
		selected,
		size,
		today,
	}: { decisions: readonly Decision[]; selected: SelectedDecisions; size: Size; today: string },
): SizedMeasure[] {
	const ids = new Set(
		decisions.flatMap((decision) =>
			besideChoices(decision, selected)
				.options.filter(({ id }) => id === selected[decision.id])
				.flatMap(({ measures }) => measures ?? []),
		),
	);
	return sizeMeasures(case_, size, today).filter(({ option }) => ids.has(option.id));
}

/** How many working days each role is busy: its tasks after one another. */
function rolesOf(streams: readonly Stream[], case_: Case): PlannedWork["roles"] {
	const found = new Map<string, { name: string; days: number }>();
	const people = new Set(case_.people.map(({ name }) => name));
	for (const { required_team, tasks } of streams) {
		const days = tasks.reduce((sum, { duration_days }) => sum + duration_days, 0);
		for (const { role } of required_team) {
			if (people.has(role)) continue;
			const had = found.get(role);
			found.set(role, { name: role, days: (had?.days ?? 0) + Math.ceil(days / required_team.length) });
		}
	}
	return found;
}
