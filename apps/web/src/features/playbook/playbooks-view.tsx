import { trpc } from "../../api/client.ts";
import { useAllowed } from "../../api/session/user.ts";
import { ViewFailure } from "../../workspace/failure/query-failure.tsx";
import { PrintedHead } from "../../workspace/program/printed-head.tsx";
import { useViewSearch } from "../../workspace/view/use-view-search.ts";
import { EditPlaybook } from "./editor/edit-playbook.tsx";
import { NewPlaybook, newPlaybookForms } from "./editor/new-playbook.tsx";
import { LibrarySkeleton } from "./library/library-skeleton.tsx";
import { PlaybookLibrary } from "./library/playbook-library.tsx";
import { PlaybookPage } from "./reading/playbook-page.tsx";
import { UsePlaybookDialog } from "./use/use-playbook-dialog.tsx";
import { EarlierVersion } from "./versions/earlier-version.tsx";
import { VersionsDialog } from "./versions/versions-dialog.tsx";
import { playbooksView } from "./view.ts";

/** The library: every playbook, one to read, or one to write. */
export function PlaybooksView() {
	const { search, change } = useViewSearch(playbooksView);
	const mayWrite = useAllowed("write");
	const { playbook = null, form } = search;
	if (mayWrite && playbook !== null && form === "edit") return <EditPlaybook key={playbook} id={playbook} />;
	const newForm = newPlaybookForms.find((each) => each === form);
	if (mayWrite && playbook === null && newForm)
		return <NewPlaybook key={newForm} form={newForm} programId={search.item} />;
	const using = mayWrite && form === "use" && (
		<UsePlaybookDialog playbookId={playbook} onClose={() => change({ form: undefined })} />
	);
	if (playbook === null) {
		return (
			<>
				<Library />
				{using}
			</>
		);
	}
	const version = Number(search.item);
	return (
		<>
			{using}
			{Number.isInteger(version) && version > 0 ? (
				<EarlierVersion id={playbook} version={version} />
			) : (
				<PlaybookPage key={playbook} id={playbook} />
			)}
			{form === "versions" && <VersionsDialog id={playbook} onClose={() => change({ form: undefined })} />}
		</>
	);
}

function Library() {
	const list = trpc.playbook.list.useQuery();
	return (
		<div className="@container space-y-4">
			<PrintedHead>Playbooks</PrintedHead>
			{list.data && <PlaybookLibrary playbooks={list.data} />}
			{list.isPending && <LibrarySkeleton />}
			{list.isError && !list.data && (
				<ViewFailure message="Failed to load the playbooks. Please try again." query={list} />
			)}
		</div>
	);
}
