import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { AddButton } from "@throughline/ui/add-button";
import { Button } from "@throughline/ui/button";
import { SkeletonRegion } from "@throughline/ui/skeleton";
import { ArrowLeft, BookMarked, CopyPlus } from "lucide-react";
import { Suspense, useCallback, useMemo } from "react";
import { trpc } from "../../api/client.ts";
import { whenRefreshed } from "../../api/live/own-writes.ts";
import { useAllowed, useAsRole } from "../../api/session/user.ts";
import { ViewFailure } from "../../workspace/failure/query-failure.tsx";
import { gridLook } from "../../workspace/growing-grid.tsx";
import { lazyPart } from "../../workspace/lazy-part.ts";
import { PrintedHead } from "../../workspace/program/printed-head.tsx";
import { selectProgram } from "../../workspace/program/selected-program.ts";
import { ViewerNote } from "../../workspace/viewer-note.tsx";
import { ProgramCardSkeleton } from "./program-card.tsx";
import { ProgramDialogs, preloadProgramDialogs } from "./program-dialogs.tsx";
import { ProgramList } from "./program-list.tsx";
import { type ProgramsSearch, programsSearch } from "./programs-search.ts";

const LessonsDialog = lazyPart(() => import("./lessons/lessons-dialog.tsx"), "LessonsDialog");

const SaveTemplateDialog = lazyPart(
	() => import("../../workspace/template/save-template-dialog.tsx"),
	"SaveTemplateDialog",
);

const UseTemplateDialog = lazyPart(
	() => import("../../workspace/template/use-template-dialog.tsx"),
	"UseTemplateDialog",
);

const CopyDialog = lazyPart(() => import("./copy-dialog.tsx"), "CopyDialog");

/** Every program of the portfolio. */
export function ProgramsScreen() {
	const asRole = useAsRole();
	const list = trpc.program.list.useQuery({ archived: true });
	const mayWrite = useAllowed("write");
	const { search, change } = useProgramsSearch();
	const openForm = (form: string) => change({ form });
	const lessonsOf = list.data?.find(({ id }) => id === search.lessons);
	const toKeep = list.data?.find(({ id }) => id === search.template);
	const toCopy = list.data?.find(({ id }) => id === search.copy);
	const dropForm = useCallback(() => change({ form: undefined }, true), [change]);
	return (
		<div className="@container space-y-4">
			<PrintedHead>Programs</PrintedHead>
			<div data-print="hide" className="flex min-h-8 flex-wrap items-center justify-between gap-2">
				<Button asChild variant="ghost" className="-ml-3">
					<Link to="/" search={{}}>
						<ArrowLeft size={16} aria-hidden="true" />
						Back to dashboard
					</Link>
				</Button>
				{mayWrite ? (
					<div className="flex flex-wrap gap-2">
						<Button asChild>
							<Link to="/" search={{ view: "playbooks", form: "use" }}>
								<BookMarked size={15} aria-hidden="true" />
								Start from a playbook
							</Link>
						</Button>
						<Button onClick={() => change({ template: "new" })}>
							<CopyPlus size={15} aria-hidden="true" />
							Start from a template
						</Button>
						<AddButton
							variant="primary"
							onPointerEnter={preloadProgramDialogs}
							onFocus={preloadProgramDialogs}
							onClick={() => openForm("new")}
						>
							Create Program
						</AddButton>
					</div>
				) : (
					<ViewerNote>{asRole} can open programs; Editors and Admins create and change them.</ViewerNote>
				)}
			</div>
			{list.data && (
				<ProgramList programs={list.data} mayWrite={mayWrite} search={search} onSearch={change} />
			)}
			{list.isPending && <PendingPrograms />}
			{list.isError && !list.data && (
				<ViewFailure message="Failed to load programs. Please try refreshing the page." query={list} />
			)}
			{mayWrite && list.data && (
				<ProgramDialogs
					programs={list.data}
					form={search.form}
					onClose={() => change({ form: undefined })}
					onMissing={dropForm}
					onCompleted={({ id }) => change({ lessons: id })}
				/>
			)}
			{mayWrite && toCopy && (
				<Suspense>
					<CopyDialog
						key={toCopy.id}
						program={toCopy}
						onClose={() => change({ copy: undefined })}
						onCopied={({ id }) => void whenRefreshed().then(() => selectProgram(id))}
					/>
				</Suspense>
			)}
			{mayWrite && toKeep && (
				<Suspense>
					<SaveTemplateDialog kind="program" of={toKeep} onClose={() => change({ template: undefined })} />
				</Suspense>
			)}
			{mayWrite && search.template === "new" && (
				<Suspense>
					<UseTemplateDialog
						kind="program"
						programId={null}
						onMade={({ programId }) => void whenRefreshed().then(() => selectProgram(programId))}
						onClose={() => change({ template: undefined })}
					/>
				</Suspense>
			)}
			{lessonsOf && (
				<Suspense>
					<LessonsDialog
						key={lessonsOf.id}
						program={lessonsOf}
						mayWrite={mayWrite}
						onClose={() => change({ lessons: undefined })}
					/>
				</Suspense>
			)}
		</div>
	);
}

function PendingPrograms() {
	return (
		<SkeletonRegion label="Loading programs" className="space-y-4">
			<div className="h-8" />
			<div className={gridLook}>
				{Array.from({ length: 6 }, (_, index) => (
					<ProgramCardSkeleton key={index} />
				))}
			</div>
		</SkeletonRegion>
	);
}

/** What the address says about the programs page, and how to change it; a typed word replaces the one before. */
function useProgramsSearch() {
	const address = useSearch({ strict: false, structuralSharing: true });
	const navigate = useNavigate();
	const search = useMemo(() => programsSearch(address), [address]);

	const change = useCallback(
		(change: Partial<ProgramsSearch>, replace = !("form" in change)): void => {
			void navigate({
				to: "/programs",
				search: (before) => ({ ...before, ...change }),
				replace,
			});
		},
		[navigate],
	);
	return { search, change };
}
