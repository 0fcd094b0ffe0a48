import { cuesOf } from "../../languages/cues.ts";
import { stemsOf, wordsOf } from "../../languages/words.ts";
import { type ToldFigure, toldFigures } from "../../ledger/told-figure.ts";
import type { Read } from "../../roles/statements.ts";

type Option = { label: string; statements: readonly Read[] };

/** So much of what a label says, by the rarity of its words, has to stand where its price does. */
const leastShared = 0.6;
/** A shorter word is no name of its own. */
const leastOfName = 6;
/** So many sentences before a price may say what it is for. */
const mostBefore = 3;
/** Closer to each other, below one heading, two statements are of one list, each a way of its own. */
const sameList = 6;

/**
 * The sentence elsewhere in the text that says what an option without a price takes: "Dose banding" is agreed at the end of
 * a thread in which somebody asked for "£7,000 and 3 months" for it. Null where none, or more than one, does.
 */
export function priceElsewhere(
	{ label, statements }: Option,
	all: readonly Read[],
	rarity: (stem: string) => number,
): { statement: Read; told: ToldFigure[] } | null {
	const [first] = statements;
	if (!first || statements.some(({ figures }) => figures.some(({ kind }) => kind === "money"))) return null;
	const name = stemsOf(wordsOf(label.split(/[,:;.(]|\s[–—-]\s/u)[0] ?? ""), first.language);
	const named = [...new Set(name)];
	const whole = named.reduce((sum, stem) => sum + rarity(stem), 0);
	const isNamedIn = (stems: ReadonlySet<string>) => {
		const shared = named.filter((stem) => stems.has(stem));
		return shared.length > 1 && shared.reduce((sum, stem) => sum + rarity(stem), 0) >= leastShared * whole;
	};
	const [only = ""] = named.length === 1 ? named : [];
	const isOnlyName = only.length >= leastOfName;
	const found = all.filter((statement) => {
		if (!isApart(statement, first) || !asksPrice(statement)) return false;
		const context = contextOf(statement, all);
		// "… for a new chairlift. The offer is CHF 9.8m": what is called by one word stands right before its price.
		if (isOnlyName && context.slice(-2).some(({ stems }) => stems.includes(only))) return true;
		return isNamedIn(new Set(context.flatMap(({ stems }) => stems)));
	});
	const [statement] = found;
	return statement && found.length === 1 ? { statement, told: toldFigures([statement]) } : null;
}

function isApart(one: Read, other: Read): boolean {
	return Math.abs(one.order - other.order) > sameList || one.headings.join() !== other.headings.join();
}

/** Money and a time, or money that is asked for; not what is lost, allowed or to be reached. */
function asksPrice({ kind, figures, signals, scores, forbids, language, words }: Read): boolean {
	if ((kind !== "item" && kind !== "sentence") || forbids || signals.loss > 0 || signals.limit > 0)
		return false;
	if (scores.constraint > 1 || scores.target > 1.1) return false;
	const has = (kind: "money" | "duration") =>
		figures.some((figure) => figure.kind === kind && figure.change === null);
	return has("money") && (has("duration") || cuesOf(language).priced.count(words) > 0);
}

/** The statement with those right before it in its paragraph. */
function contextOf(statement: Read, all: readonly Read[]): Read[] {
	return all
		.slice(Math.max(0, statement.order - mostBefore), statement.order + 1)
		.filter(({ block }) => block === statement.block);
}
