import type { forces } from "@throughline/domain/consultant/analysis";
import type { Case } from "../case/build.ts";
import { hasForSubject, speaksOf } from "../case/subjects.ts";
import { cuesOf, type Topic } from "../languages/cues.ts";
import type { Read } from "../roles/statements.ts";

export type Force = (typeof forces)[number];
export type ForceLevel = "low" | "medium" | "high" | "unknown";

const topics: Record<Force, Topic> = {
	competitive_rivalry: "competitor",
	supplier_power: "supplier",
	buyer_power: "buyer",
	threat_of_substitution: "substitute",
	threat_of_new_entry: "entry",
};
const mostStatements = 4;

/**
 * What the text says of each force. One statement alone is not enough to weigh it, nor are those that tell of nothing that
 * presses: its level stays unknown.
 */
export function forcesOf(case_: Case): Record<Force, { level: ForceLevel; said: Read[] }> {
	const offered = new Set(case_.options.flatMap(({ statements }) => statements.map(({ id }) => id)));
	const of = (force: Force) => {
		const said = case_.statements
			.filter((statement) => !offered.has(statement.id) && isAbout(statement, topics[force]))
			.sort(
				(one, other) => other.signals.trouble + other.signals.lack - one.signals.trouble - one.signals.lack,
			)
			.slice(0, mostStatements);
		const presses = said.filter(({ signals }) => signals.trouble + signals.risk + signals.lack > 0).length;
		// That nothing presses is not said by what merely names them.
		const level: ForceLevel = said.length < 2 || presses === 0 ? "unknown" : presses >= 3 ? "high" : "medium";
		return { level, said };
	};
	return {
		competitive_rivalry: of("competitive_rivalry"),
		supplier_power: of("supplier_power"),
		buyer_power: of("buyer_power"),
		threat_of_substitution: of("threat_of_substitution"),
		threat_of_new_entry: of("threat_of_new_entry"),
	};
}

function isAbout(statement: Read, topic: Topic): boolean {
	const { kind, words, scores, role, language, forbids } = statement;
	// Who answers for the customers says nothing of them, nor does what is to be done or must not be.
	if (forbids || role === "owner" || role === "action" || role === "constraint") return false;
	if (kind === "title" || kind === "letterhead" || kind === "row" || words.length < 5 || scores.option > 1.4)
		return false;
	if (hasForSubject(statement, topic) === 0 && (topic !== "substitute" || speaksOf(statement, topic) === 0))
		return false;
	// "We replaced one of the fitters": what takes the offer's place is what customers or rivals turn to.
	const { buyer, competitor } = cuesOf(language).topics;
	return topic !== "substitute" || buyer.count(words) + competitor.count(words) > 0;
}
