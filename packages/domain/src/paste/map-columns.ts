/** What a column of a pasted table may hold. */
export type PasteColumn = {
	id: string;
	/** What its head may be called, in any case. */
	names: readonly string[];
	/** Whether a cell could be one of it, for a table without heads; null: any text could. */
	fits: ((cell: string) => boolean) | null;
};

/** Which column holds what, by place; null: nothing that is wanted. */
export type PasteMapping = { heads: readonly string[] | null; columns: readonly (string | null)[] };

/**
 * Finds out what the columns hold: by their heads, where the first row holds nothing but names of columns, or at least
 * two of them; else by what is in them, where texts take the columns that are left, in order. Each is found once.
 */
export function mapColumns(
	rows: readonly (readonly string[])[],
	known: readonly PasteColumn[],
): PasteMapping {
	const width = Math.max(0, ...rows.map((row) => row.length));
	const places = Array.from({ length: width }, (_, place) => place);
	const [first = []] = rows;
	const named = once(places.map((place) => columnNamed(first[place] ?? "", known)));
	const found = named.filter((id) => id !== null).length;
	const isHead = rows.length > 1 && found > 0 && (found > 1 || found === first.filter(Boolean).length);
	if (isHead) return { heads: first, columns: named };

	const columns: (string | null)[] = places.map(() => null);
	const free = (id: string) => !columns.includes(id);
	for (const place of places) {
		const cells = rows.map((row) => row[place] ?? "").filter(Boolean);
		const fitting = known.find(({ id, fits }) => fits !== null && free(id) && cells.every(fits));
		if (cells.length > 0 && fitting) columns[place] = fitting.id;
	}
	const texts = known.filter(({ fits }) => fits === null).map(({ id }) => id);
	for (const place of places) columns[place] ??= texts.shift() ?? null;
	return { heads: null, columns };
}

function columnNamed(head: string, known: readonly PasteColumn[]): string | null {
	const name = plain(head);
	return known.find(({ names }) => names.some((each) => plain(each) === name))?.id ?? null;
}

function plain(name: string): string {
	return name
		.toLowerCase()
		.replace(/[*:_\s]+/g, " ")
		.trim();
}

/** The second of two is none. */
function once(ids: readonly (string | null)[]): (string | null)[] {
	return ids.map((id, place) => (ids.indexOf(id) === place ? id : null));
}
