import type { Figure } from "../../figures/figure.ts";
import { stemsBeside } from "../../figures/stems-beside.ts";
import { cuesOf } from "../../languages/cues.ts";
import type { Language } from "../../languages/language.ts";
import { namedInPassing, suggestions } from "../../languages/ways/suggestions.ts";
import { verdictsOf } from "../../languages/ways/verdicts.ts";
import { wayKindsOf } from "../../languages/ways/way-kinds.ts";
import { namesDeed } from "../../languages/ways/way-words.ts";
import { tellingWords, wordsOf } from "../../languages/words.ts";
import { isThreshold } from "../../ledger/told-figure.ts";
import { withoutSpeaker } from "../../read/speaker.ts";
import type { Read } from "../../roles/statements.ts";
import { refutesItself } from "../causes/refutations.ts";
import { keptFor } from "../kept-for.ts";
import { rowTaskOf } from "../people/row-task.ts";
import { isPricedWay } from "./priced-way.ts";
import { eitherOr, isProposalTold, isPutForward, tellsLoss } from "./spoken.ts";

/** A statement from which one is proposed clearly enough to be offered. */
const leastScore = 0.95;

/** One with a price or a time needs fewer words around it. */
const leastPriced = 0.5;

/** A sum that is told without its currency, in a list of prices. */
const leastBareSum = 1000;

export function hasPrice(statement: Read): boolean {
	const { signals, figures } = statement;
	const isSum = ({ kind, per, value, unit }: Figure) =>
		(kind === "money" && (per === null || per === "year" || per === "month")) ||
		(kind === "number" &&
			unit === null &&
			value >= leastBareSum &&
			figures.some((each) => each.kind === "duration"));
	return signals.free > 0 || figures.some((figure) => isSum(figure) && !isThreshold({ figure, statement }));
}

/** How long it takes, or from when it could be had. */
export function hasTime({ figures, ahead }: Read): boolean {
	return figures.some(({ kind, relation }) => kind === "duration" || (ahead && relation === "from"));
}

