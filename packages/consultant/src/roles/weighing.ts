/** A yes as 1 and a no as 0, to be weighed with others. */
export function flag(holds: boolean): 0 | 1 {
	return holds ? 1 : 0;
}

/** Weighs signs by what each of them says: their sum, from an offset on; 0 is as likely as not. */
export function weigherOf<Sign extends string>(
	weights: Readonly<Record<Sign, number>>,
	offset: number,
): (signs: Readonly<Record<Sign, number>>) => number {
	const names = Object.keys(weights) as Sign[];
	return (signs) => names.reduce((sum, name) => sum + weights[name] * signs[name], offset);
}
