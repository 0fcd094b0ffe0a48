import type { Quote } from "@throughline/domain/consultant/evidence";
import type { Case } from "../../case/build.ts";
import { quoteOf } from "../../case/quote.ts";
import { labelled } from "../../wording/labelled.ts";
import { shownName } from "../kpis.ts";
import { matterOf } from "../matter.ts";
import { wholeLabel } from "../short-name.ts";

/** "Measures: spoiled orders": a workstream by its kind of work and what the program is of, in the text's words. */
export function streamName(case_: Case, kind: string): string {
	const about = subjectOf(case_);
	const { language } = case_.reading;
	return about === "" ? kind : labelled(kind, wholeLabel(about, language), language);
}

/** Where the text has what a workstream is named by. */
export function subjectQuotes(case_: Case): Quote[] {
	const about = subjectOf(case_).toLowerCase();
	const { baseline, target } = case_.measures[0] ?? { baseline: null, target: null };
	const measured = baseline?.statementId ?? target?.statementId;
	const told =
		case_.statements.find(({ plain }) => about !== "" && plain.toLowerCase().includes(about)) ??
		case_.statements.find(({ id }) => id === measured) ??
		case_.problem?.statement;
	return told ? [quoteOf(told)] : [];
}

function subjectOf(case_: Case): string {
	const [measure] = case_.measures;
	const subject = matterOf(case_) ?? (measure ? shownName(case_, measure) : "");
	return subject === "" ? (case_.problem?.text ?? "") : subject;
}
