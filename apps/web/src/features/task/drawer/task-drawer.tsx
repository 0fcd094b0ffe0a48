import type { Task } from "@throughline/domain/task";
import { Drawer, DrawerBody, DrawerContent } from "@throughline/ui/drawer";
import { IconButton } from "@throughline/ui/icon-button";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@throughline/ui/tabs";
import { Pencil } from "lucide-react";
import { focusWindow } from "../../../browser/focus-window.ts";
import { useReturnFocus } from "../../../browser/use-return-focus.ts";
import { ObjectHistory } from "../../../workspace/object-history.tsx";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { WhyThread, whyTitle } from "../../../workspace/why-thread.tsx";
import { taskFields } from "../dialogs/task-form-values.ts";
import { TaskMenu } from "../list/task-menu.tsx";
import { usePlan } from "../plan/plan-context.ts";
import { useTaskWords } from "../plan/use-task-words.ts";
import { timelineView } from "../view.ts";
import { TaskDetails } from "./task-details.tsx";
import { TaskLinks } from "./task-links.tsx";
import { TaskShares } from "./task-shares.tsx";

/** Everything about one task. */
export function TaskDrawer({ task }: { task: Task }) {
	const { dependencies, mayWrite } = usePlan();
	const { workstreamName, show } = useTaskWords();
	const { search, change } = useViewSearch(timelineView);
	const returnFocus = useReturnFocus();
	const links = dependencies.filter(
		({ predecessorId, successorId }) => predecessorId === task.id || successorId === task.id,
	);
	return (
		<Drawer open onOpenChange={(open) => !open && change({ item: undefined, tab: undefined })}>
			<DrawerContent
				title={task.name}
				description={[workstreamName(task.workstreamId), task.milestone && "Milestone"]
					.filter(Boolean)
					.join(" · ")}
				width="lg"
				onOpenAutoFocus={focusWindow}
				onCloseAutoFocus={returnFocus}
				actions={
					mayWrite && (
						<>
							<IconButton
								label="Edit task"
								icon={<Pencil size={16} aria-hidden="true" />}
								onClick={() => change({ form: task.id })}
							/>
							<TaskMenu task={task} />
						</>
					)
				}
			>
				<DrawerBody>
					<Tabs
						value={search.tab ?? "details"}
						onValueChange={(tab) => change({ tab: timelineView.search.tab(tab) }, { replace: true })}
					>
						<TabsList aria-label="About the task">
							<TabsTrigger value="details">Details</TabsTrigger>
							<TabsTrigger value="why">{whyTitle}</TabsTrigger>
							<TabsTrigger value="dependencies" count={links.length}>
								Dependencies
							</TabsTrigger>
							<TabsTrigger value="assignments">Assignments</TabsTrigger>
							<TabsTrigger value="history">History</TabsTrigger>
						</TabsList>
						<TabsContent value="details">
							<TaskDetails task={task} />
						</TabsContent>
						<TabsContent value="why">
							<WhyThread objectType="task" objectId={task.id} />
						</TabsContent>
						<TabsContent value="dependencies">
							<TaskLinks task={task} links={links} />
						</TabsContent>
						<TabsContent value="assignments">
							<TaskShares task={task} />
						</TabsContent>
						<TabsContent value="history">
							<ObjectHistory type="task" id={task.id} labels={taskFields} show={show} />
						</TabsContent>
					</Tabs>
				</DrawerBody>
			</DrawerContent>
		</Drawer>
	);
}
