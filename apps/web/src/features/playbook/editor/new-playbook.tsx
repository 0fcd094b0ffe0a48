import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { playbooksView } from "../view.ts";
import { DraftFromProgram } from "./draft-from-program.tsx";
import { FileButton } from "./file-button.tsx";
import type { NewPlaybookForm } from "./new-playbook-forms.ts";
import { newPlaybookSource } from "./new-playbook-source.ts";
import { PlaybookEditor } from "./playbook-editor.tsx";

/** Writes a new playbook: from a beginning, from a file, or from a program. */
export function NewPlaybook({ form, programId }: { form: NewPlaybookForm; programId: string | undefined }) {
	const { change } = useViewSearch(playbooksView);
	const toLibrary = () => change({ form: undefined, item: undefined, tab: undefined, display: undefined });
	const ways = {
		id: null,
		version: null,
		back: "All playbooks",
		onBack: toLibrary,
		onSaved: (playbook: string) =>
			change({ form: undefined, item: undefined, tab: undefined, display: undefined, playbook }),
	};
	if (form === "program" && programId !== undefined)
		return <DraftFromProgram programId={programId} {...ways} />;
	if (form === "import") {
		return (
			<PlaybookEditor
				title="Import a playbook"
				hint="Choose a YAML file of at most 1 MB, or paste its text. Nothing is stored before you create the playbook."
				start={(setSource) => <FileButton onText={setSource} />}
				source=""
				firstTab="yaml"
				draftKey="playbook/import"
				{...ways}
			/>
		);
	}
	return (
		<PlaybookEditor
			title="New playbook"
			hint="Replace the sample texts by your own. A workstream with a task is enough; everything else makes the advice better."
			source={newPlaybookSource}
			draftKey="playbook/new"
			{...ways}
		/>
	);
}
