import type { Decision, SelectedDecisions } from "@throughline/domain/consultant/decision";
import type { Plan } from "@throughline/domain/consultant/plan";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { Case } from "../case/build.ts";
import type { StatedOption } from "../case/options/stated-option.ts";
import { calledIn, calledOf, roleText } from "../case/people/people.ts";
import { quoteOf } from "../case/quote.ts";
import { asTitle } from "../case/title.ts";
import { addMonths } from "../figures/dates/months.ts";
import { planPaybackOf } from "../money/payback.ts";
import { sizeOf, startOf } from "../money/size.ts";
import { foreignPrice, isPerUnit } from "../money/size-measures.ts";
import { capitalise } from "../wording/capitalise.ts";
import { inSentence, listText } from "../wording/list-text.ts";
import { shorten } from "../wording/shorten.ts";
import { wording } from "../wording/wording.ts";
import { workWords } from "../wording/work/work-words.ts";
import { outcomeOf } from "./comparison.ts";
import { EvidenceFinder } from "./evidence.ts";
import { gatesOf } from "./gates.ts";
import { kpisOf, withTargets } from "./kpis.ts";
import { limitsOf } from "./limits.ts";
import { benefitsOf } from "./money/benefits.ts";
import { fundingOf } from "./money/funding.ts";
import { baselineId } from "./money/pace.ts";
import { titleOf, titleOfNothing } from "./program-title.ts";
import { openReach, shownGains } from "./reach.ts";
import { risksOf } from "./risks.ts";
import { accountableOf, chosenLabels, summaryOf } from "./summary.ts";
import { checksFor } from "./work/action-stream.ts";
import { isNothingDone, onlyLeft, remainingPlaybook } from "./work/ending.ts";
import { leaderOf, withLeader } from "./work/leader.ts";
import { isTaskOf } from "./work/measure-streams.ts";
import { otherChoices } from "./work/other-choices.ts";
import { workDaysPerMonth } from "./work/schedule.ts";
import { staffOf } from "./work/staffing.ts";
import { type Choice, type Work, workOf } from "./work/work.ts";

export type PlanQuestion = Choice & {
	/** Whether the playbook surely fits the case. */
	isSure?: boolean;
};

