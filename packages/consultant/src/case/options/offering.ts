import { cuesOf } from "../../languages/cues.ts";
import type { Language } from "../../languages/language.ts";
import { suggestions } from "../../languages/suggestions.ts";
import { verdicts } from "../../languages/verdicts.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Figure } from "../../ledger/figure.ts";
import { withoutSpeaker } from "../../read/speaker.ts";
import { refutesItself } from "../causes/refutations.ts";
import type { Read } from "../statements.ts";

/** A statement from which one is proposed clearly enough to be offered. */
const leastScore = 0.95;

/** One with a price or a time needs fewer words around it. */
const leastPriced = 0.5;

/** Items beside each other of which two or more name a price and a time are offers, whatever stands above them. */
export function pricedLists(statements: readonly Read[]): ReadonlySet<string> {
	const items = statements.filter(
		({ kind, confirmed, role }) =>
			(kind === "item" || kind === "sentence") && !(confirmed && role !== "option" && role !== "action"),
	);
	const isPrice = ({ figures, signals }: Read) =>
		signals.free > 0 ||
		figures.some(({ kind, per }) => kind === "money" && (per === null || per === "year" || per === "month"));
	const isTime = ({ figures }: Read) => figures.some(({ kind }) => kind === "duration");
	const open = (each: Read) =>
		each.scores.constraint < 1.1 && each.scores.target < 1.1 && each.signals.limit < 2;
	const found = new Set<string>();
	let run: Read[] = [];
	const isList = () => run.filter((each) => isPrice(each) && isTime(each)).length >= 2;
	const close = () => {
		if (isList()) for (const { id } of run) found.add(id);
		run = [];
	};
	for (const item of items) {
		const last = run.at(-1);
		// What an item says after its price does not end the list.
		if (last?.block === item.block) continue;
		const fits =
			item.kind === "item" &&
			open(item) &&
			(isPrice(item) || isTime(item) || (isList() && item.figures.length > 0));
		if (!fits || (last && (item.headings.join() !== last.headings.join() || item.block - last.block > 1)))
			close();
		if (fits) run.push(item);
	}
	close();
	return found;
}

/** Rows of one table of which two or more hold a price and a time, below a column for what is done or who does it. */
export function pricedRows(statements: readonly Read[]): string[] {
	const rows = statements.filter(
		({ kind, confirmed, role }) => kind === "row" && !(confirmed && role !== "option" && role !== "action"),
	);
	const tables = Map.groupBy(rows, ({ documentId, headings }) => [documentId, ...headings].join("\n"));
	return [...tables.values()].flatMap((table) => {
		const priced = table.filter(
			({ figures }) =>
				figures.some(({ kind, change }) => kind === "money" && change === null) &&
				figures.some(({ kind, per }) => kind === "duration" && per === null),
		);
		return priced.length > 1 && table.some(isOfMeasures)
			? table.filter(({ cells }) => cells.length > 2).map(({ id }) => id)
			: [];
	});
}

function isOfMeasures({ cells, language }: Read): boolean {
	const { headings, owner } = cuesOf(language);
	return cells.some(({ header }) => {
		const words = wordsOf(header);
		return headings.option.count(words) + owner.count(words) > 0;
	});
}

export function isOption(statement: Read, all: readonly Read[]): boolean {
	const { kind, role, confirmed, scores, signals, words } = statement;
	// What somebody named is to do stands by itself.
	if (role === "action" && !confirmed && scores.action >= 1 && scores.option <= 0) return false;
	if (kind === "title" || kind === "letterhead" || kind === "cell" || words.length < 2) return false;
	if (confirmed) return role === "option" || role === "action";
	if (suggests(statement)) return true;
	const { option, target, limit, risk } = signals.heading;
	if (Math.max(target, limit, risk) > option || (signals.question && option === 0)) return false;
	if (option < 1) return isProposed(statement);
	return (
		scores.constraint < scores.option && (scores.target < 1.1 || kind === "row") && !isRemark(statement, all)
	);
}

/** "Col: or buy 30 batteries": somebody's own line that begins as suggestions do. */
function suggests(statement: Read): boolean {
	const { plain, language, kind, forbids } = statement;
	if (language === "unknown" || forbids || (kind !== "item" && kind !== "sentence")) return false;
	const said = withoutSpeaker(statement);
	return said !== plain && suggestions[language].test(said);
}

/** In running text an option needs a word for it, and a price or a time or another such word. */
function isProposed(statement: Read): boolean {
	const { scores, signals } = statement;
	if (signals.option === 0 || signals.past > 1 || isOver(statement)) return false;
	// A remark in a table of something else names no way forward.
	if (statement.kind === "row" && signals.heading.option === 0) return false;
	if (pricedBrackets(statement).length > 1) return true;
	const priced = signals.money + signals.free > 0;
	const clear = scores.option >= (priced ? leastPriced : leastScore) && (priced || signals.option > 1);
	return clear && scores.option > Math.max(scores.constraint, scores.risk, scores.target);
}

/** What has been paid or tried already, or is only said not to be the cause, is no way forward. */
function isOver(statement: Read): boolean {
	const { language, plain } = statement;
	return language !== "unknown" && (verdicts[language].spent.test(plain) || refutesItself(statement));
}

/** Under a list of options, a paragraph that only talks about them. */
function isRemark({ kind, block, order }: Read, all: readonly Read[]): boolean {
	if (kind !== "sentence") return false;
	const listed = all.some(
		(other) =>
			Math.abs(other.order - order) < 40 &&
			other.signals.heading.option === 1 &&
			(other.kind === "item" || other.kind === "row" || isEnumerated(other)),
	);
	const own = all.filter((other) => other.block === block);
	return (
		listed &&
		!own.some(isEnumerated) &&
		own.every((each) => each.kind === "sentence") &&
		own[0]?.headings.length === all.find((other) => other.signals.heading.option === 1)?.headings.length
	);
}

/** "Option B", "Variante 2" */
export function isVariant(plain: string, language: Language): boolean {
	return cuesOf(language).variant.has(numbered.exec(plain)?.[1]?.toLowerCase() ?? "");
}

const numbered = /^(\p{L}+)(?:\s[\dA-Z]|\d)\b/iu;

/** "Measure 3", "B – …" */
function isEnumerated({ plain, language }: Read): boolean {
	const word = numbered.exec(plain)?.[1]?.toLowerCase() ?? "";
	return (
		/^[A-H1-9]\s?[–—.:)-]\s/iu.test(plain) ||
		isVariant(plain, language) ||
		cuesOf(language).numbered.has(word)
	);
}

/** Names with a bracket that holds a price or a time. */
export function pricedBrackets({ plain, text, figures }: Read): RegExpExecArray[] {
	return [...plain.matchAll(/([^(),:;]{3,60})\(([^()]{3,120})\)/gu)].filter(
		({ 0: whole, 2: inner = "" }) =>
			/\d|\p{L}+\s\p{L}+/u.test(inner) &&
			figures.some(
				(figure) => inside(figure, text, whole) && (figure.kind === "money" || figure.kind === "duration"),
			),
	);
}

function inside({ start, end }: Figure, text: string, part: string): boolean {
	const at = text.indexOf(part);
	return at >= 0 && start >= at && end <= at + part.length;
}
