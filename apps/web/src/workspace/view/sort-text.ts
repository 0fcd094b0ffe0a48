import type { TableSort } from "@throughline/ui/data-table";

/** An order as the address keeps it: a column, with a minus for last first. */
export function sortText(sort: TableSort | null): string | undefined {
	return sort ? `${sort.desc ? "-" : ""}${sort.id}` : undefined;
}

/** The order that an address names; null for none. */
export function sortOf(text: string | undefined): TableSort | null {
	if (!text) return null;
	return text.startsWith("-") ? { id: text.slice(1), desc: true } : { id: text, desc: false };
}
