import type { Query, QueryFilters } from "@tanstack/react-query";
import type { Area } from "@throughline/domain/area";
import { refreshUser, userQuery } from "../session/user.ts";
import { queryClient } from "./query-client.ts";

/** An area in which something changed; "resync": anywhere. */
export type Changed = Area | "resync";

/** Changes that come in a burst are answered with one round of calls. */
const burstMs = 100;

/** Areas whose changes leave the dashboard as it is. */
const asideFromDashboard = new Set<Area>([
	"account",
	"session-context",
	"consultant",
	"playbook",
	"orchestrator",
	"run",
	"notification",
]);

/** Areas that show what another one holds: gates test live data, loads come from tasks, benefits pay back costs. */
const alsoStale: Partial<Record<Area, readonly Area[]>> = {
	// A version follows the program that it became; measured criteria name its currency.
	program: ["risk", "benefit", "funding", "consultant", "stage-gate"],
	task: ["stage-gate", "resource"],
	kpi: ["stage-gate"],
	risk: ["stage-gate"],
	benefit: ["stage-gate"],
	funding: ["stage-gate", "benefit"],
	resource: ["task", "stage-gate"],
};

/** Collects what changed and fetches it again, the shown now and the rest when it is shown next. */
export function createRefresher() {
	const pending = new Set<Changed>();
	let timer: ReturnType<typeof setTimeout> | undefined;
	const flush = () => {
		timer = undefined;
		const changed = [...pending];
		pending.clear();
		if (changed.includes("resync") || changed.includes("account")) {
			// Without an answer the banner already says what is wrong.
			refreshUser().catch(() => undefined);
		}
		const isSure = !changed.includes("resync");
		for (const filter of filtersOf(changed)) {
			// Nothing has changed for sure: what a new page is loading it need not load twice.
			void (isSure ? fetchAfterChange(filter, { cancel: false }) : queryClient.invalidateQueries(filter));
		}
	};
	return {
		add(changed: Changed) {
			pending.add(changed);
			timer ??= setTimeout(flush, burstMs);
		},
		stop() {
			clearTimeout(timer);
		},
	};
}

/** Which queries hold what changed. A tRPC query's key begins with its path: `["program", "list"]`. */
export function filtersOf(changed: readonly Changed[]): QueryFilters[] {
	if (changed.includes("resync")) return [{ predicate: (query) => isNotUser(query) && isFollowed(query) }];
	const routers = new Set<string>();
	for (const area of changed) {
		if (area === "resync") continue;
		for (const stale of [area, ...(alsoStale[area] ?? [])]) routers.add(routerOf(stale));
		routers.add("history");
		if (!asideFromDashboard.has(area)) routers.add("dashboard");
	}
	return [...routers].map((router) => ({ queryKey: [[router]], predicate: isFollowed }));
}

/** An area's router has its name, in camel case. */
function routerOf(area: Area): string {
	return area.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Fetches again what a change in these areas made stale, after an own write; resolves when what is shown is new. */
export async function refreshAreas(...changed: Area[]): Promise<void> {
	await Promise.all(filtersOf(changed).map((filter) => fetchAfterChange(filter)));
}

/**
 * Fetches again what a change made stale, with calls that are made after it: the answer to one that was under way may not
 * hold it. Resolves when what is shown is new.
 * @param cancel whether such an answer is not waited for. One's own change is wanted at once; those of others may come so
 * often that no answer would ever be shown.
 */
export async function fetchAfterChange(filter: QueryFilters, { cancel = true } = {}): Promise<void> {
	const underWay = queryClient.getQueryCache().findAll({ ...filter, fetchStatus: "fetching" });
	// A first answer is always waited for.
	const awaited = new Set(cancel ? underWay.filter(({ state }) => state.data === undefined) : underWay);
	await queryClient.invalidateQueries(filter, { cancelRefetch: cancel });
	if (awaited.size === 0) return;
	await queryClient.invalidateQueries({ predicate: (query) => awaited.has(query) }, { cancelRefetch: false });
}

/** Who is signed in is asked for separately: an ended session must not empty the screen. */
function isNotUser(query: Query): boolean {
	return query.queryKey[0] !== userQuery.queryKey[0];
}

/** What is asked for by hand only says so: `meta: byHand`. */
export const byHand = { byHand: true };

function isFollowed(query: Query): boolean {
	return query.meta?.byHand !== true;
}
