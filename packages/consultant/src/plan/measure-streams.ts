import type { SelectedDecisions } from "@throughline/domain/consultant/decision";
import type { Case } from "../case/build.ts";
import { quoteOf } from "../case/quote.ts";
import type { SizedMeasure } from "../decisions/size-measures.ts";
import { capitalise } from "../wording/capitalise.ts";
import { asTitle } from "../wording/title.ts";
import { wording } from "../wording/wording.ts";
import type { Draft } from "./draft.ts";
import { type Unscheduled, workDays } from "./schedule.ts";

/** A measure so large has a workstream of its own. */
const ownStreamMonths = 3;

/** The workstreams of the chosen measures: of each large one, and one of all small ones. */
export function measureStreams(
	case_: Case,
	chosen: readonly SizedMeasure[],
	{ selected }: { selected: SelectedDecisions },
	kpi: string,
): Draft[] {
	const large = chosen.filter(({ months }) => months >= ownStreamMonths);
	const small = chosen.filter(({ months }) => months < ownStreamMonths);
	const optionId = selected.measures ?? "";
	const { language } = case_.reading;
	const words = wording(language).plan;
	const largest = [...chosen].sort((one, other) => other.cost.max - one.cost.max)[0];
	const [firstSmall, ...otherSmall] = small;
	const groups = large.map((measure): [SizedMeasure, ...SizedMeasure[]] => [measure]);
	if (firstSmall) groups.unshift([firstSmall, ...otherSmall]);
	return groups.map((group, at): Draft => {
		const [first] = group;
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
			title: group.length === 1 ? capitalise(asTitle(first.option.label, language)) : words.measuresStream,
			description: group
				.map(({ option, arithmetic }) => `${capitalise(asTitle(option.label, language))}. ${arithmetic}`)
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
	const { language } = case_.reading;
	const words = wording(language).plan;
	const quotes = option.statements.slice(0, 2).map(quoteOf);
	const label = asTitle(option.label, language);
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
			capitalise(words.carryOut(label)),
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
