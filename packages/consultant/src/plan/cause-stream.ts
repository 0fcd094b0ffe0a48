import type { SelectedDecisions } from "@throughline/domain/consultant/decision";
import type { Case } from "../case/build.ts";
import { statedCause } from "../case/causes/causes.ts";
import type { Measure } from "../case/measures/measures.ts";
import { quoteOf } from "../case/quote.ts";
import { servesCause } from "../decisions/serves-cause.ts";
import type { SizedMeasure } from "../decisions/size-measures.ts";
import { causeTitle } from "../wording/title.ts";
import { wording } from "../wording/wording.ts";
import type { Draft } from "./draft.ts";
import type { Unscheduled } from "./schedule.ts";

/** With fewer measures than this the stated causes themselves are the work. */
const enoughMeasures = 2;
const causesAtWork = 4;

/**
 * Shows that the root cause holds and measures what is to change. Where no chosen measure goes at the cause somebody has to;
 * where nobody proposed anything, at the other stated causes too.
 */
export function causeStream(
	case_: Case,
	{
		rootCause,
		selected,
		isNothingDone,
	}: { rootCause: string; selected: SelectedDecisions; isNothingDone: boolean },
	measures: readonly SizedMeasure[],
): Draft {
	const { language } = case_.reading;
	const words = wording(language).plan;
	const name = causeTitle(rootCause, language);
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
			name: words.prove(name),
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
						name: words.remove(name),
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
				name: words.remove(causeTitle(cause.text, language)),
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
		title: words.causeStream(name),
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
