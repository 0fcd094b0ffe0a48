const longest = 60;

/** Lower-case words joined by hyphens, made of a text; `otherwise` where nothing is left of it. */
export function slugOf(text: string, otherwise: string): string {
	const plain = text.replaceAll("ß", "ss").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
	const joined = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
	return joined.slice(0, longest).replace(/-+$/, "") || otherwise;
}

/** The first of `id`, `id-2`, `id-3`, … that is not taken. */
export function freeSlug(id: string, taken: { has(id: string): boolean }): string {
	for (let number = 1; ; number++) {
		const end = number === 1 ? "" : `-${number}`;
		const free = `${id.slice(0, longest - end.length).replace(/-+$/, "")}${end}`;
		if (!taken.has(free)) return free;
	}
}
