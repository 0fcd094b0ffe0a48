import type { Case } from "../../case/build.ts";
import { labelled } from "../../wording/labelled.ts";
import { shownName } from "../kpis.ts";
import { matterOf } from "../matter.ts";
import { wholeLabel } from "../short-name.ts";

/** "Measures: spoiled orders": a workstream by its kind of work and what the program is of, in the text's words. */
export function streamName(case_: Case, kind: string): string {
	const { language } = case_.reading;
	const [measure] = case_.measures;
	const subject = matterOf(case_) ?? (measure ? shownName(case_, measure) : "");
	const about = subject === "" ? (case_.problem?.text ?? "") : subject;
	return about === "" ? kind : labelled(kind, wholeLabel(about, language), language);
}
