const figure = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const smallFigure = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

/** US dollars in thousands: `$1,700K`; below ten thousand with a decimal, `$4.5K`. */
export function inThousands(dollars: number): string {
	const thousands = dollars / 1000;
	return `$${(Math.abs(thousands) < 10 ? smallFigure : figure).format(thousands)}K`;
}

/** A range of US dollars in thousands: `$1,700K – $2,100K`, one figure where both ends are the same. */
export function rangeInThousands({ min, max }: { min: number; max: number }): string {
	const [low, high] = [inThousands(min), inThousands(max)];
	return low === high ? low : `${low} – ${high}`;
}

/** `1 month`, `13 months`; halves stay. */
export function monthsInWords(months: number): string {
	return `${smallFigure.format(months)} ${months === 1 ? "month" : "months"}`;
}
