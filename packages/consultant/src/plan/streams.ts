import { besideChoices } from "@throughline/domain/consultant/choice";
import type { Decision, SelectedDecisions } from "@throughline/domain/consultant/decision";
import type { Plan } from "@throughline/domain/consultant/plan";
import { inLanguage } from "@throughline/domain/playbook/localized";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { Case } from "../case/build.ts";
import { statedCause } from "../case/causes.ts";
import type { Measure } from "../case/measures.ts";
import { quoteOf } from "../case/quote.ts";
import { shorten } from "../decisions/decide.ts";
import { asName, type SizedMeasure, sizeMeasures } from "../decisions/measures.ts";
import { servesCause } from "../decisions/serves-cause.ts";
import { wording } from "../wording/wording.ts";
import { actionStream } from "./action-stream.ts";
import type { EvidenceFinder } from "./evidence.ts";
import { schedule, spanOf, type Unscheduled, workDays } from "./schedule.ts";
import { bySize, type Size } from "./size.ts";

type Stream = Plan["workstreams"][number];

/** Tasks of the playbook in a plan of each size. */
const playbookTasks: Record<Size, number> = { S: 3, M: 7, L: 16 };
/** A measure so large has a workstream of its own. */
const ownStreamMonths = 3;

export type Draft = Omit<Stream, "start_month" | "timeline_months" | "tasks"> & { tasks: Unscheduled[] };

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

function measureStreams(
	case_: Case,
	chosen: readonly SizedMeasure[],
	given: { decisions: readonly Decision[]; selected: SelectedDecisions; size: Size },
	kpi: string,
): Draft[] {
	const large = chosen.filter(({ months }) => months >= ownStreamMonths);
	const small = chosen.filter(({ months }) => months < ownStreamMonths);
	const optionId = given.selected.measures ?? "";
	const words = wording(case_.reading.language).plan;
	const largest = [...chosen].sort((one, other) => other.cost.max - one.cost.max)[0];
	const groups = [...(small.length > 0 ? [small] : []), ...large.map((measure) => [measure])];
	return groups.map((group, at): Draft => {
		const [first] = group as [SizedMeasure, ...SizedMeasure[]];
		const tasks = group.flatMap((measure, position) =>
			measureTasks(
				case_,
				measure,
				`m${at + 1}-${position + 1}`,
				measure === largest ? kpi : "",
				group.length === 1,
			),
		);
		const min = group.reduce((sum, { cost }) => sum + cost.min, 0);
		const max = group.reduce((sum, { cost }) => sum + cost.max, 0);
		const owner = group.find(({ option }) => option.owner)?.option.owner;
		return {
			id: "",
			title: group.length === 1 ? asName(shorten(first.option.label, 150)) : words.measuresStream,
			description: group
				.map(({ option, arithmetic }) => `${asName(shorten(option.label, 120))}. ${arithmetic}`)
				.join(" ")
				.slice(0, 900),
			decisionId: "measures",
			optionId,
			cost_allocation: { min, max },
			because: first.option.statements[0] ? quoteOf(first.option.statements[0]) : null,
			mark: "quoted",
			quotes: first.option.statements.slice(0, 2).map(quoteOf),
			required_team: [{ role: owner ?? words.lead, count: 1 }],
			tasks,
		};
	});
}

function measureTasks(
	case_: Case,
	{ option, months }: SizedMeasure,
	id: string,
	kpi: string,
	alone: boolean,
): Unscheduled[] {
	const words = wording(case_.reading.language).plan;
	const quotes = option.statements.slice(0, 2).map(quoteOf);
	const label = shorten(option.label, 150);
	const task = (
		part: string,
		name: string,
		description: string,
		days: number,
		after: string | null,
		mark: "quoted" | "assumed",
	): Unscheduled => ({
		id: `${id}-${part}`,
		name,
		description,
		duration_days: days,
		depends_on: after === null ? [] : [`${id}-${after}`],
		because: quotes[0] ?? null,
		mark,
		quotes,
		owner: option.owner,
	});
	const days = workDays(months);
	const preparation = alone && months >= 1 ? Math.min(15, Math.max(3, Math.round(days / 8))) : 0;
	return [
		...(preparation > 0
			? [task("order", words.decide(label), words.serves(label), preparation, null, "assumed")]
			: []),
		task(
			"do",
			asName(words.carryOut(label)),
			words.fromText,
			Math.max(1, days - preparation),
			preparation > 0 ? "order" : null,
			"quoted",
		),
		...(alone && kpi !== ""
			? [task("check", words.checkEffect(label, kpi), words.serves(label), 5, "do", "assumed")]
			: []),
	];
}

