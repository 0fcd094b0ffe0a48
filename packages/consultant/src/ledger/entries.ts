import type { LedgerRole } from "@throughline/domain/consultant/case";
import type { Read } from "../case/statements.ts";
import { isConditional } from "../languages/condition.ts";
import { cuesOf } from "../languages/cues.ts";
import type { Language } from "../languages/language.ts";
import { patternByLanguage } from "../languages/phrases/pattern.ts";
import { stemsOf, wordsOf } from "../languages/words.ts";
import { capWorth, leastCapWorth } from "./cap.ts";
import { clauseAround, sidesOf } from "./clause.ts";
import { isDeadline, isReferredTo } from "./deadline.ts";
import type { LedgerEntry } from "./entry.ts";
import type { Figure } from "./figure.ts";
import { subjectOf } from "./subject.ts";
import { cellOf, subjectInTable } from "./table-subject.ts";

/** Every figure of the statements, typed once, with a proposed role. */
export function ledgerOf(statements: readonly Read[]): LedgerEntry[] {
	// A cell that says something is a statement of its own: its figures are read there, where they stand closest.
	const cells = Map.groupBy(
		statements.filter(({ kind }) => kind === "cell"),
		({ block }) => block,
	);
	const spoken = spokenOf(statements);
	const found: LedgerEntry[] = [];
	for (const [at, statement] of statements.entries()) {
		if (statement.kind === "letterhead") continue;
		const beside = besideOf(statements, at);
		const own = statement.kind === "row" ? (cells.get(statement.block) ?? []) : [];
		for (const figure of figuresOf(statement, own, spoken)) {
			found.push({
				id: `${statement.id}:${figure.start}`,
				statementId: statement.id,
				start: statement.start + figure.start,
				end: statement.start + figure.end,
				figure,
				subject:
					subjectInTable(statement, figure) ??
					subjectOf(statement.text, figure, statement.figures, statement.language),
				role: own.length > 0 ? roleBesideCells(figure, statement) : roleIn(figure, statement, beside),
				confirmed: false,
			});
		}
	}
	return found;
}

