import type { LedgerRole } from "@throughline/domain/consultant/case";
import type { Read } from "../case/statements.ts";
import { cuesOf } from "../languages/cues.ts";
import { wordsOf } from "../languages/words.ts";
import type { LedgerEntry } from "./entry.ts";
import type { Figure } from "./figure.ts";
import { subjectOf } from "./subject.ts";

/** Every figure of the statements, typed once, with a proposed role. */
export function ledgerOf(statements: readonly Read[]): LedgerEntry[] {
	// The cells of a row are statements of their own: a figure is read where it stands closest.
	const cells = new Set(statements.filter(({ kind }) => kind === "cell").map(({ block }) => block));
	const found: LedgerEntry[] = [];
	for (const statement of statements) {
		if (statement.kind === "letterhead" || (statement.kind === "row" && cells.has(statement.block))) continue;
		for (const figure of statement.figures) {
			found.push({
				id: `${statement.id}:${figure.start}`,
				statementId: statement.id,
				start: statement.start + figure.start,
				end: statement.start + figure.end,
				figure,
				subject: subjectOf(statement.text, figure, statement.figures, statement.language),
				role: roleOf(figure, statement),
				confirmed: false,
			});
		}
	}
	return found;
}

function roleOf(figure: Figure, statement: Read): LedgerRole {
	if (figure.kind === "date") return isDeadline(figure, statement) ? "deadline" : "other";
	if (figure.kind === "money") return moneyRole(figure, statement);
	const { signals, scores } = statement;
	const offers = scores.option >= 1 && scores.option > scores.target;
	if (figure.kind === "duration" && (offers || signals.heading.option === 1)) return "option time";
	if (offers || scores.option > 1.2) return "other";
	if (figure.change && !signals.target) return "baseline";
	if (isWanted(figure, statement)) return "target";
	if (scores.risk > 1) return "other";
	return "baseline";
}

/** Whether a figure is what is to be reached: its own clause says so, or it bounds something that is due. */
function isWanted(figure: Figure, { text, language, signals, scores, figures }: Read): boolean {
	const clause = clauseAround(text, figure);
	const said = cuesOf(language).target.count(wordsOf(clause)) > 0;
	const bounds = figure.bound !== null && figure.bound !== "about" && figure.kind !== "ratio";
	if (figure.kind === "ratio" && !bounds && signals.heading.target < 1) return false;
	if (said && (signals.now === 0 || figures.length > 1 || scores.target > scores.problem))
		return !isToday(clause, language);
	if (bounds && signals.deadline + signals.heading.target + signals.target > 0 && signals.past === 0)
		return true;
	return signals.heading.target === 1 && scores.target >= 0.6;
}

function isToday(clause: string, language: Read["language"]): boolean {
	const words = wordsOf(clause);
	return cuesOf(language).now.count(words) > 0 && cuesOf(language).target.count(words) < 2;
}

/** The words around a figure up to the next comma, bracket or stop on either side. */
function clauseAround(text: string, { start, end }: Figure): string {
	const before = text.slice(Math.max(0, start - 90), start).split(/[,;()]|\s[–—]\s|[.!?:]\s/u);
	const after = text.slice(end, end + 60).split(/[,;()]|\s[–—]\s|[.!?:](?:\s|$)/u);
	const left = before.at(-1)?.trim() === "" ? (before.at(-2) ?? "") : (before.at(-1) ?? "");
	return `${left} ${text.slice(start, end)} ${after[0] ?? ""}`;
}

function isDeadline({ relation }: Figure, { signals, scores }: Read): boolean {
	if (scores.option > 1.2 && signals.heading.option > 0) return false;
	const isEnd = relation === "by" || relation === "until";
	if (!isEnd) return scores.target >= 0.8 && relation !== "since" && relation !== "from";
	return (
		signals.target + signals.limit + signals.heading.target + signals.heading.limit + signals.risk > 0 ||
		scores.target > 0.4
	);
}

function moneyRole(figure: Figure, statement: Read): LedgerRole {
	const { signals, scores } = statement;
	const spends = signals.limit > 0 && scores.constraint >= 0.7;
	const isBound = figure.bound === "at most" || figure.bound === "up to" || figure.bound === "under";
	if (spends && (isBound || signals.loss === 0 || signals.limit > 1) && figure.per === null) return "limit";
	if (signals.heading.option > 0.5 || scores.option >= 1.1) return "option cost";
	if (figure.per !== null && figure.per !== "year" && figure.per !== "month")
		return isWanted(figure, statement) ? "target" : "baseline";
	if (signals.gain > 0 && signals.loss <= signals.gain) return "benefit";
	if (signals.loss > 0 && signals.past === 0 && !isWanted(figure, statement)) return "problem cost";
	if (isWanted(figure, statement)) return "target";
	if (signals.loss > 0 || signals.trouble > 0) return "problem cost";
	if (signals.option > 0) return "option cost";
	return "baseline";
}