/** Rows of one table of which two or more hold a price and a time, below a column for what is done or who does it. */
export function pricedRows(statements: readonly Read[]): string[] {
	const rows = statements.filter(
		(statement) =>
			statement.kind === "row" &&
			!isSum(statement) &&
			!(statement.confirmed && statement.role !== "option" && statement.role !== "action"),
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
	const { kind, role, confirmed, scores, signals } = statement;
	if (!mayBeOption(statement, all)) return false;
	if (confirmed) return role === "option" || role === "action";
	if (suggests(statement, all[statement.order - 1]) || passingWay(statement) !== null) return true;
	const { option, target, limit, risk } = signals.heading;
	if (Math.max(target, limit, risk) > option || (signals.question && option === 0)) return false;
	if (option < 1) return isProposed(statement, all[statement.order + 1]);
	return (
		scores.constraint < scores.option && (scores.target < 1.1 || kind === "row") && !isRemark(statement, all)
	);
}

/** A whole statement, of which what somebody named is to do stands by itself. */
function mayBeOption(statement: Read, all: readonly Read[]): boolean {
	const { kind, role, confirmed, scores, words } = statement;
	if (role === "action" && !confirmed && scores.action >= 1 && scores.option <= 0) return false;
	if (kind === "title" || kind === "letterhead" || kind === "cell" || isTally(statement)) return false;
	if (kind === "row" && (isSum(statement) || rowTaskOf(statement) !== null)) return false;
	return words.length > 1 || isHeadword(statement, all);
}

/** "402 x too loud, 231 x too hard to use": answers that were counted. */
function isTally({ plain }: Read): boolean {
	return [...plain.matchAll(tallied)].length > 1;
}

const tallied = /(?<![\p{L}\d.,])\d+\s?[x×](?=\s?["“„«‘']|\s\p{L})/giu;

/** "Total | £43,700": what the rows above come to. */
function isSum({ cells: [first], language }: Read): boolean {
	const words = wordsOf(first?.text ?? "");
	return words.length > 0 && words.every((word) => cuesOf(language).total.has(word));
}

/** "1. Opt-out. Tenants say by 15 June …": the one word that names an item which goes on. */
function isHeadword({ words, block, order, kind, signals, language }: Read, all: readonly Read[]): boolean {
	const [word] = words;
	const isFirst = kind === "item" && all[order - 1]?.block !== block && all[order + 1]?.block === block;
	const { negation, lack } = cuesOf(language);
	return (
		word !== undefined && isFirst && signals.heading.option === 1 && !negation.has(word) && !lack.has(word)
	);
}

/** "Col: or buy 30 batteries": somebody's own line, or a question right below a name, that begins as suggestions do. */
function suggests(statement: Read, before: Read | undefined): boolean {
	const { plain, language, kind, forbids, speaker, block, signals } = statement;
	if (language === "unknown" || forbids || (kind !== "item" && kind !== "sentence")) return false;
	const said = withoutSpeaker(statement);
	const opensTurn = said !== plain || (signals.question > 0 && speaker !== null && before?.block !== block);
	return opensTurn && suggestions[language].test(said);
}

/** A way that a sentence names in passing, and whether it would do in place of another; null for what would only be lost. */
export function passingWay(statement: Read): "inPlace" | "besides" | null {
	const { kind, forbids, signals, language, words } = statement;
	if (forbids || (kind !== "item" && kind !== "sentence")) return null;
	const { loss, takesAway, threatens, limit } = signals;
	const said = withoutSpeaker(statement);
	const [clause = ""] = said.split(/[,;:(]/u);
	const isDenied = cuesOf(language).negation.count(wordsOf(clause)) > 0;
	// To leave a matter to somebody takes nothing away.
	const isLost = takesAway > 0 && !wayKindsOf(language)?.leaving.count(words);
	return isDenied || isLost || loss + threatens + limit > 0 ? null : namedInPassing(said, language);
}

/** In running text an option needs a word for it, and a price or a time or another such word. */
function isProposed(statement: Read, next: Read | undefined): boolean {
	const { scores, signals } = statement;
	const isEither = eitherOr(statement) !== null;
	const isPriced = isPricedDeed(statement);
	const isForward = putsForward(statement);
	const isPassing = isPricedWay(statement);
	const isOffered = signals.option > 0 || isEither || isPriced || isForward || isPassing;
	if (!isOffered || isOver(statement)) return false;
	// A remark in a table of something else names no way forward.
	if (statement.kind === "row" && signals.heading.option === 0) return false;
	if (pricedBrackets(statement).length > 1 || isEither || isPriced || isPassing) return true;
	const priced = signals.money + signals.free > 0 || isPricedBy(next, statement);
	if (isForward && !tellsLoss(statement) && (priced || hasTime(statement) || signals.heading.option > 0))
		return true;
	return (
		isClear(statement, priced) && scores.option > Math.max(scores.constraint, scores.risk, scores.target)
	);
}

/** By a price or a time, else by several words of ways; below "What we see" these alone tell how things are. */
function isClear({ scores, signals }: Read, priced: boolean): boolean {
	if (priced) return scores.option >= leastPriced;
	const { cause, problem } = signals.heading;
	return scores.option >= leastScore && signals.option > 1 && cause + problem === 0;
}

/** "Repairing the ramp costs £2,900 and takes a week": a deed before the word for its price, and a time. */
function isPricedDeed(statement: Read): boolean {
	const { language, told, signals, scores } = statement;
	if (told || !hasPrice(statement) || !hasTime(statement) || tellsLoss(statement)) return false;
	if (signals.limit > 0 || scores.constraint > 1 || scores.target > 1.1) return false;
	const { priced } = cuesOf(language);
	const words = withoutSpeaker(statement).split(/\s+/u);
	const at = words.findIndex((word) => priced.has(word.toLowerCase()));
	return at > 0 && namesDeed(words.slice(0, at).join(" "), language);
}

/** "We could also change the pumps. The plumber speaks of £6,000": what stands behind says only the price, and who names it. */
function isPricedBy(next: Read | undefined, statement: Read): boolean {
	const isForward = putsForward(statement);
	if (next?.block !== statement.block || (statement.told && !isForward) || next.told) return false;
	if (!hasPrice(next) || tellsLoss(next) || next.signals.limit + next.signals.ceiling > 0) return false;
	// "Two ideas." names none.
	const { option } = cuesOf(statement.language);
	const naming = tellingWords(statement.words, statement.language).filter((word) => !option.has(word));
	if (naming.length < fewestNaming && !isForward) return false;
	return stemsBeside(next.figures, next.text, next.language).length <= mostBesidePrice;
}

/** By who speaks, or by whom the text tells of. */
function putsForward(statement: Read): boolean {
	return isPutForward(statement) || isProposalTold(statement);
}

const fewestNaming = 2;
const mostBesidePrice = 2;

/** What has been paid or tried already, what the problem costs, or what is only said not to be the cause, is no way forward. */
function isOver(statement: Read): boolean {
	const { language, plain, signals, role, words } = statement;
	if (role === "effect" && signals.option === 0 && cuesOf(language).would.count(words) === 0) return true;
	if (signals.past > 1 && !putsForward(statement)) return true;
	return language !== "unknown" && (verdictsOf(language).spent.test(plain) || refutesItself(statement));
}

/** Under a list of options, a paragraph that only talks about them. */
function isRemark(statement: Read, all: readonly Read[]): boolean {
	const { kind, block, order } = statement;
	if (kind !== "sentence" || isProposalTold(statement) || !proseBlocks(all).has(block)) return false;
	return all
		.slice(Math.max(0, order - near + 1), order + near)
		.some(
			(other) =>
				other.kind !== "title" &&
				other.signals.heading.option === 1 &&
				(other.kind === "item" || other.kind === "row" || isEnumerated(other)),
		);
}

/** So many statements from a list a paragraph may still talk about it. */
const near = 40;

/** The paragraphs that enumerate nothing, and stand as deep as the first heading for options. */
const proseBlocks = keptFor((all: readonly Read[]): ReadonlySet<number> => {
	const depth = all.find(({ signals }) => signals.heading.option === 1)?.headings.length;
	const blocks = Map.groupBy(all, ({ block }) => block);
	return new Set(
		[...blocks].flatMap(([block, own]) =>
			own[0]?.headings.length === depth &&
			own.every((each) => each.kind === "sentence" && !isEnumerated(each))
				? block
				: [],
		),
	);
});

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
	return [
		...plain.matchAll(/(?<![\p{L}\d])((?:[^(),:;]|(?<=\d)[,:](?=\d)){3,80})\(([^()]{3,120})\)/gu),
	].filter(
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
