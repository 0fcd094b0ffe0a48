/** How alike two sets of stems are: the share of the rarer words of the smaller that the other has too, 0 to 1. */
export function likeness(
	one: readonly string[],
	other: readonly string[],
	weight: (stem: string) => number = () => 1,
): number {
	const first = new Set(one);
	const second = new Set(other);
	if (first.size === 0 || second.size === 0) return 0;
	const norm = (set: ReadonlySet<string>) =>
		Math.sqrt([...set].reduce((sum, stem) => sum + weight(stem) ** 2, 0));
	let shared = 0;
	for (const stem of first) if (second.has(stem)) shared += weight(stem) ** 2;
	return shared / Math.max(1e-9, norm(first) * norm(second));
}

/** Weighs stems by how few of the statements have them. */
export function rarityOf(statements: readonly { stems: readonly string[] }[]): (stem: string) => number {
	const seen = new Map<string, number>();
	for (const { stems } of statements)
		for (const stem of new Set(stems)) seen.set(stem, (seen.get(stem) ?? 0) + 1);
	return (stem) => Math.log((statements.length + 2) / (seen.get(stem) ?? 1));
}
