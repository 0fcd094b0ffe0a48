import type { StatementRole } from "@throughline/domain/consultant/case";
import type { Case } from "../case/build.ts";
import { statedCause } from "../case/causes/causes.ts";
import { likeness } from "../case/likeness.ts";
import { stemsOf, wordsOf } from "../languages/words.ts";
import type { Read } from "../roles/statements.ts";

const mostOnCause = 8;
/** So many reasons on the way to the cause stand before what only speaks of it. */
const mostOfPath = 4;
/** So alike must a statement be to speak of the cause and not only of its field. */
const leastAlike = 0.12;
/** What is wanted, allowed or to be done shows nothing of a cause. */
const noEvidence: ReadonlySet<StatementRole> = new Set(["target", "constraint", "option", "action", "owner"]);

/**
 * What a text says of a root cause: the statements that state it, what a person said measures it, what contradicts it; those
 * of the reasons on the way to it, the last first; then others that speak of it, the nearest first.
 */
export function statementsOnCause(
	case_: Case,
	{ rootCause, whysPath }: { rootCause: string; whysPath: readonly string[] },
	facts: readonly Read[],
): Read[] {
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
	const ofPath = whysPath
		.toReversed()
		.flatMap((why) => statedCause(case_, why)?.statements ?? [])
		.filter(({ id }, at, all) => !told.has(id) && all.findIndex((other) => other.id === id) === at)
		.slice(0, mostOfPath);
	const beside = measuredBeside(stated, statements, facts);
	const seen = new Set([...told, ...[...ofPath, ...beside].map(({ id }) => id)]);
	const askedWords = wordsOf(rootCause);
	const asked = stemsOf(askedWords, case_.reading.language);
	const near = facts
		.filter(({ id, role }) => !seen.has(id) && !noEvidence.has(role))
		.map((statement) => ({ statement, alike: likeness(withCompounds(statement, askedWords), asked, rarity) }))
		.filter(({ alike }) => alike >= leastAlike)
		.sort((one, other) => other.alike - one.alike)
		.map(({ statement }) => statement);
	const own = statements.filter(({ id }) => told.has(id));
	return [
		...own,
		...beside.filter(({ id }) => !told.has(id) && !ofPath.some((each) => each.id === id)),
		...ofPath,
		...near,
	].slice(0, mostOnCause);
}

/**
 * What was measured in the sentence right before or behind a cause, in its own paragraph: "38 % of the refunds come from early
 * picked orders. The system releases picking the day before."
 */
function measuredBeside(
	stated: readonly Read[],
	statements: readonly Read[],
	facts: readonly Read[],
): Read[] {
	const known = new Set(facts.map(({ id }) => id));
	return stated.flatMap(({ order, block, kind, documentId }) =>
		kind !== "sentence"
			? []
			: [statements[order - 1], statements[order + 1]].filter(
					(each): each is Read =>
						each !== undefined &&
						each.block === block &&
						each.documentId === documentId &&
						known.has(each.id) &&
						!noEvidence.has(each.role) &&
						each.figures.some(isMeasured),
				),
	);
}

function isMeasured({ kind }: Read["figures"][number]): boolean {
	return kind === "percent" || kind === "count";
}

/** A shorter word may end others by chance. */
const shortestPart = 6;

/** Its stems with those that were asked for as parts of compounds: "Formular" speaks of the "Antragsformular". */
function withCompounds({ stems, words, language }: Read, asked: readonly string[]): readonly string[] {
	if (language !== "de" && language !== "nl") return stems;
	const named = asked.filter((word) => words.some((own) => own !== word && isCompound(own, word)));
	return named.length === 0 ? stems : [...stems, ...stemsOf(named, language)];
}

function isCompound(one: string, other: string): boolean {
	const [short, long] = one.length <= other.length ? [one, other] : [other, one];
	return short.length >= shortestPart && long.endsWith(short);
}
