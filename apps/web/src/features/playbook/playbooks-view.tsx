import { Suspense } from "react";
import { trpc } from "../../api/client.ts";
import { useAllowed } from "../../api/session/user.ts";
import { ViewFailure } from "../../workspace/failure/query-failure.tsx";
import { lazyPart } from "../../workspace/lazy-part.ts";
import { PrintedHead } from "../../workspace/program/printed-head.tsx";
import { useViewSearch } from "../../workspace/view/use-view-search.ts";
import { EditorSkeleton } from "./editor/editor-skeleton.tsx";
import { newPlaybookForms } from "./editor/new-playbook-forms.ts";
import { LibrarySkeleton } from "./library/library-skeleton.tsx";
import { PlaybookLibrary } from "./library/playbook-library.tsx";
import { PlaybookPage } from "./reading/playbook-page.tsx";
import { UsePlaybookDialog } from "./use/use-playbook-dialog.tsx";
import { EarlierVersion } from "./versions/earlier-version.tsx";
import { VersionsDialog } from "./versions/versions-dialog.tsx";
import { playbooksView } from "./view.ts";

// With the parser of YAML, which whoever reads the library does not need.
const EditPlaybook = lazyPart(() => import("./editor/edit-playbook.tsx"), "EditPlaybook");
const NewPlaybook = lazyPart(() => import("./editor/new-playbook.tsx"), "NewPlaybook");

/** The library: every playbook, one to read, or one to write. */
export function PlaybooksView() {
	const { search, change } = useViewSearch(playbooksView);
	const mayWrite = useAllowed("write");
	const { playbook = null, form } = search;
	if (mayWrite && playbook !== null && form === "edit") {
		return (
			<Suspense fallback={<EditorSkeleton />}>
				<EditPlaybook key={playbook} id={playbook} />
			</Suspense>
		);
	}
	const newForm = newPlaybookForms.find((each) => each === form);
	if (mayWrite && playbook === null && newForm) {
		return (
			<Suspense fallback={<EditorSkeleton />}>
				<NewPlaybook key={newForm} form={newForm} programId={search.item} />
			</Suspense>
		);
	}
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
