/** Spelled numbers: the value and its spellings, divided by "|". */
export type NumberWords = (readonly [number, string])[];

/** Spellings divided by spaces, the first standing for `from`. */
export function counted(from: number, list: string): NumberWords {
	return list.split(" ").map((word, index) => [from + index, word]);
}

/** Spellings from 20 to 99, joined as the language does. */
export function composed(
	tens: string,
	units: string,
	join: (ten: string, unit: string) => string,
): NumberWords {
	return tens.split(" ").flatMap((ten, index): NumberWords => {
		const base = 20 + index * 10;
		return [
			[base, ten],
			...counted(base + 1, units).map(([value, unit]) => [value, join(ten, unit)] as const),
		];
	});
}

/** Of the numbers of a language those that a day of a month may have. */
export function daysAmong(numbers: NumberWords): NumberWords {
	return numbers.filter(([value]) => Number.isInteger(value) && value >= 1 && value <= 31);
}
