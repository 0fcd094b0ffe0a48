import { fromCents } from "../../value/money.ts";

/** The largest amount that the product keeps, in cents. */
const most = 9_999_999_999_999_99;

/**
 * Amounts in dollars as exact decimal strings. Each differs from what was given by less than a cent, and together they
 * are the given sum rounded to the cent. What is no amount counts as nothing.
 */
export function exactAmounts(dollars: readonly number[]): string[] {
	let given = 0;
	let told = 0;
	return dollars.map((amount) => {
		given += Number.isFinite(amount) ? Math.max(0, amount) * 100 : 0;
		const upTo = Math.min(Math.round(given), most);
		const cents = Math.max(0, upTo - told);
		told = upTo;
		return fromCents(BigInt(cents));
	});
}
