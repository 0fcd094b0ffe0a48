import type { AppRouter } from "@throughline/trpc/router";
import type { TRPCLink } from "@trpc/client";
import { tap } from "@trpc/server/observable";
import { toApiError } from "../api-error.ts";
import { areaOf, type Changed, type Notice, refreshAreas } from "./refresh.ts";

/** What a write touches by its path in the router, where that is not the area that its path begins with. */
const exceptions: Record<string, readonly Changed[]> = {
	"aiProvider.test": [],
	"consultant.integration.integrate": ["program", "consultant"],
	"consultant.whys.validate": [],
	// It changes nothing that anybody sees.
	"dashboard.visit": [],
	"duplicate.program": ["program"],
	"duplicate.risk": ["risk"],
	"duplicate.task": ["task"],
	// It tells others.
	"myWork.askToBeLinked": [],
	"playbook.readYaml": [],
	"playbook.use": ["program", "playbook"],
	"resource.openRole.fill": ["resource", "task"],
	// Saved views are nobody else's business: their list alone is fetched again, by its screen.
	"task.savedView.save": [],
	"task.savedView.remove": [],
	"webSearch.test": [],
	"template.create": ["program"],
	"template.remove": ["program"],
	"template.update": ["program"],
	"template.use": ["program", "task"],
	// What hung on the object came back with it.
	"trash.restore": ["resync"],
	"trash.restoreMany": ["resync"],
	"trash.discard": [],
	"trash.discardMany": [],
	"trash.remove": ["resync"],
	"undo.redo": ["resync"],
	"undo.takeBack": ["resync"],
};

/** Refusals of what was sent: they say nothing new of what is stored. */
const refusals = [400, 401, 403, 413, 422, 429];

/** How many own writes are under way, by what they touch. */
const underWay = new Map<Changed, number>();
/** What own writes made stale and is not fetched yet. */
const stale = new Set<Changed>();
let scheduled: Promise<void> | null = null;
let fetching: Promise<unknown> = Promise.resolve();

/** What the newest own writes touched, by the id of their request. */
const ownRequests = new Map<string, readonly Changed[]>();
const ownRequestsAtMost = 200;

/** Fetches again what each write of this page made stale, so that no screen needs to. */
export const refreshAfterWrites: TRPCLink<AppRouter> =
	() =>
	({ op, next }) => {
		if (op.type !== "mutation") return next(op);
		const touched = touchedBy(op.path);
		begin(touched);
		return next(op).pipe(
			tap({
				next({ context }) {
					if (context?.response instanceof Response)
						remember(context.response, touched, op.context.tellRequest);
					end(touched, true);
				},
				error: (error) => end(touched, !refusals.includes(toApiError(error).status)),
			}),
		);
	};

/** Resolves when what own writes have changed so far is shown. */
export async function whenRefreshed(): Promise<void> {
	await scheduled;
	await fetching;
}

/** Whether a notice tells of a write of this page whose changes in that area it fetches itself. */
export function isOwnWrite({ changed, requestId }: Notice): boolean {
	return requestId !== null && ownRequests.get(requestId)?.includes(changed) === true;
}

/** Whether a write of this page that touches an area is under way: when it ends, that is fetched. */
export function isBeingWritten(changed: Changed): boolean {
	return (underWay.get(changed) ?? 0) > 0;
}

/** Whether a write of this page had this request. */
export function isOwnRequest(requestId: string): boolean {
	return ownRequests.has(requestId);
}

function touchedBy(path: string): readonly Changed[] {
	const area = areaOf(path);
	return exceptions[path] ?? (area ? [area] : []);
}

function begin(touched: readonly Changed[]): void {
	for (const changed of touched) underWay.set(changed, (underWay.get(changed) ?? 0) + 1);
}

function end(touched: readonly Changed[], isStale: boolean): void {
	for (const changed of touched) {
		underWay.set(changed, (underWay.get(changed) ?? 1) - 1);
		if (isStale) stale.add(changed);
	}
	// Later than whoever waits for the answer, who may go on with the next write of a row.
	if (stale.size > 0) scheduled ??= new Promise((resolve) => setTimeout(() => resolve(fetchStale()), 0));
}

/** What another write under way touches is left to the end of that: fetched before, it would be old at once. */
function fetchStale(): void {
	scheduled = null;
	const settled = [...stale].filter((changed) => !underWay.get(changed));
	for (const changed of settled) stale.delete(changed);
	if (settled.length > 0) fetching = Promise.all([fetching, refreshAreas(...settled)]);
}

function remember(response: Response, touched: readonly Changed[], tell: unknown): void {
	const requestId = response.headers.get("x-request-id");
	if (requestId === null) return;
	if (typeof tell === "function") tell(requestId);
	ownRequests.set(requestId, touched);
	const [oldest] = ownRequests.keys();
	if (oldest !== undefined && ownRequests.size > ownRequestsAtMost) ownRequests.delete(oldest);
}
