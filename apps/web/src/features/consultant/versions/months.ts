const number = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

/** `1 month`, `13 months`; halves stay. */
export function monthsInWords(months: number): string {
	return `${number.format(months)} ${months === 1 ? "month" : "months"}`;
}
