const longest = 60;

/** Lower-case words joined by hyphens, made of a text; `otherwise` where nothing is left of it. */
export function slugOf(text: string, otherwise: string): string {
	const plain = text.replaceAll("ß", "ss").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
	const joined = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
	return cut(joined, longest) || otherwise;
}

/** The first of `id`, `id-2`, `id-3`, … that is not taken. */
export function freeSlug(id: string, taken: { has(id: string): boolean }): string {
	for (let number = 1; ; number++) {
		const end = number === 1 ? "" : `-${number}`;
		const free = `${cut(id, longest - end.length)}${end}`;
		if (!taken.has(free)) return free;
	}
}

/** At most so many letters of an id, cut between two of its words where it has several. */
function cut(id: string, most: number): string {
	if (id.length <= most) return id;
	const kept = id.slice(0, most + 1);
	const end = kept.lastIndexOf("-");
	return kept.slice(0, end > 0 ? end : most);
}
