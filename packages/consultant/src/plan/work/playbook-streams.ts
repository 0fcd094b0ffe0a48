import type { Decision, SelectedDecisions } from "@throughline/domain/consultant/decision";
import { inLanguage } from "@throughline/domain/playbook/localized";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { ProductLanguage } from "@throughline/domain/value/language";
import type { Case } from "../../case/build.ts";
import { asTitle } from "../../case/title.ts";
import { roleOfKind, workKindOf } from "../../languages/work-kinds/work-kinds.ts";
import { bySize, type Size } from "../../money/size.ts";
import { labelled } from "../../wording/labelled.ts";
import { wording } from "../../wording/wording.ts";
import { workWords } from "../../wording/work/work-words.ts";
import type { Outcome } from "../comparison.ts";
import type { EvidenceFinder } from "../evidence.ts";
import { type Grounds, typicalGrounds } from "../grounds.ts";
import { proofId } from "../money/pace.ts";
import type { Draft } from "./draft.ts";
import { withOptionTimes } from "./option-time.ts";
import { type Unscheduled, workDays } from "./schedule.ts";

type Stream = Playbook["workstreams"][number];
type Task = Stream["tasks"][number];

/** Of the playbook for any problem, what every plan's first workstream does already. */
const generalId = "general";
const evidenceId = "evidence";

/** Tasks of the playbook in a plan of each size. */
const playbookTasks: Record<Size, number> = { S: 3, M: 7, L: 16 };

/** The playbook's own work: what always belongs to it, and what serves the chosen options, the most telling for this text first. */
export function playbookStreams(
	case_: Case,
	playbook: Playbook | null,
	given: { decisions: readonly Decision[]; selected: SelectedDecisions; size: Size; outcome: Outcome | null },
	finder: EvidenceFinder,
): Draft[] {
	if (!playbook) return [];
	const { language } = case_.reading;
	const words = wording(language).plan;
	const name = inLanguage(playbook.name, language).text;
	const fits = playbook.workstreams.filter(
		({ id, serves }) =>
			!(playbook.id === generalId && id === evidenceId) &&
			(!serves ||
				given.selected[serves.decision] === serves.option ||
				given.selected.measures === serves.option),
	);
	const served = (stream: Stream) => stream.serves?.decision ?? null;
	let left = playbookTasks[given.size];
	// What serves a choice comes first; then the streams in the playbook's order.
	const ordered = [...fits.filter(({ serves }) => serves), ...fits.filter(({ serves }) => !serves)];
	const share = Math.max(2, Math.ceil(left / Math.max(1, ordered.length)));
	const shareOf = given.size === "S" ? 2 : share;
	const kept = ordered.flatMap((stream): { stream: typeof stream; ids: Set<string> }[] => {
		const tasks = finder.mostTelling(
			stream.tasks,
			(task) => inLanguage(task.name, language).text,
			// What is chosen and paid for is carried out, however small the case is.
			stream.serves ? shareOf : Math.min(left, shareOf),
		);
		left = Math.max(0, left - tasks.length);
		return tasks.length === 0 ? [] : [{ stream, ids: new Set(tasks.map(({ id }) => id)) }];
	});
	const all = new Set(kept.flatMap(({ ids }) => [...ids]));
	const before = keptBefore(playbook, all);
	// A chosen decision that no workstream of the playbook serves has work of its own.
	const unserved = given.decisions.filter(
		({ id, options }) =>
			id !== "measures" &&
			id !== "accountable" &&
			options.some((option) => option.id === given.selected[id] && option.estimated_cost.max > 0) &&
			!kept.some(({ stream }) => served(stream) === id),
	);
	const made = kept.map(({ stream, ids }): Draft => {
		const decision = given.decisions.find(({ id }) => id === served(stream)) ?? given.decisions[0];
		const option = decision ? (given.selected[decision.id] ?? "") : "";
		return {
			id: "",
			title: inLanguage(stream.title, language).text,
			description: words.fromPlaybook(name),
			decisionId: decision?.id ?? "measures",
			optionId: option,
			cost_allocation: { min: 0, max: 0 },
			because: null,
			mark: "assumed",
			derivation: words.fromPlaybook(name),
			required_team: rolesWithin(stream, ids).map((role) => ({
				role: role === null ? roleByTitle(stream.title, language) : roleName(playbook, role, language),
				count: 1,
			})),
			tasks: stream.tasks
				.filter(({ id }) => ids.has(id))
				.map((task): Unscheduled => {
					const text = inLanguage(task.name, language).text;
					return {
						id: `p-${task.id}`,
						name: text,
						description: words.fromPlaybook(name),
						duration_days: bySize(task.days, given.size),
						depends_on: before(task),
						...typicalGrounds(text, playbook, language, finder),
					};
				}),
		};
	});
	const isServing = (_: Draft, at: number) => kept[at]?.stream.serves !== undefined;
	return [
		...withOptionTimes(made.filter(isServing), given.decisions, given.selected),
		...made.filter((draft, at) => !isServing(draft, at)),
		...unserved.map((decision, at) =>
			choiceStream(decision, given.selected, at, {
				from: words.fromPlaybook(name),
				groundsOf: (text) => typicalGrounds(text, playbook, language, finder),
				// Without work of a field the choice is about what the text measures.
				about: playbook.workstreams.length === 0 || decision.id === proofDecision ? given.outcome : null,
				language,
				spoken: inLanguage(playbook.name, language).language,
			}),
		),
	];
}

