import type { Limit, Plan } from "@throughline/domain/consultant/plan";
import { inLanguage, type Localized } from "@throughline/domain/playbook/localized";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import { productLanguages } from "@throughline/domain/value/language";
import type { Case } from "../case/build.ts";
import type { Check } from "../case/checks.ts";
import type { Measure } from "../case/measures/measures.ts";
import { monthsPer } from "../case/options/times.ts";
import { asTitle } from "../case/title.ts";
import type { Figure } from "../figures/figure.ts";
import { figuresIn } from "../figures/figures.ts";
import type { LedgerEntry } from "../ledger/entry.ts";
import { dateText, moneyText } from "../wording/money.ts";
import { wording } from "../wording/wording.ts";
import { workWords } from "../wording/work/work-words.ts";
import { shownName, valueBeside } from "./kpis.ts";
import { wholeCause, wholeLabel } from "./short-name.ts";
import { checkText } from "./work/action-stream.ts";

type GateAbout = {
	rootCause: string;
	/** What is in use before all else. */
	firstLabel: string | undefined;
	measure: Measure | undefined;
	/** What the plan takes at most. */
	cost: number;
	limits: readonly Limit[];
	/** How many months of the plan are left when the first change is in use. */
	observed: number;
	/** What people from outside have to check first. */
	checks: readonly Check[];
};

/** Longest text of a check in a criterion, in characters. */
const mostOfCheck = 160;

const gates = ["G0", "G1", "G2", "G3", "G4"] as const;

/** Five gates, each with what can be measured or shown here; the playbook's criteria beside the case's own. */
export function gatesOf(case_: Case, playbook: Playbook | null, about: GateAbout): Plan["stage_gates"] {
	const { language } = case_.reading;
	const words = wording(language).plan;
	const own = ownCriteria(case_, about);
	return gates.map((gate) => {
		const typical =
			playbook?.gates
				.find((each) => each.gate === gate)
				?.criteria.filter((text) => !needsEffect(gate) || monthsAsked(text) <= about.observed)
				.map((text) => inLanguage(text, language).text) ?? [];
		const stated = own[gate];
		const criteria = [...stated, ...typical.slice(0, stated.length > 0 ? 1 : 2)];
		return {
			gate,
			name: words.gates[gate],
			// What is handed over can always be shown.
			criteria: criteria.length > 0 ? criteria : [words.deliverables[gate]],
			deliverables: [words.deliverables[gate]],
			mark: stated.length > 0 ? ("derived" as const) : ("assumed" as const),
			quotes: [],
		};
	});
}

/** What is shown at a gate only when a change is in use. */
function needsEffect(gate: (typeof gates)[number]): boolean {
	return gate === "G3" || gate === "G4";
}

/**
 * What must hold by which day (ISO), where the plan is in time: all that was wanted is reached, and before that, where the
 * target has a later day of its own, the changes are in use: "working by 1 March, 18 % by the end of June".
 */
function daysOf({ ledger, limits: { deadline } }: Case, { measure, limits }: GateAbout) {
	const due = deadline?.figure.date?.to;
	const isInTime = limits.every(({ kind, met }) => kind !== "deadline" || met === true);
	if (due === undefined || !isInTime) return { inUse: [], reached: [] };
	const goal = measure?.target?.figure;
	const isGoal = ({ role, figure }: LedgerEntry) =>
		role === "target" && figure.value === goal?.value && figure.unit === goal.unit;
	const told = new Set(ledger.flatMap((entry) => (isGoal(entry) ? entry.statementId : [])));
	const days = ledger.flatMap(({ role, statementId, figure: { date } }) =>
		role === "deadline" && told.has(statementId) && date !== null && date.to > due ? date.to : [],
	);
	const [day] = days;
	return day === undefined ? { inUse: [], reached: [due] } : { inUse: [due], reached: [day] };
}

/** Half of the way; what is counted has no halves, and is rounded towards the goal. */
function halfWayBetween(today: Figure, goal: Figure): number | null {
	const half = (today.value + goal.value) / 2;
	if (goal.kind !== "count") return Math.round(half * 10) / 10;
	const whole = goal.value < today.value ? Math.floor(half) : Math.ceil(half);
	return whole === today.value || whole === goal.value ? null : whole;
}

/** The longest time that a criterion names, in any of its languages: so long it has to be watched. */
function monthsAsked(criterion: Localized): number {
	const asked = productLanguages.flatMap((language) =>
		figuresIn(criterion[language] ?? "", { language, asOf: null, currency: null }).map((figure) =>
			figure.kind === "duration" ? figure.value * (monthsPer[figure.unit ?? ""] ?? 0) : 0,
		),
	);
	return Math.max(0, ...asked);
}

function ownCriteria(case_: Case, about: GateAbout): Record<(typeof gates)[number], string[]> {
	const { rootCause, firstLabel, measure, cost, checks } = about;
	const { language } = case_.reading;
	const words = wording(language).plan;
	const work = workWords(language);
	const currency = case_.currency ?? "USD";
	const days = daysOf(case_, about);
	const doneBy = (iso: string) => words.doneBy(dateText(iso, language));
	const today = measure?.baseline?.figure;
	const goal = measure?.target?.figure;
	const name = measure ? shownName(case_, measure) : "";
	const half = today && goal && today.kind === goal.kind ? halfWayBetween(today, goal) : null;
	const checked = (gate: Check["gate"]) =>
		checks
			.filter((check) => check.gate === gate)
			.map((check) => work.checked(asTitle(checkText(check), language, mostOfCheck)));
	return {
		G0: [work.causeShown(wholeCause(rootCause, language))],
		G1: [
			...(cost > 0 ? [words.spendApproved(moneyText(Math.round(cost), currency, language))] : []),
			...checked("G1"),
		],
		G2: [
			...(firstLabel ? [work.firstDone(wholeLabel(firstLabel, language))] : []),
			...(firstLabel ? days.inUse.map(doneBy) : []),
			...checked("G2"),
		],
		G3: [
			...(today && goal && half !== null && name !== ""
				? [
						words.halfWay({
							kpi: name,
							value: valueBeside(name, { ...goal, value: half }, currency, case_),
							from: valueBeside(name, today, currency, case_),
							to: valueBeside(name, goal, currency, case_),
						}),
					]
				: []),
			...checked("G3"),
		],
		G4: [
			...(goal && name !== ""
				? [
						work.reached(
							name,
							valueBeside(name, goal, currency, case_),
							today ? valueBeside(name, today, currency, case_) : "",
						),
					]
				: []),
			...days.reached.map(doneBy),
		],
	};
}
