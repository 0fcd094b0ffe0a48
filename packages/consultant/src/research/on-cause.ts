import type { StatementRole } from "@throughline/domain/consultant/case";
import type { Case } from "../case/build.ts";
import { statedCause } from "../case/causes/causes.ts";
import { likeness } from "../case/likeness.ts";
import type { Read } from "../case/statements.ts";
import { stemsOf, wordsOf } from "../languages/words.ts";

const mostOnCause = 8;
/** So alike must a statement be to speak of the cause and not only of its field. */
const leastAlike = 0.12;
/** What is wanted, allowed or to be done shows nothing of a cause. */
const noEvidence: ReadonlySet<StatementRole> = new Set(["target", "constraint", "option", "action", "owner"]);

/**
 * What a text says of a root cause: the statements that state it, what a person said measures it, what contradicts it, and
 * others that speak of it, the nearest first.
 */
export function statementsOnCause(case_: Case, rootCause: string, facts: readonly Read[]): Read[] {
	const { statements, corrections, contradictions, rarity } = case_;
	const stated = statedCause(case_, rootCause)?.statements ?? [];
	const stating = new Set(stated.map(({ id }) => id));
	const told = new Set([
		...stating,
		...corrections.links.flatMap(({ from, to, kind }) =>
			kind === "measures" && stating.has(to) ? from : [],
		),
		...contradictions.flatMap(({ one, other }) =>
			stating.has(one.id) ? other.id : stating.has(other.id) ? one.id : [],
		),
	]);
	const asked = stemsOf(wordsOf(rootCause), case_.reading.language);
	const near = facts
		.filter(({ id, role }) => !told.has(id) && !noEvidence.has(role))
		.map((statement) => ({ statement, alike: likeness(statement.stems, asked, rarity) }))
		.filter(({ alike }) => alike >= leastAlike)
		.sort((one, other) => other.alike - one.alike)
		.map(({ statement }) => statement);
	return [...statements.filter(({ id }) => told.has(id)), ...near].slice(0, mostOnCause);
}
