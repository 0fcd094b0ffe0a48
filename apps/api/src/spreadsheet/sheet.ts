/** A cell: a text, an amount or percentage as a number, a day, or nothing. */
export type Cell =
	| string
	| null
	| { amount: string }
	| { percent: number }
	| { count: number }
	| { day: string };

/** A table of a workbook. */
export type Sheet = { name: string; header: readonly string[]; rows: readonly (readonly Cell[])[] };
