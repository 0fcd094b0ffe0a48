import { type Dates, datesOf } from "../consultant/integration/plan-dates.ts";
import { sharesOf } from "../consultant/integration/plan-team.ts";
import type { PlannedProgram } from "../consultant/integration/planned-program.ts";
import { programNotes } from "../consultant/integration/program-notes.ts";
import { unitFromWords } from "../kpi/unit.ts";
import { suggestedPriority } from "../risk/matrix.ts";
import { inFiveSteps } from "../risk/three-steps.ts";
import type { ProductLanguage } from "../value/language.ts";
import { truncate } from "../value/truncate.ts";
import { inLanguage, type Localized } from "./localized.ts";
import { unmeasured } from "./notes.ts";
import { type Playbook, playbookSizes } from "./playbook.ts";
import { type PlaybookUse, workstreamsFor } from "./use.ts";

const [line, prose] = [200, 10_000];

/**
 * The program that a playbook makes: its work in working days of the size, each task behind those that it waits for, its
 * roles open, and no figure that the playbook does not have: KPIs and benefits wait for theirs.
 */
export function programFromPlaybook(
	playbook: Playbook,
	use: PlaybookUse & { currency: string },
): PlannedProgram {
	const say = (text: Localized) => inLanguage(text, use.language).text;
	const { language } = inLanguage(playbook.name, use.language);
	const work = workOf(playbook, use, say);
	const days = work.tasks.map(({ startDate, endDate }) => ({ startDate, endDate }));
	return {
		program: {
			name: use.name,
			description: truncate(
				`${say(playbook.summary)}\n\n${startedFrom[language](say(playbook.name), use.size)}`,
				prose,
			),
			status: "Active",
			currency: use.currency,
			startDate: days.map(({ startDate }) => startDate).sort()[0] ?? use.startDate,
			endDate:
				days
					.map(({ endDate }) => endDate)
					.sort()
					.at(-1) ?? use.startDate,
			reasons: [],
		},
		members: [],
		...work,
		gates: playbook.gates.map(({ gate, criteria }) => ({
			code: gate,
			criteria: [...new Set(criteria.flatMap((text) => truncate(say(text), 500) ?? []))],
			reasons: [],
		})),
		kpis: playbook.kpis.map((kpi) => ({
			name: say(kpi.name),
			description: [kpi.measured ? say(kpi.measured) : "", unmeasured[language]].filter(Boolean).join("\n\n"),
			targetValue: null,
			currentValue: "0",
			...unitFromWords(kpi.unit, use.currency),
			frequency: kpi.frequency,
			direction: kpi.direction === "down" ? "lower_is_better" : "higher_is_better",
			reasons: [],
		})),
		benefits: playbook.benefits.map(({ text, category }) => ({
			name: say(text),
			description: programNotes[language].noFigure,
			category,
			targetValue: "0.00",
			reasons: [],
		})),
		risks: playbook.risks.map((risk) => {
			const assessed = inFiveSteps(risk);
			return {
				description: say(risk.text),
				category: null,
				...assessed,
				priority: suggestedPriority(assessed.likelihood, assessed.impact),
				mitigationPlan: risk.mitigation ? say(risk.mitigation) : null,
				impactCost: null,
				reasons: [],
			};
		}),
		funding: [],
	};
}

type Work = Pick<PlannedProgram, "workstreams" | "tasks" | "links" | "roles" | "shares">;

function workOf(playbook: Playbook, use: PlaybookUse, say: (text: Localized) => string): Work {
	const size = playbookSizes.indexOf(use.size);
	const streams = workstreamsFor(playbook, use.choices);
	const all = streams.flatMap((stream) => stream.tasks.map((task) => ({ ...task, stream: stream.id })));
	const taskIds = new Set(all.map(({ id }) => id));
	const links = all.flatMap(({ id, after }) =>
		[...new Set(after)].flatMap((before) =>
			taskIds.has(before) ? [{ predecessorId: before, successorId: id }] : [],
		),
	);
	const placed = all.map(({ id, name, days }) => ({
		id,
		name: say(name),
		start_day: 0,
		duration_days: days[size] ?? 1,
	}));
	const dates = datesOf(placed, links, use.startDate);
	const dated = all.flatMap((task) => {
		const taskDates = dates.get(task.id);
		const members = task.role === undefined ? [] : [task.role];
		return taskDates ? [{ key: task.id, task, members, dates: taskDates, days: task.days[size] ?? 1 }] : [];
	});
	const shares = sharesOf(dated);
	const percents = new Map(shares.map(({ taskKey, percent }) => [taskKey, percent]));
	const effortOf = ({ key, days }: (typeof dated)[number]) => (days * (percents.get(key) ?? 100)) / 100;
	return {
		workstreams: streams.map((stream) => ({
			key: stream.id,
			name: truncate(say(stream.title), line) ?? stream.id,
			description: null,
			leadKey: stream.tasks.find(({ role }) => role !== undefined)?.role ?? null,
			reasons: [],
		})),
		tasks: dated.map((each) => ({
			key: each.key,
			workstreamKey: each.task.stream,
			name: truncate(say(each.task.name), line) ?? each.key,
			description: null,
			milestone: false,
			...each.dates,
			estimate: effortOf(each).toFixed(2),
			ownerKey: each.task.role ?? null,
			reasons: [],
		})),
		links: links.map(({ predecessorId, successorId }) => ({
			predecessorKey: predecessorId,
			successorKey: successorId,
		})),
		roles: playbook.roles.flatMap(({ id, name }) => {
			const roleTasks = dated.filter(({ task }) => task.role === id);
			if (roleTasks.length === 0) return [];
			const inStreams = new Set(roleTasks.map(({ task }) => task.stream));
			return [
				{
					key: id,
					name: truncate(say(name), line) ?? id,
					workstreamKey: inStreams.size === 1 ? (roleTasks[0]?.task.stream ?? null) : null,
					effort: roleTasks.reduce((sum, each) => sum + effortOf(each), 0).toFixed(2),
					...spanOf(roleTasks.map((each) => each.dates)),
					reasons: [],
				},
			];
		}),
		shares,
	};
}

function spanOf(all: readonly Dates[]): { startDate: string | null; endDate: string | null } {
	return {
		startDate: all.map(({ startDate }) => startDate).sort()[0] ?? null,
		endDate:
			all
				.map(({ endDate }) => endDate)
				.sort()
				.at(-1) ?? null,
	};
}

/** Which playbook a program was started from, by language. */
const startedFrom: Record<ProductLanguage, (playbook: string, size: string) => string> = {
	en: (playbook, size) => `Started from the playbook “${playbook}”, size ${size}.`,
	de: (playbook, size) => `Begonnen aus dem Playbook „${playbook}“, Größe ${size}.`,
	fr: (playbook, size) => `Lancé à partir du playbook « ${playbook} », taille ${size}.`,
	es: (playbook, size) => `Iniciado a partir del playbook «${playbook}», tamaño ${size}.`,
	it: (playbook, size) => `Avviato dal playbook «${playbook}», dimensione ${size}.`,
	nl: (playbook, size) => `Gestart vanuit het playbook ‘${playbook}’, omvang ${size}.`,
};
