import type { Decision, SelectedDecisions } from "@throughline/domain/consultant/decision";
import { besideChoices } from "@throughline/domain/consultant/decision/choice";
import type { Plan } from "@throughline/domain/consultant/plan";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { Case } from "../../case/build.ts";
import { fitsIn, roomFor, type Size } from "../../money/size.ts";
import { type SizedMeasure, sizeMeasures } from "../../money/size-measures.ts";
import {
	baselineTask,
	comparisonId,
	comparisonTask,
	type FirstInUse,
	firstInUse,
	type Outcome,
	ownComparisonId,
} from "../comparison.ts";
import type { EvidenceFinder } from "../evidence.ts";
import { baselineId, type Pace, pacesOf } from "../money/pace.ts";
import { actionStream, holdsActions } from "./action-stream.ts";
import { atPace, causeStream, isRemoval } from "./cause-stream.ts";
import type { Draft } from "./draft.ts";
import { doneId, earliestOf, measureStreams } from "./measure-streams.ts";
import { isProof, playbookStreams } from "./playbook-streams.ts";
import { type Earliest, schedule, spanOf, type Unscheduled } from "./schedule.ts";

type Stream = Plan["workstreams"][number];

export type PlannedWork = {
	streams: Stream[];
	chosen: SizedMeasure[];
	/** The measure that is in use before all others; null where none is chosen. */
	first: SizedMeasure | null;
	/** The working day from which the first change is in use; null where nothing changes. */
	inUse: number | null;
};

type Given = {
	rootCause: string;
	decisions: readonly Decision[];
	selected: SelectedDecisions;
	size: Size;
	today: string;
	isNothingDone: boolean;
};

/**
 * The workstreams of the chosen options, dated by their dependencies: evidence first, what is measured before anything
 * changes, then the work, then the comparison; as calmly as the deadline allows.
 */
export function streamsOf(
	case_: Case,
	playbook: Playbook | null,
	given: Given,
	finder: EvidenceFinder,
	outcome: Outcome | null,
): PlannedWork {
	const chosen = chosenMeasures(case_, given);
	const ofPlaybook = playbookStreams(case_, playbook, { ...given, outcome }, finder);
	const cause = causeStream(case_, given, chosen);
	const room = roomFor(case_, given.today);
	const earliest = earliestOf(case_, chosen, given.today);
	const made = pacesOf(given.size).map(
		(pace) => () =>
			dated(
				given,
				draftsOf(case_, given, { chosen, earliest }, { cause, ofPlaybook }, outcome, pace),
				earliest,
			),
	);
	return { ...firstInTime(made, room), chosen };
}

/** The decision that takes the text's own measures. */
const measuresDecision = "measures";

/** The first task of the general playbook's workstream that holds what was gained. */
const holding = "p-weekly-look";

type Dated = Omit<PlannedWork, "chosen">;

/** The first of several that ends in time; else the last. */
function firstInTime(makers: readonly (() => Dated)[], room: number): Dated {
	const [make, ...faster] = makers;
	const made = make?.() ?? { streams: [], first: null, inUse: null };
	return faster.length === 0 || fitsIn(monthsOf(made.streams), room) ? made : firstInTime(faster, room);
}

/** How many months all workstreams take, from the first day on. */
export function monthsOf(streams: readonly Stream[]): number {
	return Math.max(0.25, ...streams.map(({ start_month, timeline_months }) => start_month + timeline_months));
}

