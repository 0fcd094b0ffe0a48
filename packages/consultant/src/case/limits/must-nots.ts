import { cuesOf } from "../../languages/cues.ts";
import type { Language } from "../../languages/language.ts";
import { prohibitionsOf } from "../../languages/prohibitions/prohibitions.ts";
import { sensitiveActsOf } from "../../languages/ways/sensitive-acts.ts";
import { stemsOf, wordsOf } from "../../languages/words.ts";
import { withoutSpeaker } from "../../read/speaker.ts";
import { barredIn } from "../../roles/barred-until.ts";
import { isSecondHalf } from "../../roles/second-half.ts";
import type { Read } from "../../roles/statements.ts";
import type { Corrections } from "../corrections.ts";
import type { Measure } from "../measures/measures.ts";
import { tellsOfSuccess } from "../options/standing.ts";
import type { StatedOption } from "../options/stated-option.ts";
import type { Limits } from "./limits.ts";

/** Something that must not happen, in the text's words or a person's. */
export type MustNot = { text: string; statement: Read | null };

/** What must not happen: what the text forbids, and what a person added or moved there; no sums and days, which are calculated. */
export function mustNotsOf(
	statements: readonly Read[],
	{ limits, measures }: { limits: Limits; measures: readonly Measure[] },
	{ constraints }: Corrections,
): MustNot[] {
	const calculated = new Set([limits.cap, limits.deadline].flatMap((entry) => entry?.statementId ?? []));
	// "The offer holds until May" is a day of the decision.
	const ofDecision = new Set(limits.decisionDays.map(({ statementId }) => statementId));
	// "Late starts must be below 10 %" is what a KPI shows.
	const wanted = new Set(measures.flatMap(({ target }) => target?.statementId ?? []));
	const whole = new Set(
		statements.flatMap(({ kind, forbids, block }) => (kind === "row" && forbids ? block : [])),
	);
	const cap = statements.find(({ id }) => id === limits.cap?.statementId);
	const isOnlyCap = cap !== undefined && !forbidsElse(cap);
	const stated = statements.filter(
		({ id, role, forbids, confirmed, kind, block }) =>
			role === "constraint" &&
			((forbids &&
				!wanted.has(id) &&
				!ofDecision.has(id) &&
				!(id === limits.cap?.statementId && isOnlyCap)) ||
				(confirmed && (!calculated.has(id) || (id === cap?.id && !isOnlyCap)))) &&
			!(kind === "cell" && whole.has(block)),
	);
	return [
		...constraints.map((text): MustNot => ({ text, statement: null })),
		...stated.flatMap((statement, at): MustNot[] => {
			if (isSecondHalf(statement, stated[at - 1])) return [];
			const next = stated[at + 1];
			const said = withoutSpeaker(statement);
			const text = isSecondHalf(next, statement) ? `${said}; ${next?.plain}` : said;
			return [{ text, statement }];
		}),
	];
}

/** "£40k, not a pound over" only bounds; "not over 10,000, and nobody operates without her" forbids something else. */
function forbidsElse({ plain, text, figures, language }: Read): boolean {
	const { negation, ceiling, limit, lack } = cuesOf(language);
	const amounts = figures
		.filter(({ kind }) => kind === "money")
		.map(({ start, end }) => text.slice(start, end));
	return plain.split(/[,;:]\s/u).some((clause) => {
		const words = wordsOf(clause);
		const isOfMoney =
			amounts.some((amount) => clause.includes(amount)) || ceiling.count(words) + limit.count(words) > 0;
		return !isOfMoney && words.length > 2 && negation.count(words) + lack.count(words) > 0;
	});
}

/** Words in common from which an option is about what is forbidden. */
const enough = 2;

/** Whether an option is plainly about what must not happen: two words of it, the same act, or the very thing that a "no" stands before. */
export function touches(mustNot: MustNot, option: StatedOption): boolean {
	const [first] = option.statements;
	if (!first || option.statements.some(({ id }) => id === mustNot.statement?.id)) return false;
	const { language } = first;
	// What has fallen elsewhere says nothing of what falls here.
	const stems = new Set(
		option.statements.flatMap((statement) => (tellsOfSuccess(statement) ? [] : statement.stems)),
	);
	const words = wordsOf(mustNot.text);
	if (isOneAct(words, option, language)) return true;
	// Who says both is not what both are about.
	const speakers = [mustNot.statement, ...option.statements].flatMap((each) => wordsOf(each?.speaker ?? ""));
	const named = new Set(stemsOf(speakers, language));
	const said = [...new Set(stemsOf(words, language))].filter((stem) => !named.has(stem));
	const shared = said.filter((stem) => stems.has(stem));
	if (shared.length >= enough) return true;
	const at = words.findIndex((word) => cuesOf(language).negation.has(word));
	const [thing] = at < 0 ? [] : stemsOf(words.slice(at + 1, at + 4), language);
	return thing !== undefined && said.length <= 3 && shared.includes(thing);
}

/**
 * The day (ISO) before which something that must not happen has an option not done; null for none. "No building before 15
 * July" bars whatever is done; "no jobs are cut until 2027", "the contract cannot be ended before" only what touches it.
 */
export function barredUntil(mustNot: MustNot, option: StatedOption): string | null {
	const barred = mustNot.statement && barredIn(mustNot.statement);
	if (!barred) return null;
	const spares = prohibitionsOf(mustNot.statement?.language ?? "unknown")?.spared.count(barred.words) ?? 0;
	return spares === 0 || touches(mustNot, option) ? barred.day : null;
}

/** Both dismiss, hire or outsource, work at night: in whatever words. */
function isOneAct(words: readonly string[], { statements }: StatedOption, language: Language): boolean {
	const lists = sensitiveActsOf(language);
	if (!lists) return false;
	const own = statements.flatMap((statement) => (tellsOfSuccess(statement) ? [] : [statement.words]));
	return Object.values(lists).some(
		(list) => list.count(words) > 0 && own.some((each) => list.count(each) > 0),
	);
}
