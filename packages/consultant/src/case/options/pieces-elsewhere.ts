import { stemsOf, wordsOf } from "../../languages/words.ts";
import { type ToldFigure, toldFigures } from "../../ledger/told-figure.ts";
import type { Read } from "../../roles/statements.ts";
import type { StatedOption } from "./stated-option.ts";

type Way = Pick<StatedOption, "label" | "statements">;

/** So much of what a label says, by the rarity of its words, has to stand where its pieces are counted. */
const leastShared = 0.6;

/**
 * The figures of a way that is priced by the piece, with those of sentences elsewhere that name it and count something:
 * "AuriLink: £1,150 per branch" and, at the end, "AuriLink in eight branches first".
 */
export function withPiecesElsewhere(
	{ label, statements }: Way,
	counting: readonly Read[],
	rarity: (stem: string) => number,
): ToldFigure[] {
	const [first] = statements;
	if (!first) return [];
	const own = new Set(statements.map(({ id }) => id));
	const names = new Set(namesIn(label).flatMap((name) => stemsOf(wordsOf(name), first.language)));
	const said = stemsOf(wordsOf(label.split(/[,:;.(]|\s[–—-]\s/u)[0] ?? ""), first.language);
	const whole = said.reduce((sum, stem) => sum + rarity(stem), 0);
	const isNamedIn = ({ stems }: Read) => {
		if (stems.some((stem) => names.has(stem))) return true;
		const shared = said.filter((stem) => stems.includes(stem));
		return shared.length > 1 && shared.reduce((sum, stem) => sum + rarity(stem), 0) >= leastShared * whole;
	};
	const found = counting.filter((each) => !own.has(each.id) && isNamedIn(each));
	return [
		...toldFigures(statements),
		...toldFigures(found).filter(({ figure: { kind, per } }) => kind === "count" && per === null),
	];
}

/** What only this thing is called: in quotes, or with a capital or a number inside ("AuriLink", "X2"). */
function namesIn(label: string): string[] {
	return (
		label.match(/(?<=["“„«»])[^"“”„«»]{2,30}(?=["”“«»])|\p{L}+\p{Ll}\p{Lu}\p{L}*|\p{Lu}[\p{Lu}\d]+/gu) ?? []
	);
}

/** The statements that may count the pieces of a way: whole ones with a count, not rows of tables. */
export function countingStatements(statements: readonly Read[]): Read[] {
	return statements.filter(
		({ kind, figures }) =>
			kind !== "row" && kind !== "letterhead" && figures.some((each) => each.kind === "count"),
	);
}