/**
 * What of the kept tasks ends before a task begins, tasks between them that are left out aside. Where nothing is left of all
 * that stood before it, it waits until the cause is shown.
 */
function keptBefore({ workstreams }: Playbook, kept: ReadonlySet<string>): (task: Task) => string[] {
	const byId = new Map(workstreams.flatMap(({ tasks }) => tasks.map((task) => [task.id, task] as const)));
	const nearest = (ids: readonly string[], seen: ReadonlySet<string>): string[] =>
		ids.flatMap((id) =>
			kept.has(id) ? [id] : seen.has(id) ? [] : nearest(byId.get(id)?.after ?? [], new Set([...seen, id])),
		);
	return ({ id, after }) => {
		const before = [...new Set(nearest(after, new Set([id])))].map((each) => `p-${each}`);
		return after.length > 0 && before.length === 0 ? [proofId] : before;
	};
}

/** A choice with what is measured is longer than a title from a text. */
const mostOfChoice = 150;

/** From so many working days on it has to be ordered and staffed first. */
const preparedFrom = 60;

/** The ways to tell whether something has worked, by the general playbook: their work is measuring before and after. */
const proofDecision = "proof";
const waysToTell = ["before-after", "beside", "last-year"];

/** Whether a stream is about how the effect is told, and waits for its tasks. */
export function isProof({ decisionId, optionId, tasks }: Draft): boolean {
	return decisionId === proofDecision && waysToTell.includes(optionId) && tasks.length === 0;
}

/** A choice for which the field names no work is prepared and carried out all the same. */
function choiceStream(
	{ id, options }: Decision,
	selected: SelectedDecisions,
	at: number,
	{
		from,
		groundsOf,
		about,
		language,
		spoken,
	}: {
		from: string;
		groundsOf(text: string): Grounds;
		about: Outcome | null;
		language: Case["reading"]["language"];
		spoken: ProductLanguage;
	},
): Draft {
	// A line is in one language: the playbook's, which may not be the text's.
	const words = workWords(spoken);
	const option = options.find((each) => each.id === selected[id]);
	const own = option?.label ?? "";
	const label = asTitle(
		about?.language === spoken ? labelled(own, about.name, spoken) : own,
		spoken,
		mostOfChoice,
	);
	const days = workDays(option?.estimated_timeline_months ?? 1);
	const isMeasuring = id === proofDecision && about !== null && waysToTell.includes(option?.id ?? "");
	const kind = isMeasuring ? "analysis" : workKindOf(own, spoken);
	const common = { description: from, ...groundsOf(label) };
	const order = {
		...common,
		id: `d${at}-order`,
		name: words.order(own),
		duration_days: 3,
		depends_on: [proofId],
	};
	const isOrdered = days >= preparedFrom;
	const work = {
		...common,
		id: `d${at}-do`,
		name: label,
		duration_days: isOrdered ? days - order.duration_days : days,
		depends_on: isOrdered ? [order.id] : [proofId],
	};
	return {
		id: "",
		title: label,
		description: from,
		decisionId: id,
		optionId: option?.id ?? "",
		cost_allocation: { min: 0, max: 0 },
		because: null,
		mark: "assumed",
		derivation: from,
		required_team: [
			{ role: kind === null ? workWords(language).owner : roleOfKind(kind, language), count: 1 },
		],
		tasks: isMeasuring ? [] : [...(isOrdered ? [order] : []), work],
	};
}

/** The roles of a stream's chosen tasks; null where none is named. */
function rolesWithin({ tasks }: Stream, ids: ReadonlySet<string>): (string | null)[] {
	const named = new Set(tasks.flatMap(({ id, role }) => (role !== undefined && ids.has(id) ? [role] : [])));
	return named.size > 0 ? [...named] : [null];
}

/** The role that work of this title needs. */
function roleByTitle(title: Stream["title"], language: Case["reading"]["language"]): string {
	const { text, language: spoken } = inLanguage(title, language);
	const kind = workKindOf(text, spoken);
	return kind === null ? workWords(language).lead : roleOfKind(kind, language);
}

function roleName(playbook: Playbook, role: string, language: Case["reading"]["language"]): string {
	const found = playbook.roles.find(({ id }) => id === role);
	return found ? inLanguage(found.name, language).text : role;
}
