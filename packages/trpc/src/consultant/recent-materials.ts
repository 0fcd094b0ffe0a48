/** As many passages are kept in memory as three documents of 300 pages have; a read one is many times its text. */
const mostPassages = 15_000;

/** What was made of the materials that were used last, by their keys. */
export type RecentMaterials<Value> = {
	get(key: string): Value | undefined;
	has(key: string): boolean;
	/** Marks a material as the last one used, and lets go of those that were used longest ago when they are too much. */
	use(key: string, passages: number, value: Value): void;
};

/** Two of these that are told of the same uses always hold the same keys. */
export function recentMaterials<Value>(): RecentMaterials<Value> {
	const kept = new Map<string, { passages: number; value: Value }>();
	return {
		get: (key) => kept.get(key)?.value,
		has: (key) => kept.has(key),
		use(key, passages, value) {
			kept.delete(key);
			kept.set(key, { passages, value });
			let sum = 0;
			for (const [each, { passages: number }] of [...kept].reverse()) {
				sum += number;
				if (sum > mostPassages && each !== key) kept.delete(each);
			}
		},
	};
}
