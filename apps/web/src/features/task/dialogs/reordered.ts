type Placed = { id: string; position: number; version: number };

/**
 * The changes that move one of several, listed in their order, a place up or down. Where positions are not in order
 * already (two may share one), more than two change.
 */
export function reordered(
	items: readonly Placed[],
	place: number,
	step: 1 | -1,
): { id: string; version: number; position: number }[] {
	const order = [...items];
	const [moved] = order.splice(place, 1);
	if (!moved) return [];
	order.splice(place + step, 0, moved);
	const positions = ascending(items.map(({ position }) => position));
	return order.flatMap(({ id, version, position }, index) => {
		const next = positions[index] ?? index;
		return next === position ? [] : [{ id, version, position: next }];
	});
}

/** The positions that are there, or 0, 1, 2… where some are equal. */
function ascending(positions: readonly number[]): number[] {
	const rises = positions.every((position, index) => index === 0 || position > (positions[index - 1] ?? 0));
	return rises ? [...positions] : positions.map((_, index) => index);
}
