import type { Benefit } from "../benefit.ts";
import type { Decision } from "../consultant/decision.ts";
import { currencyOfUnit } from "../kpi/format.ts";
import { longestLabel, unitOf } from "../kpi/unit.ts";
import type { Kpi } from "../kpi.ts";
import { inThreeSteps } from "../risk/three-steps.ts";
import type { Risk } from "../risk.ts";
import { type WorkingCalendar, workingCalendar } from "../task/calendar/calendar.ts";
import type { WorkingWeek } from "../task/calendar/working-week.ts";
import type { Task } from "../task.ts";
import { defaultCurrency } from "../value/currency.ts";
import type { ProductLanguage } from "../value/language.ts";
import { effortOf, noteOnDays, personDays } from "./draft-effort.ts";
import { inAllSizes, sizeOfProgram } from "./draft-sizes.ts";
import { rolesOf, workstreamsOf } from "./draft-work.ts";
import { DraftWriter } from "./draft-writer.ts";
import type { AnonymousText, LeftOut } from "./left-out.ts";
import { withoutNotes } from "./notes.ts";
import { benefitCategories, type GivenPlaybook, type PlaybookSize } from "./playbook.ts";
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
	week: WorkingWeek;
	kpis: readonly Pick<Kpi, "name" | "description" | "unit" | "unitLabel" | "direction" | "frequency">[];
	benefits: readonly Pick<Benefit, "name" | "category">[];
	risks: readonly (Pick<Risk, "description" | "likelihood" | "impact"> & { mitigation: string | null })[];
	criteria: readonly { gate: string; text: string }[];
	causes: readonly string[];
	decisions: readonly Decision[];
	/** Workstreams that came of one chosen option. */
	served: readonly { workstreamId: string; decisionId: string; optionId: string }[];
};

const longestLine = 200;
const gates = ["G0", "G1", "G2", "G3", "G4"] as const;

/** How a draft is written: in which language, without names, and with what words it is recognised. */
type Writing = {
	/** Ids that other playbooks have. */
	taken: ReadonlySet<string>;
	language: ProductLanguage;
	anonymous: AnonymousText;
	fits: readonly string[];
};

/**
 * A draft of the playbook that a program would have been made of: its work with the days that it took in its own size
 * and scaled for the others, its measures without their figures; a source says how the days came about. What cannot be said without a name, a
 * figure, a date or a quotation is left out, and told beside it. A program of which no task is left gives no workstreams.
 */
export function draftPlaybook(
	kept: ProgramToKeep,
	{ taken, language, anonymous, fits }: Writing,
): { draft: GivenPlaybook; leftOut: LeftOut[] } {
	const { program, tasks, kpis, benefits, risks, causes } = kept;
	const calendar = workingCalendar(kept.holidays, kept.week);
	const size = sizeOfProgram(tasks, calendar);
	const writer = new DraftWriter(anonymous, language, fullTexts(kept));
	const named = causes.slice(0, 20).flatMap((cause) => writer.line("causes", cause) ?? []);
	const title = writer.title(program.name) ?? titles[language];
	const roles = rolesOf(tasks, writer);
	const draft: GivenPlaybook = {
		id: freeSlug(slugOf(title, "playbook"), taken),
		name: writer.text(title),
		summary: writer.text(summaryOf(kept, writer) ?? title),
		sources: [
			{ title: noteOnDays(tasks, { hasOptions: kept.decisions.length > 0, calendar, size }, language) },
		],
		...(fits.length > 0 && { fits: { [language]: [...fits] } }),
		causes: named.map((cause) => ({ text: writer.text(cause) })),
		decisions: kept.decisions
			.slice(0, 8)
			.flatMap((decision) => decisionOf(decision, kept, writer, { calendar, size })),
		roles: [...roles.values()],
		workstreams: workstreamsOf(kept, roles, writer, { calendar, size }),
		kpis: kpis.slice(0, 30).flatMap((kpi) => {
			const { description, direction, frequency } = kpi;
			const said = writer.line("kpis", kpi.name);
			if (said === null) return [];
			const measured = writer.prose("kpis", withoutNotes(description ?? ""));
			// Whichever the money is in: a playbook serves programs in any currency.
			const unit = unitOf(kpi, defaultCurrency);
			return [
				{
					name: writer.text(said),
					unit: currencyOfUnit(unit) ? "currency" : labelOf(unit),
					direction: direction === "lower_is_better" ? ("down" as const) : ("up" as const),
					...(measured && { measured: writer.text(measured) }),
					frequency,
				},
			];
		}),
		benefits: benefits.slice(0, 30).flatMap(({ name, category }) => {
			const said = writer.line("benefits", name);
			const known = benefitCategories.find((each) => each === category) ?? "Other";
			return said === null ? [] : [{ text: writer.text(said), category: known }];
		}),
		risks: risks.slice(0, 60).flatMap(({ description, mitigation, ...assessed }) => {
			const said = writer.prose("risks", description, longestLine);
			if (said === null) return [];
			const measures = writer.prose("risks", mitigation);
			return [
				{
					text: writer.text(said),
					...inThreeSteps(assessed),
					...(measures && { mitigation: writer.text(measures) }),
				},
			];
		}),
		gates: gates.flatMap((gate) => {
			const ofGate = kept.criteria.filter((each) => each.gate === gate);
			const criteria = ofGate.flatMap(({ text }) => writer.line("gates", text) ?? []).slice(0, 20);
			return criteria.length === 0 ? [] : [{ gate, criteria: criteria.map((each) => writer.text(each)) }];
		}),
	};
	return { draft, leftOut: writer.leftOut };
}