function draftsOf(
	case_: Case,
	given: Given,
	{ chosen, earliest }: { chosen: readonly SizedMeasure[]; earliest: Earliest },
	{ cause, ofPlaybook }: { cause: Draft; ofPlaybook: readonly Draft[] },
	outcome: Outcome | null,
	pace: Pace,
): { drafts: Draft[]; first: FirstInUse | null } {
	const [measure] = case_.measures;
	const stated = measure?.baseline?.statementId ?? measure?.target?.statementId;
	const baseline =
		outcome === null
			? null
			: baselineTask(
					outcome,
					case_.statements.find(({ id }) => id === stated),
					chosen,
					pace,
				);
	const drafts = [
		atPace(cause, pace),
		...measureStreams(case_, chosen, given, pace),
		...actionStream(case_, given, chosen),
		...ofPlaybook,
	];
	const proof = drafts.find(isProof) ?? null;
	const known = drafts.map((draft) =>
		baseline && draft === (proof ?? drafts[0]) ? withTasks(draft, baseline) : draft,
	);
	const first = firstInUse(chosen, known, earliest);
	if (outcome === null || first === null || given.isNothingDone) return { drafts: known, first: null };
	return {
		first,
		drafts: withComparison(known.map(heldFrom(first.task)), proof, {
			chosen,
			first: first.task,
			outcome,
			pace,
		}),
	};
}

/**
 * The comparison stands where the choice of how to tell the effect has a workstream, else with the measure that costs most.
 * It begins when everything that changes something is in use: what comes later would be counted neither before nor after.
 */
function withComparison(
	drafts: readonly Draft[],
	proof: Draft | null,
	{
		chosen,
		first,
		outcome,
		pace,
	}: { chosen: readonly SizedMeasure[]; first: string; outcome: Outcome; pace: Pace },
): Draft[] {
	const largest = [...chosen].sort((one, other) => other.cost.max - one.cost.max)[0];
	const done = largest ? doneId(chosen, largest) : null;
	const isProofDraft = (draft: Draft) =>
		draft.decisionId === proof?.decisionId && draft.optionId === proof.optionId;
	const changes = drafts
		.filter((draft) => !isProofDraft(draft))
		.flatMap((draft) => changesOf(draft, chosen, pace));
	const after = [...new Set([first, ...changes])];
	return drafts.map((draft) => {
		if (isProofDraft(draft)) return withTasks(draft, comparisonTask(comparisonId, outcome, after, pace));
		const isOfLargest = proof === null && done !== null && draft.tasks.some(({ id }) => id === done);
		return isOfLargest
			? withTasks(draft, comparisonTask(ownComparisonId(done), outcome, after, pace))
			: draft;
	});
}

/**
 * The tasks of a workstream after which something is done in another way: its measures and, as far as the deadline leaves
 * time to wait, what removes a cause and the work of a choice.
 */
function changesOf(draft: Draft, chosen: readonly SizedMeasure[], pace: Pace): string[] {
	if (holdsActions(draft)) return [];
	const measures = new Set(chosen.map((measure) => doneId(chosen, measure)));
	const isChoice = draft.decisionId !== measuresDecision;
	const isOther = (id: string) => isRemoval(id) || (isChoice && id !== holding && id !== baselineId);
	return draft.tasks.flatMap(({ id }) => (measures.has(id) || (pace.waits && isOther(id)) ? [id] : []));
}

/** What holds a gain begins when there is one. */
function heldFrom(firstTask: string): (draft: Draft) => Draft {
	return (draft) => ({
		...draft,
		tasks: draft.tasks.map((task) =>
			task.id === holding && task.id !== firstTask
				? { ...task, depends_on: [...task.depends_on, firstTask] }
				: task,
		),
	});
}

function withTasks(draft: Draft, task: Unscheduled): Draft {
	return { ...draft, tasks: [...draft.tasks, task] };
}

/** The drafts with the days and months that their dependencies leave them. */
function dated(
	given: Given,
	{ drafts, first }: { drafts: readonly Draft[]; first: FirstInUse | null },
	earliest: Earliest,
): Dated {
	const placed = schedule(
		drafts.flatMap(({ tasks }) => tasks),
		earliest,
	);
	const streams = drafts.map((draft, at): Stream => {
		const tasks = draft.tasks
			.flatMap(({ id }) => placed.get(id) ?? [])
			.sort((one, other) => one.start_day - other.start_day);
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
	const change = placed.get(first?.task ?? "");
	return {
		streams,
		first: first?.measure ?? null,
		inUse: change ? change.start_day + change.duration_days : null,
	};
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
