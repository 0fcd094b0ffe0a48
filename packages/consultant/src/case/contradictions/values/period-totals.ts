import type { Figure } from "../../../figures/figure.ts";
import { lightVerbs } from "../../../languages/grammar/light-verbs.ts";
import { isVerbal } from "../../../languages/grammar/verbal.ts";
import { inAll } from "../../../languages/money/in-all.ts";
import { accountWords } from "../../../languages/people/account-words.ts";
import { stemsOf, wordsOf } from "../../../languages/words.ts";
import type { Read } from "../../../roles/statements.ts";
import type { Clash } from "../contradiction.ts";
import { pairsOf } from "../pairs.ts";
import { countedStems } from "../subject.ts";
import { isStated } from "../voices.ts";
import { hoursOf } from "./hours.ts";

const score = 0.7;
const mostApart = 4;

/** "212 complaints in Q4" – "over Q4, 131 complaints were registered": all of one thing in one period, counted twice. */
export function periodPairs(statements: readonly Read[]): Clash[] {
	const totals = new Map(
		statements.flatMap((statement) => {
			const total = totalOf(statement);
			return total ? [[statement, total] as const] : [];
		}),
	);
	if (totals.size < 2) return [];
	return pairsOf([...totals.keys()], () => true).flatMap(([one, other]): Clash[] => {
		const [first, second] = [totals.get(one), totals.get(other)];
		if (!first || !second || one.block === other.block || !isOfOne(first, second)) return [];
		return [{ one, other, kind: "figures", topic: first.figure.unit ?? "", score }];
	});
}

/** What a statement counts of one period, with the stems of what else it says of it. */
type Total = { figure: Figure; period: string; unit: string; rest: ReadonlySet<string>; isAll: boolean };

function totalOf(statement: Read): Total | null {
	const { figures, language, text, kind } = statement;
	if (kind === "title" || kind === "letterhead" || !isStated(statement)) return null;
	const [when, ...others] = figures.filter(({ date }) => date !== null);
	if (!when?.date || others.length > 0 || when.date.precision === "day" || when.relation === "since")
		return null;
	const figure = figures.find(isCounted);
	// What a part of it is stands behind the whole.
	if (!figure || figures.some((each) => each.start < figure.start && each.kind !== "date")) return null;
	const counted = countedStems(statement);
	const unit =
		figure.kind === "duration" ? "hours" : (stemsOf(wordsOf(figure.unit ?? ""), language).at(-1) ?? "");
	const dated = new Set(stemsOf(wordsOf(text.slice(when.start, when.end)), language));
	return {
		figure,
		period: `${when.date.from} ${when.date.to}`,
		unit,
		rest: new Set(
			stemsOf(
				clauseOf(statement, figure).filter((word) => !saysNothing(word, language)),
				language,
			).filter((stem) => !counted.has(stem) && stem !== unit && !dated.has(stem)),
		),
		isAll: language !== "unknown" && inAll(language).all.test(statement.plain),
	};
}

function isCounted({ kind, unit, change, high, per, of }: Figure): boolean {
	return (
		(kind === "count" || kind === "duration") &&
		unit !== null &&
		!change &&
		high === null &&
		per === null &&
		of === null
	);
}

/** The words between two commas beside a figure. */
function clauseOf({ text }: Read, { start, end }: Figure): string[] {
	const [before = ""] = text
		.slice(0, start)
		.split(/[,;:(]\s?/u)
		.slice(-1);
	const [behind = ""] = text.slice(end).split(/[,;:.)]/u, 1);
	return wordsOf(before + text.slice(start, end) + behind);
}

/** "There were", "registered", "counted": that it is there, or written down, says nothing of what is. */
function saysNothing(word: string, language: Read["language"]): boolean {
	const { claims, records } = accountWords(language) ?? {};
	const lists = [claims, records, lightVerbs(language)?.light];
	return isVerbal(word, language) || lists.some((list) => list?.has(word) === true);
}

/** Of one period and unit, and they say the same of it; of times one is said to be all. */
function isOfOne(one: Total, other: Total): boolean {
	if (one.period !== other.period || one.unit !== other.unit || one.unit === "") return false;
	const [low = 0, high = 0] = [one, other]
		.map(({ figure }) => hoursOf(figure) || figure.value)
		.toSorted((first, second) => first - second);
	if (low === high || high > mostApart * low) return false;
	if (one.figure.kind === "duration") return one.isAll || other.isAll;
	return one.rest.size === other.rest.size && [...one.rest].every((stem) => other.rest.has(stem));
}
