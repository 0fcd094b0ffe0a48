import type { Material, ReadPassage } from "./material.ts";
import { type Cell, rowIn } from "./row.ts";

/** A table of many cases, as a controller keeps one: its kinds of cases, the costliest first. */
export type Register = {
	/** Its title, in the material's words; "" when it has none. */
	title: string;
	cases: number;
	/** The column of amounts and their sum; null when it has none. */
	amount: { label: string; sum: number } | null;
	kinds: { name: string; passages: ReadPassage[]; sum: number }[];
};

const fewestCases = 6;
const mostKinds = 8;
const ofKind = /\b(?:kind|type|category|class|art|kategorie|typ|gruppe)\b/iu;
const ofAmount =
	/\b(?:loss|cost|amount|value|damage|usd|eur|verlust|kosten|betrag|schaden|summe|wert)\w*\b/iu;

type Row = { passage: ReadPassage; cells: readonly Cell[] };

/** The register that a material is, when most of it is rows of one table with a column for the kind of case; null for others. */
export function registerIn({ passages }: Material): Register | null {
	const rows = passages.flatMap((passage): Row[] => {
		const cells = passage.topics.length > 0 ? rowIn(passage.text) : null;
		return cells?.some(({ label }) => ofKind.test(label)) ? [{ passage, cells }] : [];
	});
	if (rows.length < fewestCases || rows.length * 2 < passages.length) return null;
	const kindLabel = labelOf(rows, ofKind);
	const amountLabel = labelOf(rows, ofAmount, ({ value }) => /^\d[\d.,]*$/.test(value));
	const kinds = new Map<string, { name: string; passages: ReadPassage[]; sum: number }>();
	let sum = 0;
	for (const { passage, cells } of rows) {
		const name = cells.find(({ label }) => label === kindLabel)?.value ?? "";
		const amount =
			Number(cells.find(({ label }) => label === amountLabel)?.value.replaceAll(",", "") ?? 0) || 0;
		sum += amount;
		if (name === "") continue;
		const kind = kinds.get(name) ?? { name, passages: [], sum: 0 };
		kind.passages.push(passage);
		kind.sum += amount;
		kinds.set(name, kind);
	}
	if (kinds.size < 2 || kinds.size > mostKinds) return null;
	const title = passages.find(
		({ text, topics }) => topics.length >= 2 && rowIn(text) === null && /\s/.test(text) && text.length <= 120,
	);
	return {
		title: title?.text.replaceAll(/\s+/g, " ") ?? "",
		cases: rows.length,
		amount: amountLabel === undefined ? null : { label: amountLabel, sum },
		kinds: [...kinds.values()].sort(
			(one, other) => other.sum - one.sum || other.passages.length - one.passages.length,
		),
	};
}

function labelOf(
	rows: readonly Row[],
	name: RegExp,
	fits: (cell: Cell) => boolean = () => true,
): string | undefined {
	const [first] = rows;
	return first?.cells.find(
		({ label }) =>
			name.test(label) && rows.every(({ cells }) => cells.some((cell) => cell.label === label && fits(cell))),
	)?.label;
}
