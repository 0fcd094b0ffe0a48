/** Items by each of their keys, in order; of a key that many have the first `most`. */
export function indexBy<Key, Item>(
	items: readonly Item[],
	keysOf: (item: Item) => Iterable<Key>,
	most = Number.POSITIVE_INFINITY,
): Map<Key, Item[]> {
	const found = new Map<Key, Item[]>();
	for (const item of items)
		for (const key of new Set(keysOf(item))) {
			const sharing = found.get(key);
			if (!sharing) found.set(key, [item]);
			else if (sharing.length < most) sharing.push(item);
		}
	return found;
}
