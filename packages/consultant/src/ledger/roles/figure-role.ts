import type { LedgerRole } from "@throughline/domain/consultant/case";
import type { Figure } from "../../figures/figure.ts";
import { cuesOf } from "../../languages/cues.ts";
import { tellsOfService, tellsOfVotes } from "../../languages/ways/set-aside.ts";
import { wordsOf } from "../../languages/words.ts";
import { isReckonedSum } from "../../roles/reckoned-sum.ts";
import type { Read } from "../../roles/statements.ts";
import { cellOf } from "../../roles/values/table-subject.ts";
import type { Beside } from "../beside.ts";
import { isAgo } from "./ago.ts";
import { isDeadline } from "./deadline.ts";
import { isEarlierValue, isFormer } from "./former.ts";
import { roleFromTo } from "./from-to.ts";
import { roleInsteadOf } from "./instead-of.ts";
import { isCostOfThat, isSumOf, moneyRole } from "./money-role.ts";
import { nothingOf } from "./nothing.ts";
import { isReferredTo } from "./referred-day.ts";
import { isMoved, isWanted } from "./wanted.ts";

/** "Now | Target": its column says that a value is wanted. */
function isInTargetColumn(figure: Figure, statement: Read): boolean {
	if (statement.kind !== "row" || statement.signals.heading.option > 0) return false;
	const words = wordsOf(cellOf(statement, figure)?.header ?? "");
	const { target, headings, now } = cuesOf(statement.language);
	return target.count(words) + headings.target.count(words) > 0 && now.count(words) === 0;
}

/** What a figure is to the case, by its statement and what stands beside that. */
export function roleIn(figure: Figure, statement: Read, beside: Beside): LedgerRole {
	if (isReferredTo(figure, statement, beside)) return "deadline";
	const { before, above } = beside;
	if (isEarlierValue(figure, statement, before)) return "other";
	if (isReckonedSum(figure, statement, above)) return "problem cost";
	const role =
		isSumOf(figure, statement, before) || isCostOfThat(figure, statement, beside)
			? "problem cost"
			: roleOf(figure, statement);
	return statement.role === "action" && !statement.confirmed && ofMatter.has(role) ? "other" : role;
}

/** "Ruth rings 20 of the leavers": how much somebody is to do measures nothing of the matter. */
const ofMatter: ReadonlySet<LedgerRole> = new Set(["baseline", "target", "limit", "problem cost", "benefit"]);

/**
 * What a cell of the row says is of that cell: of the other figures only their columns say that they are losses or due,
 * and only a table of measures has prices of options.
 */
export function roleBesideCells(figure: Figure, statement: Read): LedgerRole {
	const role = roleOf(figure, statement);
	const { target, limit, loss, trouble, headings } = cuesOf(statement.language);
	const says = (lists: readonly (typeof loss)[], headers: readonly string[]) =>
		headers.some((header) => lists.some((list) => list.count(wordsOf(header)) > 0));
	const own = [cellOf(statement, figure)?.header ?? ""];
	if (role === "deadline")
		return says([target, limit, headings.target, headings.limit], own) ? role : "other";
	const isPlain = role === "baseline" || role === "option cost" || role === "problem cost";
	if (figure.kind !== "money" || !isPlain || (role === "problem cost" && says([loss, trouble], own)))
		return role;
	// "What is in the way" has a word of options and names a cause.
	const columns = statement.cells.flatMap(({ header }) => (says([headings.cause], [header]) ? [] : [header]));
	return statement.signals.heading.option > 0 || says([headings.option], columns)
		? "option cost"
		: "baseline";
}

function roleOf(figure: Figure, statement: Read): LedgerRole {
	if (figure.kind === "date" && statement.offer) return "option time";
	if (figure.kind === "date") return isDeadline(figure, statement) ? "deadline" : "other";
	if (figure.kind === "money") return moneyRole(figure, statement);
	if (isAgo(figure, statement.text, statement.language) || isPaperAskedFor(figure, statement)) return "other";
	const nothing = nothingOf(statement);
	// "No data sheet older than three years": what stands behind belongs to what there is to be none of.
	if (nothing && figure.start >= nothing.start) return figure.start === nothing.start ? "target" : "other";
	if (isOffer(statement)) return figure.kind === "duration" ? "option time" : "other";
	return countRole(figure, statement);
}

function countRole(figure: Figure, statement: Read): LedgerRole {
	const instead = roleInsteadOf(figure, statement) ?? roleFromTo(figure, statement);
	if (instead !== null) return instead;
	if (figure.change !== null && (statement.signals.target === 0 || isMoved(figure, statement)))
		return "baseline";
	if (isInTargetColumn(figure, statement)) return "target";
	if (isFormer(figure, statement)) return "other";
	if (isWanted(figure, statement)) return "target";
	if (isSetAside(figure, statement)) return "other";
	return statement.scores.risk > 1 ? "other" : "baseline";
}

/** "Driss asks for two quotes": papers that somebody gets are nothing that is to be reached. */
function isPaperAskedFor({ kind, unit, per, value }: Figure, { language, signals }: Read): boolean {
	if (kind !== "count" || unit === null || per !== null || value > mostPapers) return false;
	const words = wordsOf(unit);
	return signals.heading.target < 1 && words.length === 1 && cuesOf(language).paper.has(words[0] ?? "");
}

/** More are a number of cases that are worked on. */
const mostPapers = 5;

/** "By 17 votes to 4", "after 32 years he retires": measures nothing of the matter. */
function isSetAside({ kind, unit }: Figure, { words, language }: Read): boolean {
	if (kind === "count" || kind === "number") return tellsOfVotes(words, language);
	return kind === "duration" && unit === "year" && tellsOfService(words, language);
}

function isOffer({ signals, scores }: Read): boolean {
	return (
		signals.heading.option === 1 ||
		scores.option > 1.2 ||
		(scores.option >= 1 && scores.option > scores.target)
	);
}
