import type { Benefit } from "../benefit.ts";
import type { Decision } from "../consultant/decision.ts";
import { languageOf } from "../consultant/text/words.ts";
import { currencyOfUnit } from "../kpi/format.ts";
import { longestLabel, unitOf } from "../kpi/unit.ts";
import type { Kpi } from "../kpi.ts";
import { inThreeSteps } from "../risk/three-steps.ts";
import type { Risk } from "../risk.ts";
import { type WorkingCalendar, workingCalendar } from "../task/calendar.ts";
import type { Task } from "../task.ts";
import { defaultCurrency } from "../value/currency.ts";
import { truncate } from "../value/truncate.ts";
import { daysOf, effortOf, noteOnDays, personDays } from "./draft-effort.ts";
import { withoutNotes } from "./notes.ts";
import { benefitCategories, type GivenPlaybook } from "./playbook.ts";
import { freeSlug, slugOf } from "./slug.ts";

/** What a playbook is drawn up from: a program, and the strategy that it came of, where there is one. */
export type ProgramToKeep = {
	program: { name: string; description: string | null };
	workstreams: readonly { id: string; name: string }[];
	tasks: readonly (Pick<
		Task,
		"id" | "workstreamId" | "name" | "startDate" | "endDate" | "estimate" | "milestone"
	> & {
		/** What whoever owns it is; null where nothing says. */
		role: string | null;
		/** Who works on it, team members and open roles: so much of working time, 1 to 100; null days are the task's. */
		shares: readonly { percent: number; startDate: string | null; endDate: string | null }[];
	})[];
	/** Finish to start. */
	links: readonly { predecessorId: string; successorId: string }[];
	holidays: readonly string[];
	kpis: readonly Pick<Kpi, "name" | "description" | "unit" | "unitLabel" | "direction" | "frequency">[];
	benefits: readonly Pick<Benefit, "name" | "category">[];
	risks: readonly (Pick<Risk, "description" | "likelihood" | "impact"> & { mitigation: string | null })[];
	criteria: readonly { gate: string; text: string }[];
	causes: readonly string[];
	decisions: readonly Decision[];
	/** Workstreams that came of one chosen option. */
	served: readonly { workstreamId: string; decisionId: string; optionId: string }[];
};

const [name, prose] = [200, 1_000];
const gates = ["G0", "G1", "G2", "G3", "G4"] as const;

/**
 * A draft of the playbook that a program would have been made of: its work with the days that it took, for each size the
 * same, its measures without their figures; a source says how the days came about. `say` takes people's names out of a
 * text.
 */
export function draftPlaybook(
	kept: ProgramToKeep,
	taken: ReadonlySet<string>,
	say: (text: string) => string,
): GivenPlaybook {
	const { program, tasks, kpis, benefits, risks, causes } = kept;
	const calendar = workingCalendar(kept.holidays);
	const language = languageOf([program.name, ...tasks.map((task) => task.name)].join("\n"));
	const text = (given: string, most = name) => ({
		[language]: truncate(say(given).replace(/\s+/g, " "), most) ?? "…",
	});
	const idOf = slugs();
	const roles = new Map(
		[...new Set(tasks.flatMap(({ role }) => role ?? []))].map((role) => [role, idOf("role", role)]),
	);
	return {
		id: freeSlug(slugOf(say(program.name), "playbook"), taken),
		name: text(program.name),
		summary: text(program.description ?? program.name, prose),
		sources: [{ title: noteOnDays(tasks, kept.decisions.length > 0, calendar, language) }],
		causes: causes.slice(0, 20).map((cause) => ({ text: text(cause) })),
		decisions: kept.decisions.slice(0, 8).map((decision) => decisionOf(decision, kept, text, idOf, calendar)),
		roles: [...roles].map(([role, id]) => ({ id, name: text(role) })),
		workstreams: workstreamsOf(kept, roles, text, idOf, language, calendar),
		kpis: kpis.slice(0, 30).map((kpi) => {
			const { name, description, direction, frequency } = kpi;
			const measured = withoutNotes(description ?? "");
			// Whichever the money is in: a playbook serves programs in any currency.
			const unit = unitOf(kpi, defaultCurrency);
			return {
				name: text(name),
				unit: currencyOfUnit(unit) ? "currency" : (truncate(unit ?? "", longestLabel) ?? "number"),
				direction: direction === "lower_is_better" ? ("down" as const) : ("up" as const),
				...(measured && { measured: text(measured, prose) }),
				frequency,
			};
		}),
		benefits: benefits.slice(0, 30).map((benefit) => ({
			text: text(benefit.name),
			category: benefitCategories.find((each) => each === benefit.category) ?? "Other",
		})),
		risks: risks.slice(0, 60).map(({ description, mitigation, ...assessed }) => ({
			text: text(description),
			...inThreeSteps(assessed),
			...(mitigation && { mitigation: text(mitigation, prose) }),
		})),
		gates: gates.flatMap((gate) => {
			const criteria = kept.criteria.filter((each) => each.gate === gate);
			return criteria.length === 0
				? []
				: [{ gate, criteria: criteria.slice(0, 20).map((each) => text(each.text)) }];
		}),
	};
}

