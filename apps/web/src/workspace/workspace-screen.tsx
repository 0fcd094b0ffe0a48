import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useObservable } from "../browser/observable-value.ts";
import { DashboardView } from "../features/dashboard/dashboard-view.tsx";
import { sessionEnded } from "../session/session-ended.ts";
import { WaitContent } from "../shell/wait-screen.tsx";
import { welcomeSeen } from "../shell/welcome-seen.ts";
import { programView } from "./program-views.tsx";
import { type ViewId, viewOf } from "./views.ts";

const WelcomeDialog = lazy(async () => ({
	default: (await import("../shell/welcome-dialog.tsx")).WelcomeDialog,
}));

const route = getRouteApi("/_app/");

/** The program workspace: one page whose address says which view it shows. */
export function WorkspaceScreen() {
	// The router merges the address's own words in: what no view knows is the dashboard.
	const view = viewOf(route.useSearch().view);
	const seen = useObservable(welcomeSeen) !== null;
	const ended = useObservable(sessionEnded);
	return (
		<>
			<Suspense fallback={<WaitContent />}>
				<View view={view} />
			</Suspense>
			{!seen && !ended && (
				<Suspense fallback={null}>
					<WelcomeDialog />
				</Suspense>
			)}
		</>
	);
}

function View({ view }: { view: ViewId }) {
	if (view === "dashboard") return <DashboardView />;
	const Shown = programView(view);
	return <Shown />;
}