/** With fewer measures than this the stated causes themselves are the work. */
const enoughMeasures = 2;
const causesAtWork = 4;

/**
 * Shows that the root cause holds and measures what is to change. Where no chosen measure goes at the cause somebody has to;
 * where nobody proposed anything, at the other stated causes too.
 */
function causeStream(
	case_: Case,
	{
		rootCause,
		selected,
		isNothingDone,
	}: { rootCause: string; selected: SelectedDecisions; isNothingDone: boolean },
	measures: readonly SizedMeasure[],
): Draft {
	const words = wording(case_.reading.language).plan;
	const stated = statedCause(case_, rootCause);
	const quotes = stated?.statements.map(quoteOf) ?? [];
	const [source, proof] = stated ? [words.fromText, words.toProve] : [words.unstated, words.unstated];
	const serves = servesCause(case_, rootCause);
	const isLeft = !isNothingDone && !measures.some(({ option }) => serves(option));
	const mark = quotes.length > 0 ? ("quoted" as const) : ("assumed" as const);
	const [measure] = case_.measures;
	const others =
		!isNothingDone && measures.length < enoughMeasures
			? case_.causes.filter((cause) => cause !== stated).slice(0, isLeft ? causesAtWork - 1 : causesAtWork)
			: [];
	const tasks: Unscheduled[] = [
		{
			id: "c-prove",
			name: words.prove(shorten(rootCause, 150)),
			description: proof,
			duration_days: 5,
			depends_on: [],
			because: quotes[0] ?? null,
			mark: "assumed",
			quotes,
		},
		...(measure && measure.name !== "" ? [measureTask(case_, measure)] : []),
		...(isLeft
			? [
					{
						id: "c-remove",
						name: words.remove(shorten(rootCause, 150)),
						description: words.unserved,
						duration_days: 10,
						depends_on: ["c-prove"],
						because: quotes[0] ?? null,
						mark: "assumed" as const,
						quotes,
					},
				]
			: []),
		...others.map((cause, at): Unscheduled => {
			const own = cause.statements.map(quoteOf);
			return {
				id: `c-remove-${at + 1}`,
				name: words.remove(shorten(cause.text, 150)),
				description: words.otherCause,
				duration_days: 10,
				depends_on: ["c-prove"],
				because: own[0] ?? null,
				mark: "assumed",
				quotes: own,
			};
		}),
	];
	return {
		id: "",
		title: words.causeStream(shorten(rootCause, 150)),
		description: source,
		decisionId: "measures",
		optionId: selected.measures ?? "",
		cost_allocation: { min: 0, max: 0 },
		because: quotes[0] ?? null,
		mark,
		quotes,
		required_team: [{ role: words.lead, count: 1 }],
		tasks,
	};
}

function measureTask(case_: Case, { name, baseline, target }: Measure): Unscheduled {
	const words = wording(case_.reading.language).plan;
	const id = baseline?.statementId ?? target?.statementId;
	const statement = case_.statements.find((each) => each.id === id);
	const quotes = statement ? [quoteOf(statement)] : [];
	return {
		id: "c-measure",
		name: words.measureToday(name),
		description: words.measureHow,
		duration_days: 10,
		depends_on: [],
		because: quotes[0] ?? null,
		mark: "assumed",
		quotes,
	};
}

