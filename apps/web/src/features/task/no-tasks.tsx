import { AddButton } from "@throughline/ui/add-button";
import { EmptyState } from "@throughline/ui/empty-state";
import { ListTodo } from "lucide-react";
import { useViewSearch } from "../../workspace/view/use-view-search.ts";
import { usePlan } from "./plan/plan-context.ts";
import { timelineView } from "./view.ts";

/** In place of a list while the program has no tasks. */
export function NoTasks() {
	const { mayWrite } = usePlan();
	const { change } = useViewSearch(timelineView);
	return (
		<EmptyState
			icon={<ListTodo size={20} />}
			message="No tasks found"
			action={
				mayWrite && (
					<AddButton variant="primary" onClick={() => change({ form: "new" })}>
						Create First Task
					</AddButton>
				)
			}
		/>
	);
}
