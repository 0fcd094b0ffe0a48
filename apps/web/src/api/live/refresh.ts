import type { Query, QueryFilters } from "@tanstack/react-query";
import { type Area, areas } from "@throughline/domain/area";
import { queryClient } from "../query-client.ts";
import { refreshUser, userQuery } from "../session/user.ts";

/** An area in which something changed; "resync": anywhere. */
export type Changed = Area | "resync";

/** Changes that come in a burst are answered with one round of calls. */
const burstMs = 100;

/** Areas whose changes leave the dashboard and the portfolio as they are. */
const asideFromDashboard = new Set<Area>([
	"account",
	"session-context",
	"portfolio",
	"organisation",
	"exchange-rate",
	"consultant",
	"playbook",
	"orchestrator",
	"run",
	"ai-provider",
	"web-search",
	"notification",
	"my-work",
]);

/**
 * Areas that show what another one holds: gates test live data, loads come from tasks, benefits pay back costs, and a
 * person's own work lies in all of them.
 */
const alsoStale: Partial<Record<Area, readonly Area[]>> = {
	// A version follows the program that it became; measured criteria name its currency.
	program: ["risk", "benefit", "funding", "consultant", "stage-gate", "my-work"],
	task: ["stage-gate", "resource", "my-work", "funding"],
	"stage-gate": ["my-work"],
	kpi: ["stage-gate", "my-work"],
	risk: ["stage-gate", "my-work"],
	// Decisions that live data opened again.
	consultant: ["portfolio", "my-work"],
	// Who may approve expenses.
	account: ["my-work", "organisation"],
	// The days on which people work.
	organisation: ["my-work", "resource"],
	benefit: ["stage-gate"],
	funding: ["stage-gate", "benefit", "my-work"],
	resource: ["task", "stage-gate", "my-work"],
	portfolio: ["program"],
	"exchange-rate": ["portfolio"],
	// Who can serve is asked with the strategies.
	"ai-provider": ["consultant"],
};

/** A notice of a change, and the call that made it where one did. */
export type Notice = { changed: Changed; requestId: string | null };

/**
 * Collects what changed and fetches it again, the shown now and the rest when it is shown next.
 * @param isKnown whether a notice tells of a change that is fetched already
 * @param isBeingWritten whether this page is writing in an area: the notice of that may come long before a large answer,
 * and waits for it
 */
export function createRefresher(
	isKnown: (notice: Notice) => boolean = () => false,
	isBeingWritten: (changed: Changed) => boolean = () => false,
) {
	let pending: Notice[] = [];
	let timer: ReturnType<typeof setTimeout> | undefined;
	const flush = () => {
		const waiting = pending.filter(({ changed }) => isBeingWritten(changed));
		timer = waiting.length > 0 ? setTimeout(flush, burstMs) : undefined;
		// Asked as late as this: a notice may be faster than the answer to its call.
		const news = pending.filter((notice) => !waiting.includes(notice) && !isKnown(notice));
		const changed = new Set(news.map(({ changed }) => changed));
		pending = waiting;
		// Nothing has changed for sure after a resync: what a new page is loading it need not load twice.
		void refresh([...changed], (filter) =>
			changed.has("resync")
				? queryClient.invalidateQueries(filter)
				: fetchAfterChange(filter, { cancel: false }),
		);
	};
	return {
		add(notice: Notice) {
			pending.push(notice);
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
		if (area === "program") routers.add("template");
		routers.add("history");
		if (asideFromDashboard.has(area)) continue;
		routers.add("dashboard");
		routers.add("portfolio");
	}
	const keys = [...routers].map((router) => [router]);
	// Views that others share are of the portfolio.
	if (changed.includes("portfolio")) keys.push(["task", "savedView"]);
	return keys.map((key) => ({ queryKey: [key], predicate: isFollowed }));
}

/** An area's router has its name, in camel case. */
function routerOf(area: Area): string {
	return area.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Fetches again what changes made stale, who is signed in included; resolves when what is shown is new. A write needs no
 * call of it: see own-writes.ts.
 */
export async function refreshAreas(...changed: Changed[]): Promise<void> {
	await refresh(changed, (filter) => fetchAfterChange(filter));
}

async function refresh(
	changed: readonly Changed[],
	fetchAgain: (filter: QueryFilters) => Promise<void>,
): Promise<void> {
	if (changed.includes("resync") || changed.includes("account")) {
		// Without an answer the banner already says what is wrong.
		refreshUser().catch(() => undefined);
	}
	await Promise.all(filtersOf(changed).map((filter) => fetchAgain(filter)));
}

/** The area to which a procedure belongs, by its path in the router; null: to none. */
export function areaOf(path: string): Area | null {
	return areas.find((area) => routerOf(area) === path.split(".")[0]) ?? null;
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
