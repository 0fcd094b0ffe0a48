import type { OrchestratorTask } from "@throughline/domain/orchestrator";
import { Callout } from "@throughline/ui/callout";
import { useEffect, useRef } from "react";
import { useAllowed, useAsRole } from "../../api/session/user.ts";
import { useViewSearch, type ViewSearch } from "../../workspace/view/use-view-search.ts";
import { draftOf, type TaskDraft } from "./form/task-draft.ts";
import { TaskForm } from "./form/task-form.tsx";
import { useSubmission } from "./form/use-submission.ts";
import { History } from "./history.tsx";
import { TaskDetail } from "./task-detail.tsx";
import { orchestratorView } from "./view.ts";

/** Tasks for a builder and a QA agent: a new one, those from before, and one of them in full. */
export function OrchestratorView() {
	const asRole = useAsRole();
	const { search, change } = useViewSearch(orchestratorView);
	const mayWrite = useAllowed("write");
	const open = (item: string | undefined) => change({ item, tab: undefined });
	const submission = useSubmission();
	const shown = useRef<ViewSearch<typeof orchestratorView> | null>(search);
	useEffect(() => {
		shown.current = search;
		return () => {
			shown.current = null;
		};
	}, [search]);
	const submit = async (draft: TaskDraft) => {
		const id = await submission.submit(draft);
		// Who has gone on to something else while it was sent stays there.
		if (id && shown.current && shown.current.item === search.item) open(id);
	};
	const edit = (task: OrchestratorTask) => {
		submission.setDraft(draftOf(task));
		open(undefined);
	};
	if (search.item !== undefined) {
		return (
			<TaskDetail
				id={search.item}
				submission={submission}
				onBack={() => open(undefined)}
				onEdit={edit}
				onAgain={(task) => void submit(draftOf(task))}
			/>
		);
	}
	return (
		<div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem]">
			{mayWrite ? (
				<TaskForm submission={submission} onSend={() => void submit(submission.draft)} />
			) : (
				<Callout title="Editors and Admins submit tasks here">
					A builder agent proposes files for a described task, and a QA agent checks them requirement by
					requirement. {asRole} can read about it; everybody sees their own tasks only.
				</Callout>
			)}
			<History />
		</div>
	);
}