const allSizes = (value: number): [number, number, number] => [value, value, value];

type Text = (given: string, most?: number) => { [language: string]: string };
type IdOf = (kind: string, text: string) => string;

/** Makes ids of texts, each once among those of its kind. */
function slugs(): IdOf {
	const taken = new Set<string>();
	return (kind, text) => {
		const free = freeSlug(slugOf(text, kind), { has: (id) => taken.has(`${kind} ${id}`) });
		taken.add(`${kind} ${free}`);
		return free;
	};
}

function workstreamsOf(
	{ program, workstreams, tasks, links }: ProgramToKeep,
	roles: ReadonlyMap<string, string>,
	text: Text,
	idOf: IdOf,
	language: string,
	calendar: WorkingCalendar,
): GivenPlaybook["workstreams"] {
	const ids = new Map(tasks.map((task) => [task.id, idOf("task", task.name)]));
	const waitsFor = Map.groupBy(links, ({ successorId }) => successorId);
	const known = new Set(workstreams.map(({ id }) => id));
	const inNone = {
		id: null,
		name: language === "de" ? `${program.name}: Weiteres` : `${program.name}: other work`,
	};
	return [...workstreams, inNone].flatMap((stream) => {
		const own = tasks.filter(({ workstreamId }) =>
			stream.id === null ? workstreamId === null || !known.has(workstreamId) : workstreamId === stream.id,
		);
		if (own.length === 0) return [];
		return [
			{
				id: idOf("workstream", stream.name),
				title: text(stream.name),
				tasks: own.map((task) => ({
					id: ids.get(task.id) ?? "",
					name: text(task.name),
					days: allSizes(daysOf(task, calendar)),
					after: (waitsFor.get(task.id) ?? [])
						.flatMap(({ predecessorId }) => ids.get(predecessorId) ?? [])
						.slice(0, 20),
					...(task.role !== null && { role: roles.get(task.role) }),
				})),
			},
		];
	});
}

function decisionOf(
	{ id: decisionId, question, context, options }: Decision,
	{ served, tasks }: ProgramToKeep,
	text: Text,
	idOf: IdOf,
	calendar: WorkingCalendar,
): NonNullable<GivenPlaybook["decisions"]>[number] {
	const id = idOf("decision", question);
	return {
		id,
		question: text(question),
		context: text(context, prose),
		options: options.slice(0, 8).map((option) => {
			const months = Math.min(36, Math.max(0.25, option.estimated_timeline_months));
			const streams = served
				.filter((each) => each.decisionId === decisionId && each.optionId === option.id)
				.map(({ workstreamId }) => workstreamId);
			const days = personDays(
				tasks
					.filter(({ workstreamId }) => workstreamId !== null && streams.includes(workstreamId))
					.map((task) => effortOf(task, calendar)),
			);
			return {
				id: idOf(`option of ${id}`, option.label),
				label: text(option.label),
				description: text(option.description, prose),
				pros: option.pros.slice(0, 6).map((each) => text(each)),
				cons: option.cons.slice(0, 6).map((each) => text(each)),
				// A strategy tells what an option costs; only what was done tells how many days of people it takes.
				...(days !== null && { person_days: allSizes(days) }),
				months: allSizes(months),
			};
		}),
	};
}
