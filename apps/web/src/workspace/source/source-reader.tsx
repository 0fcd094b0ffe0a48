import { keepPreviousData } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Button } from "@throughline/ui/button";
import { DrawerBody, DrawerContent } from "@throughline/ui/drawer";
import { ErrorState } from "@throughline/ui/error-state";
import { Input } from "@throughline/ui/input";
import { SkeletonRegion, SkeletonText } from "@throughline/ui/skeleton";
import { ChevronRight, Search } from "lucide-react";
import { useState } from "react";
import { toApiError } from "../../api/api-error.ts";
import { trpc } from "../../api/client.ts";
import { focusWindow } from "../../browser/focus-window.ts";
import { type FailedQuery, QueryFailure } from "../failure/query-failure.tsx";
import { RestsOn } from "./rests-on.tsx";
import { SourceHits } from "./source-hits.tsx";
import { factsOf, SourceNotes } from "./source-notes.tsx";
import { SourcePassages } from "./source-passages.tsx";
import { aroundPlace } from "./source-text.ts";

type SourceReaderProps = {
	documentId: string;
	passageId: string | undefined;
};

/** A document around a place in it: what it is, a search in all of it, its text page by page. */
export function SourceReader({ documentId, passageId }: SourceReaderProps) {
	const [words, setWords] = useState("");
	const [from, setFrom] = useState<number | null>(null);
	const [placeSeen, setPlaceSeen] = useState(passageId);
	if (passageId !== placeSeen) {
		setPlaceSeen(passageId);
		setFrom(null);
	}
	const navigate = useNavigate();
	const place = from !== null ? { from } : passageId ? { around: passageId } : { from: 0 };
	const source = trpc.consultant.session.source.useQuery(
		{ documentId, ...place, limit: aroundPlace },
		{ placeholderData: keepPreviousData },
	);
	const goTo = (passage: string) => {
		setWords("");
		setFrom(null);
		void navigate({
			to: ".",
			search: (before) => ({ ...before, passage }),
			replace: true,
			resetScroll: false,
		});
	};

	const frame = { width: "lg", onOpenAutoFocus: focusWindow } as const;
	if (!source.data) {
		return (
			<DrawerContent title="Source" {...frame}>
				<DrawerBody>{source.error ? <SourceFailure query={source} /> : <SourceSkeleton />}</DrawerBody>
			</DrawerContent>
		);
	}
	const { document, passages, total } = source.data;
	const first = passages[0]?.position ?? 0;
	const last = passages.at(-1)?.position ?? 0;
	return (
		<DrawerContent title={document.name} description={factsOf(document)} {...frame}>
			<SourceNotes document={document} />
			<div className="border-b border-line-subtle px-5 py-2.5">
				<Input
					type="search"
					aria-label="Search in this source"
					placeholder="Search in this source"
					icon={<Search size={15} aria-hidden="true" />}
					value={words}
					onValueChange={setWords}
				/>
			</div>
			<DrawerBody>
				{words.trim() ? (
					<SourceHits documentId={documentId} words={words} onChoose={goTo} />
				) : (
					<>
						{first > 0 && (
							<p className="mb-4 text-center">
								<Button
									size="sm"
									loading={source.isFetching}
									onClick={() => setFrom(Math.max(0, first - aroundPlace))}
								>
									Show earlier text
								</Button>
							</p>
						)}
						<SourcePassages
							passages={passages}
							place={from === null ? passageId : undefined}
							marked={passageId}
						/>
						{last + 1 < total && (
							<p className="mt-4 text-center">
								<Button size="sm" loading={source.isFetching} onClick={() => setFrom(last + 1)}>
									Show later text
								</Button>
							</p>
						)}
					</>
				)}
			</DrawerBody>
			<WhatRests key={passageId} documentId={documentId} passageId={passageId} />
		</DrawerContent>
	);
}

/** Everything that was made of the place, asked for when somebody wants to know. */
function WhatRests({ documentId, passageId }: Pick<SourceReaderProps, "documentId" | "passageId">) {
	const [open, setOpen] = useState(false);
	return (
		<details
			onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
			className="group max-h-[45%] shrink-0 overflow-y-auto border-t border-line-subtle"
		>
			<summary className="focus-inset flex min-h-11 cursor-pointer list-none items-center gap-1.5 px-5 text-table font-semibold text-ink-strong hover:bg-hover">
				<ChevronRight
					size={14}
					aria-hidden="true"
					className="shrink-0 text-ink-faint transition-transform duration-120 group-open:rotate-90"
				/>
				<h3>What rests on this</h3>
			</summary>
			<div className="px-5 pb-4">{open && <RestsOn {...(passageId ? { passageId } : { documentId })} />}</div>
		</details>
	);
}

function SourceSkeleton() {
	return (
		<SkeletonRegion label="Loading the source" className="space-y-6 pt-2">
			<SkeletonText lines={2} />
			<SkeletonText lines={6} />
			<SkeletonText lines={5} />
		</SkeletonRegion>
	);
}

function SourceFailure({ query }: { query: FailedQuery }) {
	const { status, sentence } = toApiError(query.error);
	if (status === 404) return <ErrorState message="This source is not there, or no longer is." />;
	return <QueryFailure message={sentence} query={query} />;
}
