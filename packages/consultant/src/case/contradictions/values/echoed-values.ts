import type { Figure } from "../../../figures/figure.ts";
import { cuesOf } from "../../../languages/cues.ts";
import { recordWords } from "../../../languages/people/record-words.ts";
import { disputedWords } from "../../../languages/subjects/disputed-words.ts";
import type { Read } from "../../../roles/statements.ts";
import { indexBy } from "../../index-by.ts";
import type { Clash } from "../contradiction.ts";
import { isOnRecord, reports } from "../voices.ts";
import { isOneScale, isValue } from "./scale.ts";

const score = 0.8;
/** What only repeats a value says hardly more: "I read 77 %." */
const mostWords = 7;
const mostApart = 5;
/** More statements name it than could all be meant. */
const mostStating = 6;

/**
 * "I read 77 %. In my weekly report it is 84 %", "the ledger has £187,400. I don't know where £212,000 comes from": who
 * repeats a value that stands elsewhere, and beside it names the one that a record has.
 */
export function echoPairs(statements: readonly Read[]): Clash[] {
	const candidates = statements.flatMap((one, at) => {
		const other = statements[at + 1];
		if (!other || other.block !== one.block || !isUseful(one) || !isUseful(other)) return [];
		return [...echoOf(one, other), ...echoOf(other, one)];
	});
	if (candidates.length === 0) return [];
	const byValue = indexBy(
		statements.filter(({ kind }) => kind !== "title" && kind !== "row"),
		({ figures }) => figures.filter(isValue).map(({ value }) => value),
		mostStating,
	);
	return candidates.flatMap(({ echo, own, repeated }): Clash[] => {
		const stating = (byValue.get(repeated.value) ?? []).find(
			(each) =>
				each.block !== echo.block &&
				each.scores.target < 0.8 &&
				each.figures.some((figure) => isSame(figure, repeated)) &&
				each.stems.some((stem) => own.stems.includes(stem) || echo.stems.includes(stem)),
		);
		return stating ? [{ one: stating, other: own, kind: "figures", topic: repeated.unit ?? "", score }] : [];
	});
}

/** The one value of a statement that only repeats it, beside another that names another one of the same scale. */
function echoOf(echo: Read, own: Read): { echo: Read; own: Read; repeated: Figure }[] {
	const [[repeated, ...rest], [value, ...others]] = [
		echo.figures.filter(isValue),
		own.figures.filter(isValue),
	];
	if (!repeated || !value || rest.length + others.length > 0) return [];
	const [low = 0, high = 0] = [repeated.value, value.value].toSorted((one, other) => one - other);
	const isOther = low < high && high <= mostApart * low && isOneScale(repeated, value);
	const isRecord = reports(own) || isOnRecord(own);
	return isOther && isRecord && repeats(echo) ? [{ echo, own, repeated }] : [];
}

/** It says that somebody reads or hears the value, or does not know where it comes from. */
function repeats({ words, language }: Read): boolean {
	const { negation, says, we } = cuesOf(language);
	if (words.length > mostWords + wordsOfDoubt) return false;
	const isDoubted = negation.count(words) > 0 && (disputedWords(language)?.recognises.count(words) ?? 0) > 0;
	const isRead = words.length <= mostWords && (recordWords(language)?.reads.count(words) ?? 0) > 0;
	return isDoubted || isRead || (words.length <= mostWords && says.count(words) > 0 && we.count(words) > 0);
}

const wordsOfDoubt = 5;

function isUseful({ kind, signals, scores, role }: Read): boolean {
	if (kind === "title" || kind === "row" || kind === "letterhead" || signals.question > 0) return false;
	return role !== "option" && role !== "action" && scores.target < 0.8;
}

function isSame(one: Figure, other: Figure): boolean {
	return (
		one.kind === other.kind &&
		one.unit === other.unit &&
		one.currency === other.currency &&
		one.value === other.value
	);
}
