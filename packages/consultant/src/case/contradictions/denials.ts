import { cuesOf } from "../../languages/cues.ts";
import { stemsOf, wordsOf } from "../../languages/words.ts";
import { likeness } from "../likeness.ts";
import type { Read } from "../statements.ts";
import { clausesOf, isAsserted } from "./clauses.ts";
import type { Clash } from "./contradiction.ts";
import { pairsOf } from "./pairs.ts";
import { sharedSubject } from "./subject.ts";
import { isOfOneTime } from "./times.ts";
import { isStated, quantifies, reports, toldByTwo } from "./voices.ts";

/** So many words behind "no" and "nobody" are what is denied. */
const reach = 5;
/** With so many small ones between: "nichts mehr ungeprüft". */
const mostSmall = 1;
const fewestWords = 4;
/** A longer one says many things. */
const mostWords = 45;
const leastShared = 2;
const leastAlike = 0.1;
/** From here on two statements speak of the same, whoever says them. */
const surelyAlike = 0.35;

/** "Every order is double-checked" – "on nights nobody double-checks": of the same, one says that it is and one that it is not. */
export function denialPairs(statements: readonly Read[], rarity: (stem: string) => number): Clash[] {
	const denied = new Map(statements.map((statement) => [statement, deniedStems(statement)] as const));
	const pairs = pairsOf(statements, isClaim).flatMap(([one, other]): (Clash & { denial: Read })[] => {
		const [denial, claim] = (denied.get(one)?.size ?? 0) > 0 ? [one, other] : [other, one];
		const negated = denied.get(denial) ?? new Set();
		const own = denied.get(claim) ?? new Set();
		const shared = sharedSubject(denial, claim);
		const touched = shared.filter((stem) => negated.has(stem));
		if (shared.length < leastShared || touched.length === 0 || shared.some((stem) => own.has(stem)))
			return [];
		const like = likeness(denial.stems, claim.stems, rarity);
		if (like < leastAlike || !isSure(denial, claim, { like, shared, touched })) return [];
		return [{ one, other, denial, kind: "claims", score: like + 0.2 }];
	});
	// A denial is about one thing: of all that speak of it, the one that is most alike.
	return [...Map.groupBy(pairs, ({ denial }) => denial).values()].flatMap((same) =>
		same.toSorted((one, other) => other.score - one.score).slice(0, 1),
	);
}

function isClaim(statement: Read): boolean {
	const { words } = statement;
	return words.length >= fewestWords && words.length <= mostWords && isStated(statement);
}

/** The stems of what a statement says is not so, or is not there: the words behind "no" and "nobody" up to the next small one. */
function deniedStems(statement: Read): ReadonlySet<string> {
	const { language, words: all } = statement;
	const { negation } = cuesOf(language);
	if (!all.some(negation.has)) return new Set();
	const clauses = clausesOf(statement).filter((words) => isAsserted(words, language));
	return new Set(
		clauses.flatMap((words) =>
			words.flatMap((word, at) =>
				negation.has(word)
					? stemsOf(deniedBehind(words.slice(at + 1, at + 1 + reach), language), language)
					: [],
			),
		),
	);
}

/** The words that a negation before them denies. */
function deniedBehind(behind: readonly string[], language: Read["language"]): readonly string[] {
	const { negation, function: small } = cuesOf(language);
	const first = behind.findIndex((each) => !small.has(each) && !negation.has(each));
	if (first < 0 || first > mostSmall) return [];
	const end = behind.findIndex((each, place) => place > first && small.has(each));
	return behind.slice(first, end < 0 ? reach : end);
}

/** Whether a statement counts what the other says there is none of. */
function counts({ figures, text, language }: Read, touched: readonly string[]): boolean {
	return figures.some(({ kind, value, end }) => {
		if (kind === "date" || kind === "money" || kind === "duration" || value === 0) return false;
		const behind = stemsOf(wordsOf(text.slice(end - 12, end + 25)), language);
		return behind.some((stem) => touched.includes(stem));
	});
}

/** Whether the two surely speak of the same: two say it, one counts what the other denies, or it is said of all. */
function isSure(
	denial: Read,
	claim: Read,
	{ like, shared, touched }: { like: number; shared: readonly string[]; touched: readonly string[] },
): boolean {
	if (like >= surelyAlike && shared.length > leastShared) return true;
	if (toldByTwo(denial, claim) || counts(claim, touched) || quantifies(claim, touched)) return true;
	return (reports(denial) || reports(claim)) && (shared.length > leastShared || isOfOneTime(denial, claim));
}
