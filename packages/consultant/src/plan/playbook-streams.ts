import type { Decision, SelectedDecisions } from "@throughline/domain/consultant/decision";
import { inLanguage } from "@throughline/domain/playbook/localized";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { Case } from "../case/build.ts";
import { asTitle } from "../wording/title.ts";
import { wording } from "../wording/wording.ts";
import type { Draft } from "./draft.ts";
import type { EvidenceFinder } from "./evidence.ts";
import { typicalGrounds } from "./grounds.ts";
import { type Unscheduled, workDays } from "./schedule.ts";
import { bySize, type Size } from "./size.ts";

/** Tasks of the playbook in a plan of each size. */
const playbookTasks: Record<Size, number> = { S: 3, M: 7, L: 16 };

/** The playbook's own work: what always belongs to it, and what serves the chosen options, the most telling for this text first. */
export function playbookStreams(
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
					return {
						id: `p-${task.id}`,
						name: text,
						description: words.fromPlaybook(name),
						duration_days: bySize(task.days, given.size),
						depends_on: task.after.filter((id) => all.has(id)).map((id) => `p-${id}`),
						...typicalGrounds(text, playbook, language, finder),
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
	const label = asTitle(about === "" ? (option?.label ?? "") : `${option?.label}: ${about}`, language);
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
