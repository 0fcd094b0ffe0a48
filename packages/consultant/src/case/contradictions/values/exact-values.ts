import type { Figure } from "../../../figures/figure.ts";
import { cuesOf } from "../../../languages/cues.ts";
import { disputedWords } from "../../../languages/subjects/disputed-words.ts";
import { stemsOf, wordsOf } from "../../../languages/words.ts";
import type { Cell } from "../../../read/statement.ts";
import type { Read } from "../../../roles/statements.ts";
import { indexBy } from "../../index-by.ts";
import type { Clash } from "../contradiction.ts";
import { subjectOf } from "../subject.ts";
import { isStated } from "../voices.ts";
import { headed } from "./headed.ts";
import { isOneScale } from "./scale.ts";

const score = 0.8;
/** More rows of one name are no longer telling. */
const mostNamed = 12;
const mostApart = 5;

/** "Inclusions were 34 %, not more" – row "Inclusions | 1,912 | 41 (%)": a value with nothing above it, and a row that has more. */
export function exactPairs(statements: readonly Read[]): Clash[] {
	const exact = statements.filter(isUseful).flatMap((statement) => {
		const figures = statement.figures.filter((figure) => isExact(figure, statement));
		return figures.map((figure) => [statement, figure] as const);
	});
	if (exact.length === 0) return [];
	const rows = indexBy(
		statements.filter(({ kind }) => kind === "row"),
		(row) => nameOf(row),
		mostNamed,
	);
	return exact.flatMap(([statement, figure]): Clash[] => {
		const subject = subjectOf(statement);
		const named = new Set([...subject].flatMap((stem) => rows.get(stem) ?? []));
		return [...named].flatMap((row): Clash[] => {
			if (!isNamed(row, subject)) return [];
			const value = valueIn(row, figure, statement);
			const isMore = value !== null && value > figure.value && value <= mostApart * figure.value;
			return isMore ? [{ one: row, other: statement, kind: "figures", score }] : [];
		});
	});
}

/** Said of how it is, not of how it may be; "there is room for 34, no more" is said of it, too. */
function isUseful(statement: Read): boolean {
	const { kind, role, signals, words, language } = statement;
	if ((kind !== "sentence" && kind !== "item") || signals.might > 0) return false;
	if (cuesOf(language).mustBe.count(words) > 0) return false;
	return isStated({ ...statement, role: role === "constraint" ? "context" : role });
}

/** "34 %, not more", "31 y ni uno más" */
function isExact(figure: Figure, { text, language }: Read): boolean {
	const { kind, end, change, high } = figure;
	if (kind === "date" || change || high !== null) return false;
	const [clause = ""] = text.slice(end, end + longestMark).split(/[.;!?](?:\s|$)/u, 1);
	const words = wordsOf(clause).slice(0, wordsBetween);
	return words.some((_, at) => disputedWords(language)?.notMore.at(words, at));
}

const longestMark = 40;
/** "34 people and not one more", "34 %, and certainly not more" */
const wordsBetween = 4;

function nameOf({ cells, language }: Read): readonly string[] {
	return stemsOf(wordsOf(cells[0]?.text ?? ""), language);
}

/** A half of its name at least: "Inclusions / specks". */
function isNamed(row: Read, subject: ReadonlySet<string>): boolean {
	const name = new Set(nameOf(row));
	return [...name].filter((stem) => subject.has(stem)).length * 2 >= name.size;
}

/** The one value of a row that is of a figure's kind, or of several that below whose heading the statement speaks of; null for none. */
function valueIn(row: Read, figure: Figure, statement: Read): number | null {
	const values = row.figures.flatMap((each): { value: number; cell: Cell }[] => {
		const cell = cellOf(row, each);
		return cell && cell !== row.cells[0] && isOfKind(each, row, cell, figure)
			? [{ value: each.value, cell }]
			: [];
	});
	if (values.some(({ value }) => value === figure.value)) return null;
	const [only, ...others] = values;
	if (others.length === 0) return only?.value ?? null;
	const headings = values.filter(({ cell }) => isSpokenOf(cell.header, statement));
	return headings.length === 1 ? (headings[0]?.value ?? null) : null;
}

function cellOf({ cells, start }: Read, figure: Figure): Cell | undefined {
	const at = start + figure.start;
	return cells.find((cell) => cell.start <= at && at < cell.end);
}

/** A share like it, or a count of what the heading names. */
function isOfKind(each: Figure, row: Read, { header }: Cell, asked: Figure): boolean {
	const told = headed(each, row);
	if (asked.kind === "percent" || told.kind === "percent") return told.kind === asked.kind;
	if (!isOneScale(told, asked)) return false;
	const unit = stemsOf(wordsOf(asked.unit ?? ""), row.language);
	return told.unit !== null || stemsOf(wordsOf(header), row.language).some((stem) => unit.includes(stem));
}

function isSpokenOf(header: string, { stems, language }: Read): boolean {
	return stemsOf(wordsOf(header), language).some((stem) => stems.includes(stem));
}