/** Makes the plan of the chosen options, sized to the case. */
export function makePlan(case_: Case, nearest: Playbook | null, question: PlanQuestion): Plan {
	const { rootCause, decisions, today } = question;
	const playbook = remainingPlaybook(nearest, question);
	const isLeft = isNothingDone(nearest, question);
	const selected = isLeft ? onlyLeft(question.selected) : question.selected;
	const { language } = case_.reading;
	const currency = case_.currency ?? "USD";
	const { size, basis } = sizeOf(case_, today);
	const finder = new EvidenceFinder(case_);
	const drafts = isLeft ? [] : kpisOf(case_, playbook, finder);
	const outcome = outcomeOf(case_, playbook, drafts[0]);
	const before = finder.copy();
	const work = workOf(case_, nearest, question, finder, outcome);
	const { workstreams, chosen, first, observed, taken } = work;
	const kpis = withTargets(drafts, baselineDays(workstreams), case_);
	const { months, parts } = taken;
	const ways = chosen.map(({ option }) => option);
	const limits = limitsOf(case_, {
		taken,
		options: ways,
		beginOf: (option) => beginOf(option, work, startOf(case_, today)),
		changes: () =>
			otherChoices(case_, nearest, question, work, (other) =>
				workOf(case_, nearest, other, before.copy(), outcome),
			),
		today,
	});
	const labels =
		chosen.length > 0
			? chosen.map(({ option }) => asTitle(option.label, language))
			: chosenLabels(decisions, selected);
	const said = wording(language).language;
	const reach = openReach(case_, rootCause, ways);
	const gains = shownGains(case_, rootCause, ways);
	const payback = planPaybackOf(case_, chosen, { cost: taken.max, parts: parts ?? null }, gains);
	const [measure] = isLeft ? [] : case_.measures;
	const leader = leaderOf(decisions, selected);
	const plan: Plan = {
		title: shorten(isLeft ? titleOfNothing(case_) : titleOf(case_), 190),
		strategic_approach: shorten(
			labels.length > 0 ? capitalise(listText(inSentence(labels, said), said)) : rootCause,
			1_500,
		),
		language: said,
		currency,
		summary: summaryOf(case_, {
			rootCause,
			decisions,
			selected,
			labels,
			reach,
			taken,
			assumed: assumedCost(decisions, selected),
			foreign: chosen.flatMap((measure) => (measure.foreign ? foreignPrice(measure, case_) : [])),
			perUnit: chosen.flatMap(({ option }) => (isPerUnit(option) ? (option.unitPrice?.text ?? []) : [])),
			limits: limits.filter(({ met }) => met === false).map(({ statement }) => statement),
			accountable: accountableOf(decisions, selected),
			leader,
			today,
		}),
		size: { size, basis },
		limits,
		people: case_.people
			.filter(({ left }) => !left)
			.map((person) => ({
				name: calledOf(person),
				role: roleText(person),
				quotes: [quoteOf(person.statement)],
			})),
		...(case_.readiness.ready ? {} : { unready: true }),
		cost_estimate: { total_min: taken.min, total_max: taken.max },
		...(parts ? { cost_parts: parts } : {}),
		...(payback ? { payback } : {}),
		timeline: { total_months: months },
		workstreams: workstreams.map((stream) => withForms(stream, case_)),
		stage_gates: gatesOf(case_, playbook, {
			rootCause,
			firstLabel: first?.option.label ?? labels[0],
			measure,
			cost: taken.max,
			limits,
			observed,
			checks: isLeft ? [] : checksFor(case_, chosen),
		}),
		kpis,
		benefits: isLeft ? [] : benefitsOf(case_, playbook, finder, gains),
		risks: risksOf(case_, playbook, finder, {
			taken,
			chosen,
			limits,
			today,
			isSure: question.isSure ?? false,
		}),
		funding: { sources: fundingOf(case_, taken.max) },
		resources: staffOf(case_, workstreams, months, { chosen, decisions, selected }),
	};
	return withLeader(plan, workWords(language).lead, leader);
}

/** Whoever is to do something is called as the text calls them. */
function withForms(stream: Plan["workstreams"][number], { people }: Case): Plan["workstreams"][number] {
	return {
		...stream,
		required_team: stream.required_team.map((member) => ({ ...member, role: calledIn(people, member.role) })),
		tasks: stream.tasks.map((task) => ({
			...task,
			owner: task.owner ? calledIn(people, task.owner) : task.owner,
		})),
	};
}

/** The day (ISO) on which the first task of a chosen way begins; null for one without. */
function beginOf(option: StatedOption, { chosen, workstreams }: Work, start: string): string | null {
	const measure = chosen.find((each) => each.option === option);
	const days = workstreams
		.flatMap(({ tasks }) => tasks)
		.flatMap(({ id, start_day }) => (measure && isTaskOf(chosen, measure, id) ? start_day : []));
	return days.length === 0 ? null : addMonths(start, Math.min(...days) / workDaysPerMonth);
}

/** For how many working days today's value is measured; 0 where nothing is. */
function baselineDays(workstreams: Plan["workstreams"]): number {
	const tasks = workstreams.flatMap((stream) => stream.tasks);
	return tasks.find(({ id }) => id === baselineId)?.duration_days ?? 0;
}

/** What the chosen options cost at most that the text does not propose. */
function assumedCost(decisions: readonly Decision[], selected: SelectedDecisions): number {
	return decisions
		.flatMap(({ id, options }) => options.filter((option) => option.id === selected[id] && !option.measures))
		.reduce((sum, { estimated_cost }) => sum + estimated_cost.max, 0);
}
