import type { Case } from "../case/build.ts";
import type { Measure } from "../case/measures/measures.ts";
import { asTitle, mostOfTitle } from "../case/title.ts";
import type { Figure } from "../figures/figure.ts";
import type { Language } from "../languages/language.ts";
import { stemsOf, wordsOf } from "../languages/words.ts";
import { capitalise } from "../wording/capitalise.ts";
import { numberText } from "../wording/money.ts";
import { valueText } from "../wording/value-text.ts";
import { wording } from "../wording/wording.ts";
import { sharesWord, valueBeside } from "./kpis.ts";
import { matterOf } from "./matter.ts";

/** What is left, and no promise. */
export function titleOfNothing({ problem, reading }: Case): string {
	const { language } = reading;
	return [wording(language).measures.leave, problem ? asTitle(problem.text, language) : []].flat().join(": ");
}

/** In the text's own words: its matter, and what is to become of what is measured; else its problem. */
export function titleOf(case_: Case): string {
	const { language } = case_.reading;
	const words = wording(language).plan;
	const matter = matterOf(case_);
	const measure = mainMeasure(case_);
	if (!measure?.target) return matter ?? titleWithAim(case_) ?? titleWithout(case_);
	const name = measure.name === "" && matter !== null ? matter : bareName(capitalise(measure.name));
	const subject = withMatter(name, matter, language);
	const { baseline, target } = measure;
	if (target.figure.kind !== "count")
		return words.title(subject, fromText(case_, measure), valueIn(case_, target.figure));
	// What is counted is in a case that the text's own word may not have: "von 11.400 Teilen auf".
	const to = valueBeside(name, target.figure, case_.currency ?? "USD", case_);
	const from = isSameCount(baseline?.figure, target.figure, subject, language)
		? numberText(baseline?.figure.value ?? 0, language)
		: null;
	return words.title(subject, from, to);
}

/** A measure below the text's matter; the matter alone where it says the measure, the measure where it begins with it or both are too long. */
function withMatter(name: string, matter: string | null, language: Language): string {
	const both = `${matter} – ${name}`;
	if (matter === null || both.length > mostOfTitle) return name;
	if (name.toLowerCase().startsWith(`${matter.toLowerCase()} `)) return name;
	return says(matter, name, language) ? matter : both;
}

/** What is wrong and what it is to become, where its measure has no name of its own: "We threw away 14.5 % of the paper: to 7 %". */
function titleWithAim(case_: Case): string | null {
	const { problem, measures, reading } = case_;
	const { language } = reading;
	const measure = measures.find(
		({ baseline, target }) => target && baseline?.statementId === problem?.statement?.id,
	);
	if (!problem || !measure?.target) return null;
	const wrong = asTitle(problem.text.split(/[;,]\s/u)[0] ?? problem.text, language, mostOfWrong);
	return wording(language).plan.title(capitalise(wrong), null, valueIn(case_, measure.target.figure));
}

/** Leaves room for what it is to become. */
const mostOfWrong = 75;

/** Without anything measured: what is wrong; of a text that is no case, its own first line. */
function titleWithout({ problem, reading }: Case): string {
	return capitalise(asTitle(problem?.text ?? reading.documents[0]?.title ?? "", reading.language));
}

/** Without what its brackets say more exactly: "House connection (duration)". */
function bareName(name: string): string {
	return name.replace(/\s\([^)]*\)$/u, "");
}

/** The first whose name is a thing: with a baseline where there is one, and no clause with a gap. */
function mainMeasure(case_: Case): Measure | undefined {
	const hasMatter = matterOf(case_) !== null;
	const named = case_.measures.filter(
		({ target, name }) => target && (name !== "" || hasMatter) && !name.includes("…"),
	);
	return named.find(({ baseline }) => baseline) ?? named[0];
}

/** Whether a line says all that a name does. */
function says(line: string, name: string, language: Case["reading"]["language"]): boolean {
	const said = new Set(stemsOf(wordsOf(line), language));
	return stemsOf(wordsOf(name), language).every((stem) => said.has(stem));
}

/** Today's value: a plain number where the target behind it has the same unit, nothing where it has another. */
function fromText(case_: Case, { baseline, target }: Measure): string | null {
	const [from, to] = [baseline?.figure, target?.figure];
	if (from?.kind === "count" && to?.kind === "number") return numberText(from.value, case_.reading.language);
	if (!from || !to || from.kind !== to.kind) return null;
	if (from.kind === "duration" && from.unit !== null && from.unit === to.unit)
		return numberText(from.value, case_.reading.language);
	return valueIn(case_, from);
}

/** Whether two figures count the same, or the first what the title names: "routes" and "late routes". */
function isSameCount(from: Figure | undefined, to: Figure, subject: string, language: Language): boolean {
	if (from?.kind !== "count") return false;
	if (from.unit === null || to.unit === null) return true;
	return sharesWord(from.unit, to.unit, language) || sharesWord(from.unit, subject, language);
}

function valueIn(case_: Case, figure: Figure): string {
	return valueText(figure, case_.currency ?? "USD", case_.reading.language);
}
