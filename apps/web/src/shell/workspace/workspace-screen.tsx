import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { sessionEnded } from "../../api/session-ended.ts";
import { useObservable } from "../../browser/observable-value.ts";
import { viewOf } from "../../workspace/view/views.ts";
import { WaitContent } from "../screens/wait-screen.tsx";
import { viewModules } from "./view-modules.ts";
import { welcomeSeen } from "./welcome-seen.ts";

const WelcomeDialog = lazy(async () => ({
	default: (await import("./welcome-dialog.tsx")).WelcomeDialog,
}));

const route = getRouteApi("/_app/");

/** The program workspace: one page whose address says which view it shows. */
export function WorkspaceScreen() {
	const search = route.useSearch();
	const { component: View } = viewModules[viewOf(search.view)];
	const seen = useObservable(welcomeSeen) !== null;
	const opensForm = "form" in search && search.form !== undefined;
	const ended = useObservable(sessionEnded);
	return (
		<>
			<Suspense fallback={<WaitContent />}>
				<View />
			</Suspense>
			{/* An address that opens a form was followed for that: one window at a time. */}
			{!seen && !ended && !opensForm && (
				<Suspense fallback={null}>
					<WelcomeDialog />
				</Suspense>
			)}
		</>
	);
}
