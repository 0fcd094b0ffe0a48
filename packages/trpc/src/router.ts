import { accountRouter } from "./account/router.ts";
import { dashboardRouter } from "./dashboard/router.ts";
import { liveRouter } from "./live/router.ts";
import { createCallerFactory, router } from "./procedure.ts";
import { programRouter } from "./program/router.ts";
import { trashRouter } from "./trash/router.ts";

export const appRouter = router({
	account: accountRouter,
	dashboard: dashboardRouter,
	live: liveRouter,
	program: programRouter,
	trash: trashRouter,
});

export type AppRouter = typeof appRouter;

/** Calls the procedures from inside the server: the REST routes go through it. */
export const createCaller = createCallerFactory(appRouter);
