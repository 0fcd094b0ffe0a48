import type { Figure } from "../../../figures/figure.ts";
import { cuesOf } from "../../../languages/cues.ts";
import { generalWords } from "../../../languages/subjects/general-words.ts";
import { stemOf, wordsOf } from "../../../languages/words.ts";
import type { Read } from "../../../roles/statements.ts";
import type { Clash } from "../contradiction.ts";
import { isStated } from "../voices.ts";

const score = 0.8;
const mostApart = 10;

/** "No van makes more than eleven stops" – "14.2 stops per van and day": more of what is never said to be more than so many. */
export function boundPairs(statements: readonly Read[]): Clash[] {
	const bounds = statements.flatMap((statement) =>
		boundsIn(statement).map((figure) => ({ statement, figure, unit: unitOf(figure) })),
	);
	if (bounds.length === 0) return [];
	return bounds.flatMap(({ statement: one, figure, unit }): Clash[] => {
		const [other] = statements
			.filter((each) => each.block !== one.block && isUseful(each) && !isOneVoice(one, each))
			.filter(({ figures, language }) =>
				figures.some(
					(each) =>
						isCount(each) &&
						each.value > figure.value &&
						each.value <= mostApart * figure.value &&
						isOneUnit(unit, unitOf(each), language),
				),
			)
			.toSorted((first, second) => Math.abs(first.order - one.order) - Math.abs(second.order - one.order));
		return other ? [{ one, other, kind: "figures", topic: figure.unit ?? "", score }] : [];
	});
}

/** Counts of a statement that nothing or nobody goes beyond, at any time. */
function boundsIn(statement: Read): readonly Figure[] {
	const { words, language } = statement;
	if (!isUseful(statement)) return [];
	const isDenied =
		cuesOf(language).negation.count(words) + (generalWords(language)?.nobody.count(words) ?? 0) > 0;
	return isDenied ? statement.figures.filter((each) => isCount(each) && each.bound === "over") : [];
}

function isCount({ kind, unit, change, high }: Figure): boolean {
	return kind === "count" && unit !== null && !change && high === null;
}

function unitOf({ unit }: Figure): string {
	return wordsOf(unit ?? "").at(-1) ?? "";
}

/** "Sortenwechsel" are "Wechsel". */
function isOneUnit(one: string, other: string, language: Read["language"]): boolean {
	const [short = "", long = ""] = [one, other].toSorted((first, second) => first.length - second.length);
	if (short === "") return false;
	return (
		(short.length >= shortestPart && long.endsWith(short)) ||
		stemOf(short, language) === stemOf(long, language)
	);
}

const shortestPart = 5;

function isOneVoice({ speaker }: Read, other: Read): boolean {
	return speaker !== null && speaker === other.speaker;
}

function isUseful(statement: Read): boolean {
	const { kind, words, language } = statement;
	if (kind === "title" || kind === "letterhead" || kind === "row") return false;
	return isStated(statement) && cuesOf(language).condition.count(words) === 0;
}
