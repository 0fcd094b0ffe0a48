import type { Task } from "@throughline/domain/task";
import { ObjectDrawer } from "../../../workspace/object/object-drawer.tsx";
import { ObjectHistory } from "../../../workspace/object/object-history.tsx";
import { WhyTrace, whyTitle } from "../../../workspace/trace/why-trace.tsx";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { taskFields } from "../dialogs/task-form-values.ts";
import { TaskMenu } from "../list/task-menu.tsx";
import { linksOf } from "../plan/links-of.ts";
import { usePlan } from "../plan/plan-context.ts";
import { useTaskWords } from "../plan/use-task-words.ts";
import { timelineView } from "../view.ts";
import { TaskDetails } from "./task-details.tsx";
import { TaskLinks } from "./task-links.tsx";
import { TaskShares } from "./task-shares.tsx";
import { TaskTitle } from "./task-title.tsx";

/** Of what the history tells besides the fields of the form. */
const historyLabels = { ...taskFields, parentId: "Part of", recurrence: "Repeats" };

/** Everything about one task. */
export function TaskDrawer({ task }: { task: Task }) {
	const { dependencies, mayWrite } = usePlan();
	const { workstreamName, show } = useTaskWords();
	const { search, change } = useViewSearch(timelineView);
	const links = linksOf(dependencies, task.id);
	const kind = [workstreamName(task.workstreamId), task.milestone && "Milestone"];
	return (
		<ObjectDrawer
			title={<TaskTitle task={task} />}
			description={kind.filter(Boolean).join(" · ")}
			label="About the task"
			tabs={[
				{ value: "details", label: "Details", content: <TaskDetails task={task} /> },
				{ value: "why", label: whyTitle, content: <WhyTrace objectType="task" objectId={task.id} /> },
				{
					value: "dependencies",
					label: "Dependencies",
					count: links.length,
					content: <TaskLinks task={task} links={links} />,
				},
				{ value: "assignments", label: "Assignments", content: <TaskShares task={task} /> },
				{
					value: "history",
					label: "History",
					content: <ObjectHistory type="task" id={task.id} labels={historyLabels} show={show} />,
				},
			]}
			tab={search.tab}
			onTab={(tab) => change({ tab: timelineView.search.tab(tab) }, { replace: true })}
			subject="task"
			onEdit={() => change({ form: task.id })}
			actions={mayWrite && <TaskMenu task={task} />}
			onClose={() => change({ item: undefined, tab: undefined })}
		/>
	);
}
