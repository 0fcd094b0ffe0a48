/** Moves labels apart so that none overlaps another, as little as possible and within the bounds; px. */
export function spreadLabels(wanted: readonly number[], gap: number, min: number, max: number): number[] {
	const order = wanted.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y);
	let floor = min;
	for (const label of order) {
		label.y = Math.max(label.y, floor);
		floor = label.y + gap;
	}
	let ceiling = max;
	for (const label of order.toReversed()) {
		label.y = Math.min(label.y, ceiling);
		ceiling = label.y - gap;
	}
	const placed = [...wanted];
	for (const label of order) placed[label.index] = label.y;
	return placed;
}
