import { useQuery } from "@tanstack/react-query";
import { toast } from "@throughline/ui/toast";
import { useEffect } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";
import { useSelectedProgram } from "../../../workspace/selected-program.ts";
import { useViewSearch } from "../../../workspace/use-view-search.ts";

/** The address names a task that this program does not have: its own program is selected, if it has one. */
export function MissingTask({ id }: { id: string }) {
	const { program, select } = useSelectedProgram();
	const { change } = useViewSearch();
	const task = useQuery(trpc.task.byId.queryOptions({ id }));
	const home = task.data?.programId;
	const elsewhere = home !== undefined && home !== program?.id;
	useEffect(() => {
		if (elsewhere) select(home);
	}, [elsewhere, home, select]);
	useEffect(() => {
		if (!task.error) return;
		const { code, sentence } = toApiError(task.error);
		// What is no id at all names a task as little as one that is gone.
		const title = code === "INVALID_INPUT" ? "This task does not exist, or no longer does" : sentence;
		toast({ title, variant: "destructive" });
		change({ item: undefined, tab: undefined }, { replace: true });
	}, [task.error, change]);
	return null;
}