/** "From 14 % to 3 %" where it says what is to be: what is today, and what is wanted. */
function bothEnds(figure: Figure, statement: Read): Figure[] {
	const { change, start, end } = figure;
	const last = /\d[\d.,'’]*\D*$/u.exec(statement.text.slice(start, end))?.index ?? 0;
	if (!change || last === 0 || !isMoved(figure, statement)) return [figure];
	return [
		{ ...figure, value: change.from, end: start + last },
		{ ...figure, value: change.to, start: start + last, change: null },
	];
}

/** The change is to be, and no option's promise. */
function isMoved({ change }: Figure, { text, language, told, ahead, signals, scores }: Read): boolean {
	if (change === null || told || signals.heading.option > 0 || scores.option >= 1) return false;
	return ahead || cuesOf(language).must.count(wordsOf(text)) + signals.target > 0;
}

/** "Now | Target": its column says that a value is wanted. */
function isInTargetColumn(figure: Figure, statement: Read): boolean {
	if (statement.kind !== "row" || statement.signals.heading.option > 0) return false;
	const words = wordsOf(cellOf(statement, figure)?.header ?? "");
	const { target, headings, now } = cuesOf(statement.language);
	return target.count(words) + headings.target.count(words) > 0 && now.count(words) === 0;
}

/** A statement's figures; of a row those that stand in none of its cells that are statements. */
function figuresOf(statement: Read, cells: readonly Read[], spoken: ReadonlyMap<string, number>): Figure[] {
	const { start } = statement;
	const figures = statement.figures.flatMap((figure) => bothEnds(figure, statement));
	if (cells.length === 0)
		return isSpokenOf(statement, spoken) ? [...figures, ...nothingOf(statement)] : [...figures];
	return figures.filter(
		(figure) => !cells.some((cell) => cell.start < start + figure.end && start + figure.start < cell.end),
	);
}

const nothingBefore = patternByLanguage(
	({ none, more }) => new RegExp(`(?<!\\p{L})${none}\\s(?!${more}(?!\\p{L}))(?=\\p{L}{3})`, "iu"),
);

/** "No data sheet older than three years": nothing of something is a value too, where it is what is wanted. */
function nothingOf({ text, scores, signals, figures, language }: Read): Figure[] {
	if (scores.target < 0.8 || signals.heading.option > 0 || isConditional(text, language)) return [];
	const match = nothingBefore(language).exec(text);
	// Behind another figure it is what that one leaves no room for: "20 days, no exceptions".
	if (!match || figures.some(({ kind, start }) => kind !== "date" && start < match.index + 12)) return [];
	const common = {
		high: null,
		of: null,
		currency: null,
		per: null,
		each: false,
		bound: null,
		change: null,
		date: null,
		relation: null,
	} as const;
	return [
		{
			...common,
			kind: "count",
			value: 0,
			unit: null,
			start: match.index,
			end: match.index + match[0].trimEnd().length,
		},
	];
}

/** What stands before and behind a statement in its own paragraph. */
type Beside = { before: Read | undefined; next: Read | undefined };

function besideOf(statements: readonly Read[], at: number): Beside {
	const beside = (place: number) =>
		statements[place]?.block === statements[at]?.block ? statements[place] : undefined;
	return { before: beside(at - 1), next: beside(at + 1) };
}

function roleIn(figure: Figure, statement: Read, { before, next }: Beside): LedgerRole {
	if (isReferredTo(figure, statement, next)) return "deadline";
	return isSumOf(figure, statement, before) || isCostOfThat(figure, statement, before)
		? "problem cost"
		: roleOf(figure, statement);
}

/**
 * What a cell of the row says is of that cell: of the other figures only their columns say that they are losses or due,
 * and only a table of measures has prices of options.
 */
function roleBesideCells(figure: Figure, statement: Read): LedgerRole {
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

/** Whether what there is to be none of is something that the text has elsewhere: "no Saturday work" is no measure. */
function isSpokenOf(statement: Read, spoken: ReadonlyMap<string, number>): boolean {
	const { text, language } = statement;
	const match = nothingBefore(language).exec(text);
	if (!match) return false;
	const named = wordsOf(clauseBehind(text.slice(match.index + match[0].length))).slice(0, mostNamed);
	const own = new Set(saysWhatIs(statement) ? statement.stems : []);
	return stemsOf(named, language).some((stem) => (spoken.get(stem) ?? 0) > (own.has(stem) ? 1 : 0));
}

/** In how many statements of harm, lack or figures each word stands. */
function spokenOf(statements: readonly Read[]): ReadonlyMap<string, number> {
	const counts = new Map<string, number>();
	for (const statement of statements.filter(saysWhatIs))
		for (const stem of new Set(statement.stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
	return counts;
}

function saysWhatIs({ signals, figures }: Read): boolean {
	return signals.trouble > 0 || signals.lack > 0 || figures.length > 0;
}

const mostNamed = 3;

function clauseBehind(text: string): string {
	return text.split(/[.;:,!?()]/u)[0] ?? "";
}

function roleOf(figure: Figure, statement: Read): LedgerRole {
	if (figure.kind === "date") return isDeadline(figure, statement) ? "deadline" : "other";
	if (figure.kind === "money") return moneyRole(figure, statement);
	const [nothing] = nothingOf(statement);
	// "No data sheet older than three years": what stands behind belongs to what there is to be none of.
	if (nothing && figure.start >= nothing.start) return figure.start === nothing.start ? "target" : "other";
	if (isOffer(statement)) return figure.kind === "duration" ? "option time" : "other";
	return countRole(figure, statement);
}

function countRole(figure: Figure, statement: Read): LedgerRole {
	if (figure.change !== null && (statement.signals.target === 0 || isMoved(figure, statement)))
		return "baseline";
	if (isInTargetColumn(figure, statement)) return "target";
	if (isWanted(figure, statement)) return "target";
	return statement.scores.risk > 1 ? "other" : "baseline";
}

function isOffer({ signals, scores }: Read): boolean {
	return (
		signals.heading.option === 1 ||
		scores.option > 1.2 ||
		(scores.option >= 1 && scores.option > scores.target)
	);
}

/** Whether a figure is what is to be reached: its own clause says so, or it bounds something that is due. */
function isWanted(figure: Figure, statement: Read): boolean {
	const { text, language, signals, over } = statement;
	// What a month that has been brought is no aim.
	if (over && signals.heading.target < 1) return false;
	if (isThreshold(figure, text, language) || isDemanded(figure, statement)) return true;
	return !isOfNothing(figure, text, language) && !isLeft(figure, statement) && isAimedAt(figure, statement);
}

/** Its clause has a word of wanting, it stands beside a day to come, or under a heading of targets. */
function isAimedAt(figure: Figure, statement: Read): boolean {
	const { text, language, signals, scores, figures } = statement;
	const said = cuesOf(language).target.count(wordsOf(clauseAround(text, figure))) > 0;
	const bounds = figure.bound !== null && figure.bound !== "about" && figure.kind !== "ratio";
	if (figure.kind === "ratio" && !bounds && signals.heading.target < 1) return false;
	if (said && (signals.now === 0 || figures.length > 1 || scores.target > scores.problem))
		return !isToday(text, figure, language);
	if (isDated(statement) && figure.kind !== "ratio" && figure.kind !== "number")
		return !isToday(text, figure, language);
	if (bounds && signals.deadline + signals.heading.target + signals.target > 0 && !isOfThePast(statement))
		return true;
	return signals.heading.target === 1 && scores.target >= 0.6;
}

/** "… and no damp case older than 90 days": there is to be none of it. */
function isOfNothing(figure: Figure, text: string, language: Language): boolean {
	const before = sidesOf(text, figure).before.split(joined(language)).at(-1) ?? "";
	return nothingBefore(language).test(before) && endsInThan(language).test(text.slice(0, figure.start));
}

const joined = patternByLanguage(({ and }) => new RegExp(`\\s${and}\\s`, "u"));
const endsInThan = patternByLanguage(({ than }) => new RegExp(`${than}\\s+$`, "iu"));

/** A value beside a day to come: "97 % by 31 March". The rows of a table are full of both. */
function isDated(statement: Read): boolean {
	const { ahead, kind, signals, figures, text } = statement;
	return (
		ahead &&
		kind !== "row" &&
		!isOfThePast(statement) &&
		signals.risk === 0 &&
		figures.some(
			({ date, relation, start, end }) =>
				date !== null &&
				date.precision !== "year" &&
				relation !== "since" &&
				relation !== "from" &&
				// "In March 34 leave": what comes every year.
				(relation !== "in" || /\d{4}/.test(text.slice(start, end))) &&
				// What somebody reports of "November" was last November.
				(signals.says === 0 || /\d{4}/.test(text.slice(start, end))),
		)
	);
}

/** "Late starts must be below 10 %", "il devrait rester sous 20 g": a rate or a bound that has to be kept. */
function isDemanded(figure: Figure, { text, language, scores }: Read): boolean {
	const isBound = figure.bound !== null && figure.bound !== "about";
	if (figure.kind === "money" || figure.kind === "number" || !(isBound || figure.kind === "percent"))
		return false;
	if (scores.option >= 1) return false;
	return cuesOf(language).mustBe.count(wordsOf(clauseAround(text, figure))) > 0;
}

/** What is to be left behind: "(21 % against 23 %)" tells first what is, "the 18 hours down to 4" from where. */
function isLeft(figure: Figure, { text, language, told, ahead }: Read): boolean {
	const { before } = sidesOf(text, figure);
	const behind = text.slice(figure.end);
	if (/[([]\s?$/u.test(text.slice(0, figure.start)) && comparedTo(language).test(behind)) return true;
	if (goesTo(language).test(behind)) return true;
	// "Sick leave was 5 %, under that of the offices": what it was compared with stands behind.
	return told && !ahead && figure.bound === null && cuesOf(language).target.count(wordsOf(before)) === 0;
}

const comparedTo = patternByLanguage(
	({ against }) => new RegExp(`^\\s?${against}\\s\\p{P}?(?:\\p{L}{1,4}\\s){0,2}\\d`, "iu"),
);

const goesTo = patternByLanguage(
	({ movedTo }) => new RegExp(`^\\s(?:\\p{L}+\\s){0,1}${movedTo}\\s(?:\\p{L}+\\s){0,2}\\d`, "iu"),
);

/** Words of an earlier time, other than the "before" of a day to come. */
function isOfThePast({ signals }: Read): boolean {
	return signals.past > signals.deadline;
}

/** Of the words of today and of what is wanted, the one that stands closer before the figure counts; else any behind it. */
function isToday(text: string, figure: Figure, language: Language): boolean {
	const { now, target, mean } = cuesOf(language);
	const { before, after } = sidesOf(text, figure);
	const words = wordsOf(before);
	const behind = wordsOf(after);
	// "14 % today, 3 % wanted": what begins its clause has its words behind it.
	if (/[,;]\s$/.test(text.slice(0, figure.start)) && target.count(behind) > 0) return false;
	// "What I want to see is at most 8 %": "is at" belongs to the bound.
	if (figure.bound !== null && figure.bound !== "about" && target.count(words) > 0) return false;
	for (let from = words.length - 1; from >= 0; from--) {
		const nearest = words.slice(from);
		if (target.count(nearest) > 0) return false;
		// "At the latest in May we are at 3 % on average": that is no word of today.
		if (now.count(nearest) > mean.count(nearest)) return true;
	}
	return now.count(behind) > mean.count(behind) && target.count(behind) === 0;
}

function moneyRole(figure: Figure, statement: Read): LedgerRole {
	const { signals, scores } = statement;
	if (capWorth(figure, statement) >= leastCapWorth) return "limit";
	if (signals.heading.option > 0.5 || scores.option >= 1.1) return "option cost";
	const wanted = isWanted(figure, statement);
	if (figure.per !== null && !periods.has(figure.per)) return wanted ? "target" : "baseline";
	if (signals.gain > 0 && signals.loss <= signals.gain) return "benefit";
	if (wanted) return "target";
	// What would be lost is a threat; the problem does not cost it now.
	if (isHarm(statement)) return isConditional(statement.plain, statement.language) ? "other" : "problem cost";
	return signals.option > 0 ? "option cost" : "baseline";
}

const periods: ReadonlySet<string> = new Set(["week", "month", "quarter", "year"]);

/** "We throw away 14 bags a month. That's about 21,000 a month": what was said before costs it. */
function isCostOfThat({ kind }: Figure, { words, signals, scores }: Read, before: Read | undefined): boolean {
	return (
		kind === "money" &&
		before !== undefined &&
		words.length <= fewWordsOfCost &&
		signals.anaphor > 0 &&
		signals.target + signals.ceiling + signals.gain + signals.option === 0 &&
		scores.option < 1 &&
		before.scores.option < 1 &&
		before.signals.gain === 0 &&
		isHarm(before)
	);
}

const fewWordsOfCost = 8;

/** "… a penalty for each hundred trips; we are at 214,600 € since January": the sum of what was said before. */
function isSumOf({ kind, per }: Figure, { figures, signals }: Read, before: Read | undefined): boolean {
	return (
		kind === "money" &&
		per === null &&
		before !== undefined &&
		before.signals.loss > 0 &&
		before.signals.money > 0 &&
		signals.option === 0 &&
		signals.target + signals.ceiling === 0 &&
		figures.some(({ relation }) => relation === "since")
	);
}

function isHarm({ signals, words, language }: Read): boolean {
	return signals.loss > 0 || signals.trouble > 0 || cuesOf(language).worse.count(words) > 0;
}

/** "If we are not below 5 %", "as long as we are above 3 %": what has to be kept, or else. */
function isThreshold(figure: Figure, text: string, language: Language): boolean {
	const { kind, bound, start } = figure;
	if (kind === "money" || kind === "number") return false;
	const { lasting, negation, now, exceeding } = cuesOf(language);
	// The words of its own stretch, without another figure in between.
	const near = wordsOf(/[^.;!?\d]{0,60}$/u.exec(text.slice(0, start))?.[0] ?? "");
	if (bound === "over" && lasting.count(near) > 0) return true;
	// "The customer leaves if we pass 6 %": a rate that must not be passed.
	const isPassed = kind === "percent" && (bound === "over" || exceeding.count(near) > 0);
	return (
		isConditional(text.slice(0, start), language) &&
		(negation.count(near) > 0 || isPassed) &&
		now.count(wordsOf(clauseAround(text, figure))) === 0
	);
}
