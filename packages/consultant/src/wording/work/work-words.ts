import type { CauseKind } from "../../languages/cause-kinds/cause-kinds.ts";
import { type KnownLanguage, type Language, spoken } from "../../languages/language.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";

/**
 * What the product says around a plan's work. It stands in one line with the text's own words, so that it exists in each
 * language that a text may have. A cause comes as its short name, a measure as its label.
 */
export type WorkWords = {
	/** Before what several measures, or the next steps, are of. */
	measuresStream: string;
	actionsStream: string;
	/** Of a next step whose day is over when the plan is made. */
	overdueAction(day: string, days: number): string;
	undatedAction(days: number): string;
	causeStream(cause: string): string;
	/** Before a measure's work begins. */
	order(label: string): string;
	orderHow: string;
	baseline(kpi: string): string;
	baselineHow: string;
	compare(kpi: string): string;
	/** How long what has changed is measured before it is compared. */
	compareHow(days: number): string;
	/** A cause that can be counted, or that nobody has stated. */
	prove(cause: string): string;
	/** One that somebody states, and of which nothing is counted. */
	confirm(cause: string): string;
	/** Of a cause that says where it happens, what is asked instead of who removes it. */
	locate(cause: string): string;
	remove(cause: string): string;
	/** What is done first about a cause, by its kind. */
	firstStep: Record<CauseKind, (cause: string) => string>;
	/** Of several whose words tell no first step. */
	removeEach(causes: string): string;
	/** Who can show where the figures are. */
	askFor(name: string): string;
	/** The text gives a figure for the cause. */
	counted: string;
	/** The root cause is stated, but not shown. */
	toProve: string;
	/** The text does not state the root cause. */
	unstated: string;
	otherCause: string;
	/** No chosen measure goes at the root cause. */
	unserved: string;
	stated: string;
	/** The root cause is a person's own, and something backs it. */
	own: string;
	causeShown(cause: string): string;
	/** What somebody from outside has to check, as a criterion of a gate. */
	checked(check: string): string;
	firstDone(label: string): string;
	reached(kpi: string, value: string, today: string): string;
	/** Who leads one measure, where nothing tells who. */
	owner: string;
	lead: string;
	/** The offer of somebody, where the text does not say what is offered. */
	offerBy(name: string): string;
	/** The first of several ways taken together, and how many others. */
	andMore(labels: string, count: number): string;
};

const words: Record<KnownLanguage, WorkWords> = { en, de, fr, es, it, nl };

/** What is said around a plan's work in a text of that language; English in an unknown one. */
export function workWords(language: Language): WorkWords {
	return words[spoken(language)];
}
