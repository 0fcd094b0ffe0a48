/** The token of the nth series, cycling over six; pass 5 for benefits. */
export function seriesColour(index: number, cycle: 5 | 6 = 6): string {
	return `var(--series-${(index % cycle) + 1})`;
}
