import type { Portfolio, PortfolioProgram, RoadmapProgram } from "@throughline/domain/portfolio";
import { gateTitle, type ReviewStatus } from "@throughline/domain/stage-gate";
import { taskTone } from "@throughline/domain/task";
import type { GanttMark, GanttRow, GanttTask } from "../../../workspace/gantt/gantt-props.ts";
import { healthTone, healthWord } from "../../../workspace/program/rating-badge.tsx";
import { noPortfolio, portfolioName } from "../portfolio-search.ts";

const gateTones: Record<ReviewStatus, GanttMark["tone"]> = {
	Passed: "good",
	Failed: "critical",
	"In Review": "on-track",
	"On Hold": "serious",
	Pending: "unknown",
};

/** Programs as the lines of a chart, by portfolio; those in none come last. */
export function roadmapRows(
	programs: readonly PortfolioProgram[],
	portfolios: readonly Portfolio[],
	days: readonly RoadmapProgram[],
): GanttRow[] {
	const daysOf = new Map(days.map((each) => [each.id, each]));
	const members = Map.groupBy(programs, ({ portfolioId }) => portfolioId);
	return [...portfolios.map(({ id }) => id), null].flatMap((portfolioId) => {
		const own = members.get(portfolioId) ?? [];
		if (own.length === 0) return [];
		const name = portfolios.length === 0 ? "All programs" : portfolioName(portfolioId, portfolios);
		const tasks = own.map((program) => lineOf(program, daysOf.get(program.id)));
		return [{ id: portfolioId ?? noPortfolio, name, tasks: tasks.sort(byStart) }];
	});
}

/** A program lies between its own dates, or else between the first and the last of what is dated in it. */
function lineOf(program: PortfolioProgram, days: RoadmapProgram | undefined): GanttTask {
	const marks = days ? marksOf(days) : [];
	return {
		id: program.id,
		name: program.name,
		startDate: program.startDate ?? marks[0]?.date ?? program.endDate,
		endDate: program.endDate ?? marks.at(-1)?.date ?? program.startDate,
		progress: program.progress.done,
		status: program.status,
		milestone: false,
		tone: healthTone[healthWord(program)],
		details: [healthWord(program), ...program.reasons.map(({ text }) => text)],
		marks,
	};
}

/** Its gates and milestones in the order of their days. */
function marksOf({ gates, milestones }: RoadmapProgram): GanttMark[] {
	return [
		...gates.map((gate) => ({
			id: gate.id,
			label: `${gateTitle(gate)}, ${gate.status}`,
			date: gate.date,
			tone: gateTones[gate.status],
		})),
		...milestones.map(({ id, name, date, status }) => ({
			id,
			label: `${name}, ${status}`,
			date,
			tone: taskTone(status),
		})),
	].sort((one, other) => one.date.localeCompare(other.date));
}

function byStart(one: GanttTask, other: GanttTask): number {
	return (one.startDate ?? "9").localeCompare(other.startDate ?? "9") || one.name.localeCompare(other.name);
}
