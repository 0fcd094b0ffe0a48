import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { BookMarked } from "lucide-react";
import { givenReason, toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";
import { byHand } from "../../../api/live/refresh.ts";
import { ViewFailure } from "../../../workspace/failure/query-failure.tsx";
import { useSelectedProgram } from "../../../workspace/program/selected-program.ts";
import { EditorSkeleton } from "./editor-skeleton.tsx";
import { LeftOutList } from "./left-out-list.tsx";
import { PlaybookEditor } from "./playbook-editor.tsx";

type DraftFromProgramProps = {
	programId: string;
	id: null;
	version: null;
	back: string;
	onBack: () => void;
	onSaved: (id: string) => void;
};

/** A playbook made of a program, to be edited before it is stored. */
export function DraftFromProgram({ programId, ...ways }: DraftFromProgramProps) {
	// Asked once: what the program becomes meanwhile must not change the text under the person's hands.
	const draft = trpc.consultant.playbook.yamlFromProgram.useQuery(
		{ programId },
		{ staleTime: Infinity, meta: byHand },
	);
	const { programs } = useSelectedProgram();
	const name = programs.find(({ id }) => id === programId)?.name;
	if (draft.data !== undefined) {
		return (
			<PlaybookEditor
				title={name === undefined ? "Save as playbook" : `Save “${name}” as playbook`}
				hint="A draft of the program's work, measures and risks, without names, figures, dates and quotes of its case. Its days are those of one size of case; for the other two they are scaled. Read it through, then create the playbook: everybody here will see it."
				note={
					<div className="space-y-4">
						<UnfinishedNote {...draft.data.work} />
						<LeftOutList leftOut={draft.data.leftOut} />
					</div>
				}
				source={draft.data.source}
				draftKey={`playbook/program/${programId}`}
				{...ways}
			/>
		);
	}
	const reason = draft.error && givenReason(toApiError(draft.error));
	if (reason) {
		return (
			<Card>
				<EmptyState
					icon={<BookMarked size={20} />}
					title="No playbook can be made of this program"
					level={2}
					message={/[.!?]$/.test(reason) ? reason : `${reason}.`}
					action={<Button onClick={ways.onBack}>{ways.back}</Button>}
				/>
			</Card>
		);
	}
	if (draft.error)
		return (
			<ViewFailure message="Failed to make a playbook of this program. Please try again." query={draft} />
		);
	return <EditorSkeleton />;
}

/** What is not done yet has not proved itself: whoever uses the playbook should know. */
function UnfinishedNote({ tasks, completed }: { tasks: number; completed: number }) {
	if (completed === tasks) return null;
	const title =
		completed === 0
			? "No task of this program is completed yet"
			: `${completed} of ${tasks} tasks of this program are completed`;
	return (
		<Callout title={title}>
			What is not done yet has not shown that it works. Save it as a plan to start from, or come back when the
			program is finished.
		</Callout>
	);
}
