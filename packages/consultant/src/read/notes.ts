import { type Cues, cuesOf } from "../languages/cues.ts";
import type { Language } from "../languages/language.ts";
import { wordsOf } from "../languages/words.ts";
import type { Block } from "./blocks.ts";
import { fewestWords, namedCells, wordsIn } from "./columns.ts";

type Part = Pick<Block["cells"][number], "text" | "start" | "end">;

/** A row whose first cell says what stands beside it: "Idea | A photo booth with daylight, €12,500". */
export type Note = {
	label: string;
	/** What the row says, where it holds nothing else; null for a row with columns of its own. */
	text: Part | null;
};

/** The rows of tables with such a column of labels: at least two, and half of the table's rows. */
export function notesAmong(blocks: readonly Block[], language: Language): ReadonlyMap<Block, Note> {
	return new Map(
		tablesIn(blocks).flatMap((rows) => {
			const notes = rows.flatMap((row): [Block, Note][] => {
				const note = noteOf(row, language);
				return note ? [[row, note]] : [];
			});
			const texts = notes.filter(([, { text }]) => text !== null).length;
			return texts >= fewestNotes && 2 * notes.length >= rows.length ? notes : [];
		}),
	);
}

const fewestNotes = 2;

function tablesIn(blocks: readonly Block[]): Block[][] {
	const tables: Block[][] = [];
	for (const [at, block] of blocks.entries()) {
		if (block.kind !== "row") continue;
		if (block.gap || blocks[at - 1]?.kind !== "row") tables.push([]);
		tables.at(-1)?.push(block);
	}
	return tables;
}

function noteOf(row: Block, language: Language): Note | null {
	const [first, ...others] = (namedCells(row) ?? row.cells).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
	const label = first?.text.replace(/[\s.]*\d{0,2}\s*:?$/u, "") ?? "";
	if (others.length === 0 || !isLabel(label, cuesOf(language))) return null;
	const [text = null, ...more] = others;
	return { label, text: text && more.length === 0 && wordsIn(text) >= fewestWords ? text : null };
}

const mostWords = 3;

/** A few words that name what a text is made of: a problem, a reason, an idea, a limit, who answers for it. */
function isLabel(label: string, { headings, columns }: Cues): boolean {
	const words = wordsOf(label);
	if (words.length === 0 || words.length > mostWords || /\d/.test(label)) return false;
	return [...Object.values(headings), columns.owner].some((list) => list.count(words) > 0);
}
