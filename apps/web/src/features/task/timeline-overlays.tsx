import { useEffect } from "react";
import { LevelDialog } from "../../workspace/levelling/level-dialog.tsx";
import { SaveTemplateDialog } from "../../workspace/template/save-template-dialog.tsx";
import { UseTemplateDialog } from "../../workspace/template/use-template-dialog.tsx";
import { useViewSearch } from "../../workspace/view/use-view-search.ts";
import { AutoScheduleDialog } from "./dialogs/auto-schedule-dialog.tsx";
import { BaselinesDialog } from "./dialogs/baselines-dialog.tsx";
import { HolidaysDialog } from "./dialogs/holidays-dialog.tsx";
import { LinkDialog } from "./dialogs/link-dialog.tsx";
import { MoveTasksDialog } from "./dialogs/move-tasks-dialog.tsx";
import { ShareDialog } from "./dialogs/share-dialog.tsx";
import { TaskDialog } from "./dialogs/task-dialog.tsx";
import { WorkstreamsDialog } from "./dialogs/workstreams-dialog.tsx";
import { MissingTask } from "./drawer/missing-task.tsx";
import { TaskDrawer } from "./drawer/task-drawer.tsx";
import { usePlan } from "./plan/plan-context.ts";
import { type TimelineWindow, windowOf } from "./plan/timeline-window.ts";
import { RepeatDialog } from "./repeat/repeat-dialog.tsx";
import { timelineView } from "./view.ts";

/** What the address opens over the timeline: a task's drawer, a form, or both. */
export function TimelineOverlays() {
	const { taskById, mayWrite } = usePlan();
	const { search, change } = useViewSearch(timelineView);
	const task = search.item === undefined ? null : (taskById.get(search.item) ?? null);
	const window = windowOf(search.form);
	return (
		<>
			{task && <TaskDrawer task={task} />}
			{search.item !== undefined && !task && <MissingTask key={search.item} id={search.item} />}
			{window && mayWrite && <Form window={window} onClose={() => change({ form: undefined })} />}
			{window && !mayWrite && <DropForm />}
		</>
	);
}

/** A form that nobody can use here, or whose object is gone, leaves the address. */
function DropForm() {
	const { change } = useViewSearch(timelineView);
	useEffect(() => change({ form: undefined }, { replace: true }), [change]);
	return null;
}

function Form({ window, onClose }: { window: TimelineWindow; onClose: () => void }) {
	const { program, taskById, dependencies } = usePlan();
	const { search } = useViewSearch(timelineView);
	switch (window.kind) {
		case "task": {
			const task = window.id === null ? null : taskById.get(window.id);
			return task === undefined ? <DropForm /> : <TaskDialog task={task} onClose={onClose} />;
		}
		case "link": {
			const link = window.id === null ? null : dependencies.find(({ id }) => id === window.id);
			if (link === undefined) return <DropForm />;
			return <LinkDialog link={link} successorId={search.item ?? null} onClose={onClose} />;
		}
		case "share":
			return search.item === undefined ? (
				<DropForm />
			) : (
				<ShareDialog taskId={search.item} shareId={window.id} onClose={onClose} />
			);
		case "repeat":
		case "template":
		case "move":
			return <TaskWindow window={window} onClose={onClose} />;
		case "from-template":
			return (
				<UseTemplateDialog kind="task" programId={program.id} onMade={() => undefined} onClose={onClose} />
			);
		case "workstreams":
			return <WorkstreamsDialog onClose={onClose} />;
		case "holidays":
			return <HolidaysDialog onClose={onClose} />;
		case "baselines":
			return <BaselinesDialog onClose={onClose} />;
		case "schedule":
			return <AutoScheduleDialog onClose={onClose} />;
		case "level":
			return <LevelDialog program={program} onClose={onClose} />;
	}
}

type TaskWindowProps = {
	window: Extract<TimelineWindow, { kind: "repeat" | "template" | "move" }>;
	onClose: () => void;
};

/** A window about one task that is there. */
function TaskWindow({ window, onClose }: TaskWindowProps) {
	const task = usePlan().taskById.get(window.id);
	if (!task) return <DropForm />;
	if (window.kind === "move") return <MoveTasksDialog tasks={[task]} onClose={onClose} />;
	if (window.kind === "repeat") return <RepeatDialog task={task} onClose={onClose} />;
	return <SaveTemplateDialog kind="task" of={task} onClose={onClose} />;
}
