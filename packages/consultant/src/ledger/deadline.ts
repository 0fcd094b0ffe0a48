import type { Read } from "../case/statements.ts";
import { capWorth, leastCapWorth } from "./cap.ts";
import type { DatePrecision, Figure } from "./figure.ts";

/** A date that is hardly more than itself: "14 December at the latest". */
const fewWords = 4;

/** Whether a date is one by which something must be reached; what is over, or only says for when money is, is none. */
export function isDeadline(figure: Figure, statement: Read): boolean {
	const { relation, date } = figure;
	const { signals, scores, words } = statement;
	if (!date || relation === "since" || relation === "from") return false;
	if (isOver(figure, statement) || isPeriodOfMoney(figure, statement)) return false;
	if (isLabelled(statement) || isExplained(figure, statement) || isMarked(date.precision, statement))
		return true;
	if (scores.option > 1.2 && signals.heading.option > 0) return false;
	const isEnd = relation === "by" || relation === "until";
	if (!isEnd) return scores.target >= 0.8;
	return (
		words.length <= fewWords ||
		signals.target + signals.limit + signals.heading.target + signals.heading.limit + signals.risk > 0 ||
		scores.target > 0.4
	);
}

/** A day before the text's own, in a sentence that tells what has happened. */
function isOver({ date }: Figure, { asOf, told }: Read): boolean {
	return told && date !== null && asOf !== null && date.to <= asOf;
}

/** "For 2027 there are 110,000 €, no more": the year is that of the money. */
function isPeriodOfMoney({ date }: Figure, statement: Read): boolean {
	const others = statement.figures.filter(({ kind }) => kind !== "date");
	return (
		date?.precision !== "day" &&
		others.length > 0 &&
		others.every((figure) => capWorth(figure, statement) >= leastCapWorth)
	);
}

/** "No more than 3 late routes a day": says what is wanted, whatever it stands under. */
function isBounded({ figures, signals }: Read): boolean {
	return (
		signals.target > 0 &&
		signals.money === 0 &&
		figures.some(({ kind, bound }) => kind !== "date" && bound !== null && bound !== "about")
	);
}

/** A day to come beside something measured, or one on which something ends. */
function isMarked(precision: DatePrecision, statement: Read): boolean {
	const { ahead, signals, figures } = statement;
	const isOpen = signals.heading.option === 0 || isBounded(statement) || isAside(statement);
	if (!ahead || !isOpen) return false;
	const measured = figures.some(({ kind }) => kind === "percent" || kind === "count" || kind === "duration");
	return (measured && precision === "day") || (signals.expiry > 0 && precision !== "year");
}

/** "Latest | 1 September 2026": a row of a table that is named so. */
function isLabelled({ kind, cells }: Read): boolean {
	return kind === "row" && dueLabel.test(cells[0]?.text ?? "");
}

const dueLabel =
	/^(?:deadline|due|latest|no later than|frist|fällig|spätestens|échéance|au plus tard|date limite|plazo|a más tardar|fecha límite|scadenza|entro|uiterlijk|uiterste)(?!\p{L})/iu;

/** "At the latest when term begins (1 April 2027)": the day in brackets says when that is. */
function isExplained({ start }: Figure, { text }: Read): boolean {
	return latest.test(text.slice(0, start));
}

const latest =
	/(?<!\p{L})(?:latest|no later than|spätestens|au plus tard|a más tardar|al più tardi|entro|uiterlijk)(?!\p{L})[^.;:()]{0,40}\(\s*(?:\p{L}{1,4}\s)?$/iu;

/** A sentence behind a list of options that speaks of none: "The permit is renewed on 30 September 2026." */
function isAside({ kind, signals }: Read): boolean {
	return kind === "sentence" && signals.expiry > 0 && signals.option === 0 && signals.money === 0;
}
