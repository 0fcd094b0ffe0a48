/** Exact decimal strings, compared and multiplied as whole numbers; no float is on the way. */

/** Two decimals as whole numbers of the same unit: `"1.5"` and `"2"` become `15n` and `20n`. Throws a RangeError. */
export function sameScale(a: string, b: string): [bigint, bigint] {
	const left = parts(a);
	const right = parts(b);
	const scale = Math.max(left.fraction.length, right.fraction.length);
	return [scaled(left, scale), scaled(right, scale)];
}

/** Whether two decimal strings are the same number: `"1.50"` and `"1.5"` are. */
export function isSameNumber(a: string, b: string): boolean {
	const [left, right] = sameScale(a, b);
	return left === right;
}

/** The number without zeros that say nothing: `"12.5000"` becomes `"12.5"`, `"10.00"` becomes `"10"`. */
export function plainDecimal(value: string): string {
	return value.includes(".") ? value.replace(/\.?0+$/, "") : value;
}

type Parts = { negative: boolean; whole: string; fraction: string };

function parts(value: string): Parts {
	const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value);
	if (!match) throw new RangeError(`Not a decimal number: ${value}`);
	const [, sign, whole = "0", fraction = ""] = match;
	return { negative: sign === "-", whole, fraction };
}

function scaled({ negative, whole, fraction }: Parts, scale: number): bigint {
	const digits = BigInt(whole + fraction.padEnd(scale, "0"));
	return negative ? -digits : digits;
}
