import { durationUnitOf } from "../../../figures/figures.ts";
import { cuesOf } from "../../../languages/cues.ts";
import type { Language } from "../../../languages/language.ts";
import { generalWords } from "../../../languages/subjects/general-words.ts";
import { stemsOf, wordsOf } from "../../../languages/words.ts";
import { withoutSpeaker } from "../../../read/speaker.ts";
import type { Read } from "../../../roles/statements.ts";
import type { Clash } from "../contradiction.ts";
import { pairsOf } from "../pairs.ts";
import { isOfOtherPeriod } from "../values/times.ts";
import { isOnRecord, isStated, reports } from "../voices.ts";

/** What is said of all, most or none of several: its stems, and among them what it is said of (`of`, empty for nobody). */
type General = {
	of: readonly string[];
	stems: ReadonlySet<string>;
	least: number;
	most: number;
	isDenied: boolean;
};
/** A share, 0 to 1, and the stems of what it is a share of and of its statement. */
type Tally = { share: number; of: ReadonlySet<string>; stems: ReadonlySet<string>; isDenied: boolean };

const score = 0.8;
/** What it is said of, and what is said. */
const fewestShared = 2;
/** So many words behind "most" or a share may stand what it is of, */
const reach = 4;
/** and it is one of the first of them that tell anything. */
const ofFirst = 2;

/** "Most remakes are wrong prescriptions" – "wrong prescriptions are 8 % of the remakes"; "nobody uses paper" – "14 of 30 sheets are on paper". */
export function countedPairs(statements: readonly Read[]): Clash[] {
	const generals = new Map(statements.map((each) => [each, generalOf(each)] as const));
	const tallies = new Map(
		statements.map((each) => [each, generals.get(each) ? [] : talliesOf(each)] as const),
	);
	const isUseful = (each: Read) => !!generals.get(each) || tallies.get(each)?.length !== 0;
	return pairsOf(statements, isUseful).flatMap(([one, other]): Clash[] => {
		const [claim, count] = generals.get(one) ? [one, other] : [other, one];
		const general = generals.get(claim);
		if (!general || !areTwo(claim, count) || isOfOtherPeriod(claim, count)) return [];
		const isAgainst = tallies.get(count)?.some((tally) => refutes(tally, general));
		return isAgainst ? [{ one, other, kind: "claims", score, refutedBy: count }] : [];
	});
}

function areTwo(claim: Read, count: Read): boolean {
	if (claim.speaker !== null && count.speaker !== null) return claim.speaker !== count.speaker;
	return reports(claim) || isOnRecord(count);
}

function refutes(tally: Tally, { of, stems, least, most, isDenied: isNot }: General): boolean {
	const share = tally.isDenied === isNot ? tally.share : 1 - tally.share;
	if (share >= least && share <= most) return false;
	const shared = [...stems].filter((stem) => tally.stems.has(stem)).length;
	if (of.length === 0) return shared > 0 && shared === stems.size;
	return shared >= fewestShared && of.some((stem) => tally.of.has(stem));
}

function generalOf(statement: Read): General | null {
	const { words, language, figures, kind } = statement;
	const lists = generalWords(language);
	if (!lists || kind === "title" || kind === "row" || kind === "letterhead" || !isStated(statement))
		return null;
	const { every, condition, negation } = cuesOf(language);
	if (condition.count(words) > 0 || figures.some((each) => each.kind !== "date")) return null;
	const at = words.findIndex((_, place) => lists.most.at(words, place) || every.at(words, place));
	if (at >= 0 && negation.count(words) === 0 && !isTime(words[at + 1] ?? "", language)) {
		const of = stemsOf(words.slice(at + 1, at + 1 + reach), language).slice(0, ofFirst);
		const stems = new Set(stemsOf(wordsOf(withoutSpeaker(statement)), language));
		return { of, stems, isDenied: isDenied(statement), ...(lists.most.at(words, at) ? half : whole) };
	}
	const none = words.findIndex((_, place) => lists.nobody.at(words, place));
	if (none < 0 || none > reach) return null;
	const isSmall = (word: string) => lists.uses.has(word) || lists.nobody.has(word) || negation.has(word);
	const told = words.slice(none).filter((word) => !isSmall(word));
	return { of: [], stems: new Set(stemsOf(told, language)), isDenied: false, least: 0, most: 0 };
}

/** "Every week" */
function isTime(word: string, language: Language): boolean {
	return durationUnitOf(word, language) !== null || cuesOf(language).partOfDay.has(word);
}

const half = { least: 0.5, most: 1 };
const whole = { least: 1, most: 1 };

function talliesOf(statement: Read): Tally[] {
	const { figures, text, language, kind } = statement;
	if (kind === "title" || kind === "letterhead" || !isStated(statement)) return [];
	if (figures.some(({ date }) => date?.precision === "year")) return [];
	const stems = new Set(statement.stems);
	return figures.flatMap(({ kind: of, value, of: all, start, end, unit, change }): Tally[] => {
		const share = of === "percent" ? value / 100 : of === "ratio" && all ? value / all : 0;
		if (share <= 0 || share >= 1 || change || unit === "percentage points") return [];
		const near = [text.slice(start, end), unit ?? ""].flatMap(wordsOf);
		const behind = wordsOf(text.slice(end)).slice(0, 1 + reach);
		return [
			{ share, of: new Set(stemsOf([...near, ...behind], language)), stems, isDenied: isDenied(statement) },
		];
	});
}

/** "9 of 40 had no label"; "not most" says how many, and denies nothing of them. */
function isDenied({ words, language }: Read): boolean {
	const { negation, lack } = cuesOf(language);
	const most = generalWords(language)?.most;
	return words.some(
		(_, at) =>
			(negation.at(words, at) || lack.at(words, at)) &&
			!words.slice(at, at + reach).some((__, place) => most?.at(words, at + place)),
	);
}