/** Where a label that a screen cut stands in full: beside each other, an option says what it is, and so do its works. */
function fullTexts({ decisions, workstreams, tasks, causes }: ProgramToKeep): string[] {
	return [
		...decisions.flatMap(({ options }) => options.flatMap(({ label, description }) => [label, description])),
		...workstreams.map(({ name }) => name),
		...tasks.map(({ name }) => name),
		...causes,
	];
}

/** Why it was done and by what, of a program that a strategy led to; else how the program describes itself. */
function summaryOf(
	{ program, causes, decisions, served }: ProgramToKeep,
	writer: DraftWriter,
): string | null {
	if (decisions.length === 0) return writer.prose("summary", program.description);
	const cause = causes.slice(0, 1).flatMap((each) => writer.line("causes", each) ?? []);
	const [measures] = decisions;
	const chosen = (measures?.options ?? [])
		.filter(({ id }) => served.some((each) => each.decisionId === measures?.id && each.optionId === id))
		.flatMap(({ label }) => writer.line("decisions", label) ?? []);
	const labels = summaryLabels[writer.language];
	const said = [
		...cause.map((each) => `${labels.cause} ${each}`),
		...(chosen.length === 0 ? [] : [`${labels.measures} ${chosen.join("; ")}`]),
	];
	return said.length === 0 ? null : said.map((each) => (/[.!?…]$/u.test(each) ? each : `${each}.`)).join(" ");
}

const summaryLabels: Record<ProductLanguage, { cause: string; measures: string }> = {
	en: { cause: "Cause:", measures: "What was done:" },
	de: { cause: "Ursache:", measures: "Was getan wurde:" },
	fr: { cause: "Cause :", measures: "Ce qui a été fait :" },
	es: { cause: "Causa:", measures: "Lo que se hizo:" },
	it: { cause: "Causa:", measures: "Che cosa è stato fatto:" },
	nl: { cause: "Oorzaak:", measures: "Wat er is gedaan:" },
};

/** What a draft is called whose program's name cannot be said. */
const titles: Record<ProductLanguage, string> = {
	en: "Playbook of a program",
	de: "Playbook eines Programms",
	fr: "Playbook d'un programme",
	es: "Playbook de un programa",
	it: "Playbook di un programma",
	nl: "Playbook van een programma",
};

/** A unit that a playbook holds; one that is too long for it says nothing once it is cut. */
function labelOf(unit: string | null): string {
	const label = unit?.trim() ?? "";
	return label === "" || label.length > longestLabel ? "number" : label;
}

/** What a decision rests on of which nothing else can be said. */
const contexts: Record<ProductLanguage, string> = {
	en: "Compare what each option removes of the cause, what it costs and how long it takes.",
	de: "Vergleichen, was jede Option von der Ursache beseitigt, was sie kostet und wie lange sie dauert.",
	fr: "Comparer ce que chaque option supprime de la cause, ce qu'elle coûte et combien de temps elle prend.",
	es: "Comparar qué parte de la causa elimina cada opción, cuánto cuesta y cuánto tarda.",
	it: "Confrontare che cosa elimina della causa ogni opzione, quanto costa e quanto dura.",
	nl: "Vergelijken wat elke optie van de oorzaak wegneemt, wat ze kost en hoelang ze duurt.",
};

function decisionOf(
	{ id: decisionId, question, context, options }: Decision,
	{ served, tasks }: ProgramToKeep,
	writer: DraftWriter,
	{ calendar, size }: { calendar: WorkingCalendar; size: PlaybookSize },
): NonNullable<GivenPlaybook["decisions"]> {
	const asked = writer.line("decisions", question);
	if (asked === null) return [];
	const known = options.slice(0, 8).flatMap((option) => {
		const label = writer.line("decisions", option.label);
		return label === null ? [] : [{ option, label }];
	});
	// What is left of a question with one answer decides nothing.
	if (known.length < 2) return [];
	const id = writer.idOf("decision", asked);
	return [
		{
			id,
			question: writer.text(asked),
			context: writer.text(writer.prose("decisions", context) ?? contexts[writer.language]),
			options: known.map(({ option, label }) => {
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
					id: writer.idOf(`option of ${id}`, label),
					label: writer.text(label),
					description: writer.text(writer.prose("decisions", option.description) ?? label),
					pros: writer.lines("decisions", option.pros).slice(0, 6),
					cons: writer.lines("decisions", option.cons).slice(0, 6),
					// A strategy tells what an option costs; only what was done tells how many days of people it takes.
					...(days !== null && { person_days: inAllSizes(days, size, "personDays") }),
					months: inAllSizes(months, size, "months"),
				};
			}),
		},
	];
}
