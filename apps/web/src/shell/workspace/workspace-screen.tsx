import { getRouteApi } from "@tanstack/react-router";
import { Suspense, useEffect } from "react";
import { sessionEnded } from "../../api/session-ended.ts";
import { useObservable } from "../../browser/observable-value.ts";
import { lazyPart } from "../../workspace/lazy-part.ts";
import { MissingProgram } from "../../workspace/program/missing-program.tsx";
import { useSelectedProgram } from "../../workspace/program/selected-program.ts";
import { sharedViewIds, viewOf } from "../../workspace/view/views.ts";
import { WaitContent } from "../screens/wait-screen.tsx";
import { viewModules } from "./view-modules.ts";
import { welcomeSeen } from "./welcome-seen.ts";

const WelcomeDialog = lazyPart(() => import("./welcome-dialog.tsx"), "WelcomeDialog");

const route = getRouteApi("/_app/");

/** Puts the selected program into an address that names none. Answers whether the one that is named is missing. */
function useProgramInAddress(): boolean {
	const { program: named, view } = route.useSearch();
	const { program, isMissing, isFetching } = useSelectedProgram();
	const navigate = route.useNavigate();
	const isShared = sharedViewIds.includes(viewOf(view));
	const idToName = named === undefined && !isShared && !isFetching ? program?.id : undefined;
	useEffect(() => {
		if (idToName === undefined) return;
		void navigate({
			search: (before) => ({ ...before, program: idToName }),
			replace: true,
			resetScroll: false,
		});
	}, [idToName, navigate]);
	return isMissing;
}

/** The program workspace: one page whose address says which view it shows. */
export function WorkspaceScreen() {
	const search = route.useSearch();
	const isMissing = useProgramInAddress();
	const { component: View } = viewModules[viewOf(search.view)];
	const seen = useObservable(welcomeSeen) !== null;
	const opensForm = "form" in search && search.form !== undefined;
	const ended = useObservable(sessionEnded);
	return (
		<>
			{isMissing && !sharedViewIds.includes(viewOf(search.view)) ? (
				<MissingProgram />
			) : (
				<Suspense fallback={<WaitContent />}>
					<View />
				</Suspense>
			)}
			{/* An address that opens a form was followed for that: one window at a time. */}
			{!seen && !ended && !opensForm && (
				<Suspense fallback={null}>
					<WelcomeDialog />
				</Suspense>
			)}
		</>
	);
}
