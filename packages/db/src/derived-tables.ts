/** Tables that triggers keep, which nobody else writes: they follow by themselves when rows come back. */
export const derivedTables = ["program_totals", "program_day_totals", "program_owner_totals", "search_entry"];
