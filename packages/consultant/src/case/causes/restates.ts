import type { Figure } from "../../figures/figure.ts";
import { stemsBeside } from "../../figures/stems-beside.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import type { Read } from "../../roles/statements.ts";
import { likeness } from "../likeness.ts";
import { explanationIn } from "./reason.ts";

/** What a text says of its problem and of what it wants. */
type Told = {
	problem: readonly Read[];
	/** The values that are wanted. */
	wanted: readonly Figure[];
	rarity: (stem: string) => number;
};

/**
 * Whether a statement only says again what is wrong, what follows from it, or what is wanted: "1,840 hours lost a month",
 * "The consequences: …", "the carriers accept ten hours at most", "19 days at the moment". It explains nothing.
 */
export function restates(statement: Read, told: Told): boolean {
	if (statement.confirmed) return false;
	if (tellsOutcome(statement)) return true;
	const { causal, aged, partial, scarce, passedOn } = statement.signals;
	if (causal + aged + partial + scarce + passedOn > 0) return false;
	return isBareValue(statement) || repeatsTarget(statement, told) || countsAgain(statement, told);
}

/** "The consequences you know: …", where no reason follows. */
function tellsOutcome({ plain, language }: Read): boolean {
	return outcome(language).test(plain) && explanationIn({ plain, language }) === null;
}

const outcome = patternByLanguage(
	({ outcomes }) => new RegExp(`^(?:\\p{L}+\\s){0,2}(?:${outcomes})(?:\\s\\p{L}+){0,3}\\s?[:–—]\\s`, "iu"),
);

/** "19 working days at the moment.": how long, and hardly a word of what takes so long. */
function isBareValue({ figures, signals, text, language, kind }: Read): boolean {
	if (kind !== "sentence" || figures.length === 0 || signals.lack + signals.trouble > 0) return false;
	const isTime = figures.every(({ kind: of }) => of === "duration");
	return isTime && stemsBeside(figures, text, language).length < fewStems;
}

const fewStems = 2;

/** The very value that is wanted, with whoever wants it. */
function repeatsTarget({ figures, signals }: Read, { wanted }: Told): boolean {
	if (signals.lack + signals.trouble > 0) return false;
	return figures.some(
		({ value, unit, kind, bound }) =>
			bound !== null &&
			bound !== "at least" &&
			bound !== "over" &&
			wanted.some((other) => other.value === value && other.unit === unit && other.kind === kind),
	);
}

/** What goes wrong, counted again in nearly the words of the problem. */
function countsAgain({ figures, stems }: Read, { problem, rarity }: Told): boolean {
	if (!figures.some(isMeasured) || figures.some(({ relation }) => relation === "since")) return false;
	return problem.some((each) => likeness(stems, each.stems, rarity) >= sameMatter);
}

const sameMatter = 0.4;

function isMeasured({ kind }: Figure): boolean {
	return kind === "count" || kind === "percent" || kind === "ratio" || kind === "duration";
}
