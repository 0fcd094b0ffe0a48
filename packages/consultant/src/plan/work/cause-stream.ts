import type { SelectedDecisions } from "@throughline/domain/consultant/decision";
import type { Case } from "../../case/build.ts";
import { type StatedCause, statedCause } from "../../case/causes/causes.ts";
import { quoteOf } from "../../case/quote.ts";
import { causeTitle } from "../../case/title.ts";
import { servesCause } from "../../decisions/serves-cause.ts";
import { stepsAtCause } from "../../decisions/steps-at-cause.ts";
import { causeKindOf } from "../../languages/cause-kinds/cause-kinds.ts";
import type { Language } from "../../languages/language.ts";
import { tellsPlace } from "../../languages/subjects/places.ts";
import type { Size } from "../../money/size.ts";
import type { SizedMeasure } from "../../money/size-measures.ts";
import { workWords } from "../../wording/work/work-words.ts";
import { type Pace, pacesOf, proofId } from "../money/pace.ts";
import { shortName } from "../short-name.ts";
import { knowersOf, speakersOf } from "../team.ts";
import type { Draft } from "./draft.ts";
import type { Unscheduled } from "./schedule.ts";

/** With fewer measures than this the stated causes themselves are the work. */
const enoughMeasures = 2;
const causesAtWork: Record<Size, number> = { S: 2, M: 4, L: 4 };

/**
 * Shows that the root cause holds. Where no chosen measure and no next step goes at the cause somebody has to; where nobody proposed
 * anything, at the other stated causes too. The title names the cause in full, its tasks by a short name.
 */
export function causeStream(
	case_: Case,
	{
		rootCause,
		selected,
		size,
		isNothingDone,
	}: { rootCause: string; selected: SelectedDecisions; size: Size; isNothingDone: boolean },
	measures: readonly SizedMeasure[],
): Draft {
	const { language } = case_.reading;
	const words = workWords(language);
	const stated = statedCause(case_, rootCause);
	const statements = stated?.statements ?? [];
	const quotes = statements.map(quoteOf);
	const removals = isNothingDone ? [] : removalsOf(case_, { rootCause, size, measures });
	const team = new Set([words.lead, ...knowersOf(case_, statements)]);
	return {
		id: "",
		title: words.causeStream(causeTitle(rootCause, language)),
		description: stated ? words.stated : words.unstated,
		decisionId: "measures",
		optionId: selected.measures ?? "",
		cost_allocation: { min: 0, max: 0 },
		because: quotes[0] ?? null,
		mark: quotes.length > 0 ? "quoted" : "assumed",
		quotes,
		required_team: [...team].map((role) => ({ role, count: 1 })),
		tasks: [
			{
				id: proofId,
				name: (stated && !isCounted(stated) ? words.confirm : words.prove)(shortName(rootCause, language)),
				description: toBeShown(case_, stated),
				duration_days: pacesOf(size)[0].proof,
				depends_on: [],
				because: quotes[0] ?? null,
				mark: "assumed",
				quotes,
			},
			...removals,
		],
	};
}

/** What the text says of a cause, and whom to ask for more. */
function toBeShown(case_: Case, stated: StatedCause | undefined): string {
	const words = workWords(case_.reading.language);
	if (!stated) return words.unstated;
	const [asked] = speakersOf(case_, stated.statements);
	return [
		isCounted(stated) ? words.counted : words.toProve,
		...(asked === undefined ? [] : [words.askFor(asked)]),
	].join(" ");
}

/** Whether the text gives a figure for a cause. */
function isCounted({ statements }: StatedCause): boolean {
	return statements.some(({ figures }) =>
		figures.some(({ kind, value }) => kind !== "date" && value >= fewest),
	);
}

/** "Two sites" is no count that could be confirmed. */
const fewest = 3;

/** Whether a workstream is the one that shows the root cause. */
export function showsCause({ tasks }: { tasks: readonly { id: string }[] }): boolean {
	return tasks.some(({ id }) => id === proofId);
}

const removalId = "c-remove";

/** Whether a task goes at a cause that no measure goes at. */
export function isRemoval(id: string): boolean {
	return id.startsWith(removalId);
}

/** The causes that no chosen measure goes at, each named once: the root cause, and beside hardly any measures the other stated ones. */
function removalsOf(
	case_: Case,
	{ rootCause, size, measures }: { rootCause: string; size: Size; measures: readonly SizedMeasure[] },
): Unscheduled[] {
	const { language } = case_.reading;
	const words = workWords(language);
	const stated = statedCause(case_, rootCause);
	const serves = servesCause(case_, rootCause);
	const isLeft =
		!measures.some(({ option }) => serves(option)) && stepsAtCause(case_, rootCause).length === 0;
	const most = causesAtWork[size] - (isLeft ? 1 : 0);
	const others =
		measures.length < enoughMeasures
			? case_.causes.filter((cause) => !isSaidBy(stated, cause)).slice(0, most)
			: [];
	const isOpen = ({ text }: Left) => !tellsPlace(text, language) && causeKindOf(text, language) === null;
	const left: Left[] = [
		...(isLeft ? [{ text: rootCause, description: words.unserved, cause: stated }] : []),
		...others.map((cause) => ({ text: cause.text, description: words.otherCause, cause })),
	];
	const open = left.filter(isOpen);
	const told = open.length >= manyOpen ? left.filter((each) => !isOpen(each)) : left;
	const steps = told.map(({ text, description, cause }) => ({
		name: stepAt(text, language),
		description,
		quotes: cause?.statements.map(quoteOf) ?? [],
	}));
	if (open.length >= manyOpen)
		steps.push({
			name: words.removeEach(open.map(({ text }) => shortName(text, language)).join("; ")),
			description: words.otherCause,
			quotes: open.flatMap(({ cause }) => cause?.statements.map(quoteOf) ?? []),
		});
	return steps
		.filter(({ name }, at) => steps.findIndex((other) => other.name === name) === at)
		.map(({ name, description, quotes }, at) => ({
			id: at === 0 && isLeft ? removalId : `${removalId}-${isLeft ? at : at + 1}`,
			name,
			description,
			duration_days: size === "S" ? 5 : 10,
			depends_on: [proofId],
			because: quotes[0] ?? null,
			mark: "assumed",
			quotes,
		}));
}

/** "The posts were not advertised, because the descriptions are wrong" says what its clause says, too. */
function isSaidBy(root: StatedCause | undefined, { statements }: StatedCause): boolean {
	return root?.statements.some(({ id }) => statements.some((each) => each.id === id)) === true;
}

/** From so many on causes of which no first step is told are named in one task. */
const manyOpen = 2;

/** A cause that no measure goes at. */
type Left = { text: string; description: string; cause: StatedCause | undefined };

/** What is done first about a cause: asked on the spot, by its kind, or agreed. */
function stepAt(text: string, language: Language): string {
	const words = workWords(language);
	const name = shortName(text, language);
	if (tellsPlace(text, language)) return words.locate(name);
	const kind = causeKindOf(text, language);
	return kind ? words.firstStep[kind](name) : words.remove(name);
}

/** The same where less time is left to show it. */
export function atPace(draft: Draft, pace: Pace): Draft {
	const tasks = draft.tasks.map((task) =>
		task.id === proofId ? { ...task, duration_days: pace.proof } : task,
	);
	return { ...draft, tasks };
}
