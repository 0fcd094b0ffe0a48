import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useObservable } from "../../browser/observable-value.ts";
import { sessionEnded } from "../../session/session-ended.ts";
import { WaitContent } from "../../shell/wait-screen.tsx";
import { welcomeSeen } from "../../shell/welcome-seen.ts";
import { viewOf } from "./views.ts";
import { viewModules } from "./workspace-search.ts";

const WelcomeDialog = lazy(async () => ({
	default: (await import("../../shell/welcome-dialog.tsx")).WelcomeDialog,
}));

const route = getRouteApi("/_app/");

/** The program workspace: one page whose address says which view it shows. */
export function WorkspaceScreen() {
	const { component: View } = viewModules[viewOf(route.useSearch().view)];
	const seen = useObservable(welcomeSeen) !== null;
	const ended = useObservable(sessionEnded);
	return (
		<>
			<Suspense fallback={<WaitContent />}>
				<View />
			</Suspense>
			{!seen && !ended && (
				<Suspense fallback={null}>
					<WelcomeDialog />
				</Suspense>
			)}
		</>
	);
}
