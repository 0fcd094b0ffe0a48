import type { Figure } from "../../../figures/figure.ts";
import { stemsOf, wordsOf } from "../../../languages/words.ts";
import type { Read } from "../../../roles/statements.ts";
import type { Clash } from "../contradiction.ts";
import { isStated } from "../voices.ts";
import { differsInTime } from "./times.ts";

/** "212 of the 260 buses are fitted" – "Total 260 198": what is stated, and what the rows of a table add up to. */
export function tablePairs(statements: readonly Read[]): Clash[] {
	const tables = tablesIn(statements);
	if (tables.length === 0) return [];
	const rows = new Set(tables.flatMap((table) => [...table.rows, table.total]));
	return statements.flatMap((statement): Clash[] => {
		if (rows.has(statement) || statement.kind === "title" || !isStated(statement)) return [];
		const table = tables.find((each) => isOther(statement, each) && !differsInTime(statement, each.total));
		return table ? [{ one: statement, other: table.total, kind: "figures", score: 0.9 }] : [];
	});
}

/** A row that its column adds up to, the rows above it, and the words over them. */
type Table = { total: Read; rows: readonly Read[]; values: ReadonlySet<number>; head: ReadonlySet<string> };

/** What is longer is no row. */
const mostWords = 12;
const fewestRows = 2;
const mostRows = 60;

function tablesIn(statements: readonly Read[]): Table[] {
	const values = statements.map(valuesIn);
	return statements.flatMap((total, at): Table[] => {
		const sums = values[at] ?? [];
		if (sums.length === 0) return [];
		let from = at;
		while (from > Math.max(0, at - mostRows) && values[from - 1]?.length === sums.length) from--;
		const rows = values.slice(from, at);
		const addsUp = (sum: number, column: number) =>
			sum === rows.reduce((total, row) => total + (row[column] ?? 0), 0);
		if (rows.length < fewestRows || !sums.every(addsUp)) return [];
		const above = statements.slice(Math.max(0, from - 2), from);
		return [
			{
				total,
				rows: statements.slice(from, at),
				values: new Set([...rows.flat(), ...sums]),
				head: new Set(above.flatMap(({ stems }) => stems)),
			},
		];
	});
}

/** The values of a row of a table, also of one that is written with blanks between its columns. */
function valuesIn({ figures, words, kind }: Read): readonly number[] {
	if (kind === "title" || words.length > mostWords) return [];
	return figures.filter(({ kind }) => kind === "number" || kind === "count").map(({ value }) => value);
}

/** Names a value near the total that the table does not have, of the same thing or of the same whole. */
function isOther({ figures, language }: Read, { total, values, head }: Table): boolean {
	const sums = valuesIn(total);
	const isOfWhole = figures.some(({ value, of }) =>
		[value, of].some((each) => each !== null && sums.includes(each)),
	);
	return figures.some((figure) => {
		if (!isCount(figure) || values.has(figure.value)) return false;
		const isOfThing = stemsOf(wordsOf(figure.unit ?? ""), language).some((stem) => head.has(stem));
		return (isOfThing || isOfWhole) && sums.some((sum) => isNear(sum, figure.value));
	});
}

function isCount({ kind, change, high, bound }: Figure): boolean {
	return (kind === "count" || kind === "ratio") && change === null && high === null && bound === null;
}

/** Who counts otherwise still counts the same. */
function isNear(one: number, other: number): boolean {
	return Math.max(one, other) <= furthest * Math.min(one, other);
}

const furthest = 1.35;