/** The playbook's own work: what always belongs to it, and what serves the chosen options, the most telling for this text first. */
function playbookStreams(
	case_: Case,
	playbook: Playbook | null,
	given: { decisions: readonly Decision[]; selected: SelectedDecisions; size: Size; kpi: string },
	finder: EvidenceFinder,
): Draft[] {
	if (!playbook) return [];
	const { language } = case_.reading;
	const words = wording(language).plan;
	const name = inLanguage(playbook.name, language).text;
	const fits = playbook.workstreams.filter(
		({ serves }) =>
			!serves ||
			given.selected[serves.decision] === serves.option ||
			given.selected.measures === serves.option,
	);
	const served = (stream: Playbook["workstreams"][number]) => stream.serves?.decision ?? null;
	let left = playbookTasks[given.size];
	// What serves a choice comes first; then the streams in the playbook's order.
	const ordered = [...fits.filter(({ serves }) => serves), ...fits.filter(({ serves }) => !serves)];
	const shareOf = Math.max(2, Math.ceil(left / Math.max(1, ordered.length)));
	const kept = ordered.flatMap((stream): { stream: typeof stream; ids: Set<string> }[] => {
		const tasks = finder.mostTelling(
			stream.tasks,
			(task) => inLanguage(task.name, language).text,
			Math.min(left, shareOf),
		);
		left -= tasks.length;
		return tasks.length === 0 ? [] : [{ stream, ids: new Set(tasks.map(({ id }) => id)) }];
	});
	const all = new Set(kept.flatMap(({ ids }) => [...ids]));
	// A chosen decision of the playbook that no workstream serves by name is carried by one that always belongs to the plan.
	const unserved = given.decisions.filter(
		({ id, options }) =>
			id !== "measures" &&
			id !== "accountable" &&
			options.some((option) => option.id === given.selected[id] && option.estimated_cost.max > 0) &&
			!kept.some(({ stream }) => served(stream) === id),
	);
	const streams = kept.map(({ stream, ids }): Draft => {
		const decisionId = served(stream) ?? unserved.shift()?.id;
		const decision = given.decisions.find(({ id }) => id === decisionId) ?? given.decisions[0];
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
				role: role === null ? words.lead : roleName(playbook, role, language),
				count: 1,
			})),
			tasks: stream.tasks
				.filter(({ id }) => ids.has(id))
				.map((task): Unscheduled => {
					const text = inLanguage(task.name, language).text;
					const quotes = finder.quotesFor(text);
					return {
						id: `p-${task.id}`,
						name: text,
						description: words.fromPlaybook(name),
						duration_days: bySize(task.days, given.size),
						depends_on: task.after.filter((id) => all.has(id)).map((id) => `p-${id}`),
						because: quotes[0] ?? null,
						mark: "assumed",
						quotes,
						derivation: words.fromPlaybook(name),
					};
				}),
		};
	});
	return [
		...streams,
		...unserved.map((decision, at) =>
			choiceStream(decision, given.selected, at, {
				from: words.fromPlaybook(name),
				// Without work of a field the choice is about what the text measures.
				about: playbook.workstreams.length === 0 ? given.kpi : "",
				language,
			}),
		),
	];
}

/** From so many working days on it has to be ordered and staffed first. */
const preparedFrom = 60;

/** A choice for which the field names no work is prepared and carried out all the same. */
function choiceStream(
	{ id, options }: Decision,
	selected: SelectedDecisions,
	at: number,
	{ from, about, language }: { from: string; about: string; language: Case["reading"]["language"] },
): Draft {
	const words = wording(language).plan;
	const option = options.find((each) => each.id === selected[id]);
	const label = shorten(about === "" ? (option?.label ?? "") : `${option?.label}: ${about}`, 150);
	const days = workDays(option?.estimated_timeline_months ?? 1);
	const common = { description: from, because: null, mark: "assumed" as const, quotes: [], derivation: from };
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
		required_team: [{ role: words.lead, count: 1 }],
		tasks: [
			...(days >= preparedFrom
				? [{ ...common, id: `d${at}-order`, name: words.decide(label), duration_days: 3, depends_on: [] }]
				: []),
			{
				...common,
				id: `d${at}-do`,
				name: words.carryOut(label),
				duration_days: days >= preparedFrom ? days - 3 : days,
				depends_on: days >= preparedFrom ? [`d${at}-order`] : [],
			},
		],
	};
}

/** The roles of a stream's chosen tasks; null for who leads where none is named. */
function rolesWithin(
	{ tasks }: Playbook["workstreams"][number],
	ids: ReadonlySet<string>,
): (string | null)[] {
	const named = new Set(tasks.flatMap(({ id, role }) => (role !== undefined && ids.has(id) ? [role] : [])));
	return named.size > 0 ? [...named] : [null];
}

function roleName(playbook: Playbook, role: string, language: Case["reading"]["language"]): string {
	const found = playbook.roles.find(({ id }) => id === role);
	return found ? inLanguage(found.name, language).text : role;
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
