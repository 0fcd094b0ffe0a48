const planTabs = ["workstreams", "gates", "kpis", "benefits", "risks", "resources"] as const;
export type PlanTab = (typeof planTabs)[number];

/** What the address of a plan says: which part is open; the first for none or an unknown one. */
export type PlanSearch = { tab?: PlanTab };

/** Reads the address. */
export function planSearch(search: Record<string, unknown>): PlanSearch {
	const tab = planTabs.find((each) => each === search.tab);
	return tab && tab !== planTabs[0] ? { tab } : {};
}
