import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { trpc } from "../../../api/client.ts";
import { MissingObject } from "../../../workspace/object/missing-object.tsx";
import { useSelectedProgram } from "../../../workspace/program/selected-program.ts";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { timelineView } from "../view.ts";

/** The address names a task that this program does not have: its own program is selected, if it has one. */
export function MissingTask({ id }: { id: string }) {
	const { program } = useSelectedProgram();
	const navigate = useNavigate({ from: "/" });
	const { change } = useViewSearch(timelineView);
	const task = trpc.task.byId.useQuery({ id });
	const home = task.data?.programId;
	const elsewhere = home !== undefined && home !== program?.id;
	useEffect(() => {
		if (elsewhere)
			void navigate({ to: "/", search: (before) => ({ ...before, program: home }), replace: true });
	}, [elsewhere, home, navigate]);
	if (!task.error) return null;
	return <MissingObject noun="task" onClose={() => change({ item: undefined, tab: undefined })} />;
}
