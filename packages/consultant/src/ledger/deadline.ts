import type { Read } from "../case/statements.ts";
import { capWorth, leastCapWorth } from "./cap.ts";
import type { Figure } from "./figure.ts";

/** A date that is hardly more than itself: "14 December at the latest". */
const fewWords = 4;

/** Whether a date is one by which something must be reached; what is over, or only says for when money is, is none. */
export function isDeadline(figure: Figure, statement: Read): boolean {
	const { relation, date } = figure;
	const { signals, scores, ahead, figures, words } = statement;
	if (!date || relation === "since" || relation === "from") return false;
	if (isOver(figure, statement) || isPeriodOfMoney(figure, statement)) return false;
	const measured = figures.some(({ kind }) => kind === "percent" || kind === "count" || kind === "duration");
	const isOpen = ahead && (signals.heading.option === 0 || isBounded(statement));
	if (isOpen && measured && date.precision === "day") return true;
	if (isOpen && signals.expiry > 0 && date.precision !== "year") return true;
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
