import type { StatementRole } from "@throughline/domain/consultant/case";
import { cuesOf } from "../languages/cues.ts";
import { wordsOf } from "../languages/words.ts";
import type { LedgerEntry } from "../ledger/entry.ts";
import { withoutSpeaker } from "../read/speaker.ts";
import type { Read } from "../roles/statements.ts";
import type { Case } from "./build.ts";
import type { StatedOption } from "./options/stated-option.ts";
import { saysPost } from "./people/posts.ts";
import { rosterIn } from "./people/rosters.ts";

/** The ledger in which the price and the time of a way forward are called so; what a person has confirmed stays. */
export function withOptionFigures(
	ledger: readonly LedgerEntry[],
	options: readonly StatedOption[],
): LedgerEntry[] {
	const prices = new Set(options.flatMap(({ price }) => price?.entries ?? []));
	const times = new Map(
		options.flatMap(({ statements, time }) => (time ? statements.map(({ id }) => [id, time] as const) : [])),
	);
	const advice = options.flatMap(({ advised }) => advised ?? []);
	const advised = new Set(advice.map(({ statement }) => statement.id));
	const tied = new Set(advice.flatMap(({ statement, when }) => (when === "tied" ? statement.id : [])));
	return ledger.map((entry): LedgerEntry => {
		const { id, statementId, figure, confirmed } = entry;
		if (confirmed) return entry;
		// "2 and 3 now, 1 only if it is still above 2 %": the numbers of ways, and when one of them is taken.
		const isNumber = figure.unit === null && (figure.kind === "number" || figure.kind === "count");
		if (tied.has(statementId) || (isNumber && advised.has(statementId))) return { ...entry, role: "other" };
		if (prices.has(id)) return { ...entry, role: "option cost" };
		const time = times.get(statementId);
		const isTime =
			figure.kind === "duration" &&
			figure.unit === time?.unit &&
			(figure.high ?? figure.value) === time.value;
		return isTime ? { ...entry, role: "option time" } : entry;
	});
}

/**
 * What each statement is by what the case has made of it, so that what is shown of a text is what the later stages go by:
 * an offered cause is a cause, a way forward an option, and what was taken for either by its words alone only context.
 */
export function settledRoles(case_: Case): (statement: Read) => StatementRole {
	const { problem, options, causes, actions, checks, limits, mustNots, measures, statements } = case_;
	const roles = new Map<string, StatementRole>();
	const settle = (role: StatementRole, ids: readonly (string | null | undefined)[]) => {
		for (const id of ids) if (id && !roles.has(id)) roles.set(id, role);
	};
	settle("problem", [problem?.statement?.id]);
	const aims = new Set(measures.map(({ target }) => target?.statementId));
	// "At most 5 hours by 31 March" is first of all an aim.
	settle(
		"target",
		[limits.deadline?.statementId].filter((id) => aims.has(id)),
	);
	settle(
		"constraint",
		[limits.cap, limits.foreignCap, limits.deadline].map((entry) => entry?.statementId),
	);
	settle(
		"constraint",
		mustNots.map(({ statement }) => statement?.id),
	);
	settle(
		"action",
		[...actions, ...checks].map(({ statement }) => statement.id),
	);
	settle(
		"cause",
		causes.flatMap((cause) => cause.statements.map(({ id }) => id)),
	);
	settle(
		"option",
		options.flatMap((option) => option.statements.map(({ id }) => id)),
	);
	settle("target", [...aims]);
	const ofRows = new Set(
		statements.flatMap(({ kind, block, id }) => (kind === "row" && roles.has(id) ? block : [])),
	);
	return (statement) => {
		const { id, role, confirmed, kind, block } = statement;
		if (confirmed) return role;
		const settled = roles.get(id);
		if (settled !== undefined) return settled;
		// A cell is read with its row.
		if (kind === "cell" && ofRows.has(block)) return role;
		return claimed.has(role) || (role === "owner" && !tellsOwner(statement)) ? "context" : role;
	};
}

/** Not who signs, is there or writes: "Head of Customer Operations" below a name, "Dee (owner): right". */
function tellsOwner(statement: Read): boolean {
	const { language, plain } = statement;
	const said = withoutSpeaker(statement).replaceAll(/\([^()]*\)/gu, "");
	if (saysPost(plain, language) || rosterIn(statement, () => true).length > 0) return false;
	return cuesOf(language).owner.count(wordsOf(said)) > 0;
}

/** Roles that the case has looked for everywhere: what it did not take for one is none. */
const claimed: ReadonlySet<StatementRole> = new Set(["cause", "option", "action", "constraint"]);
