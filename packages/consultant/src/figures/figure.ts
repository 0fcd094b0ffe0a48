export type FigureKind = "money" | "percent" | "count" | "duration" | "date" | "ratio" | "number";

export type FigureBound = "at most" | "at least" | "under" | "over" | "about" | "up to";

export type DatePrecision = "day" | "month" | "quarter" | "year" | "season";

export type DateRelation = "by" | "from" | "since" | "until" | "in" | "on";

/** A figure of a text, read once: what it says, and where it stands. */
export type Figure = {
	kind: FigureKind;
	/** Span in UTF-16 units: `text.slice(start, end)` is the figure as written, with its unit and currency. */
	start: number;
	end: number;
	/** Money in units of the currency, percent as 12.5, durations in `unit`, a ratio's numerator, a date's year. */
	value: number;
	/** Upper end of a range. */
	high: number | null;
	/** Denominator of a ratio. */
	of: number | null;
	/** A count's word as in the text; a duration's English unit in the singular; "%" or "percentage points". */
	unit: string | null;
	/** ISO 4217; null where none is written. */
	currency: string | null;
	/** What the figure is for one of: "year", "month", "hour", "head", "piece", or the text's own word. */
	per: string | null;
	/** Each of several, as in "46k each". */
	each: boolean;
	bound: FigureBound | null;
	/** The figure was one value and became another, which is also its `value`. */
	change: { from: number; to: number } | null;
	/** ISO dates, both inclusive. */
	date: { from: string; to: string; precision: DatePrecision } | null;
	/** How a date bounds what is said. */
	relation: DateRelation | null;
};

/** A figure that is nothing but its value. */
export function bareFigure(kind: FigureKind, value: number): Omit<Figure, "start" | "end"> {
	return {
		kind,
		value,
		high: null,
		of: null,
		unit: null,
		currency: null,
		per: null,
		each: false,
		bound: null,
		change: null,
		date: null,
		relation: null,
	};
}

/** A time that is told in units below the month: what is measured is, dates and terms are not. */
export function isShortTime({ kind, unit }: Pick<Figure, "kind" | "unit">): boolean {
	return kind === "duration" && unit !== "month" && unit !== "year";
}

/** A share, or such a time. */
export function isShareOrShortTime(figure: Pick<Figure, "kind" | "unit">): boolean {
	return figure.kind === "percent" || figure.kind === "ratio" || isShortTime(figure);
}

/** "34 of every 100": a share in other words. */
export function isShareOfRound({ kind, of }: Pick<Figure, "kind" | "of">): boolean {
	return kind === "ratio" && (of === 10 || of === 100 || of === 1000);
}

/** Whether a number without a unit may be a year: 1900 to 2099. */
export function mayBeYear(value: number): boolean {
	return value >= 1900 && value < 2100;
}
