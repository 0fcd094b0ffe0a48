import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "@throughline/ui/empty-state";
import { Spinner } from "@throughline/ui/spinner";
import { useDeferredValue } from "react";
import { toApiError } from "../../api/api-error.ts";
import { formatCount } from "../../format/count.ts";
import { QueryFailure } from "../failure/query-failure.tsx";
import { allPassages, passagesWith } from "./source-text.ts";

/** Hits that are shown; whoever has more types on. */
const most = 100;

type SourceHitsProps = { documentId: string; words: string; onChoose: (passageId: string) => void };

/** Where the words stand in all of a source. */
export function SourceHits({ documentId, words, onChoose }: SourceHitsProps) {
	const sought = useDeferredValue(words);
	const text = useQuery({
		queryKey: ["source-text", documentId],
		queryFn: ({ signal }) => allPassages(documentId, signal),
	});
	if (text.isPending) {
		return (
			<p className="flex items-center gap-2 text-table text-ink-muted">
				<Spinner label="Searching" /> Searching the whole source…
			</p>
		);
	}
	if (text.error) {
		return <QueryFailure compact message={toApiError(text.error).sentence} query={text} />;
	}
	const hits = passagesWith(sought, text.data);
	if (hits.length === 0) {
		return <EmptyState compact message={`“${sought.trim()}” is nowhere in this source.`} />;
	}
	return (
		<>
			<p role="status" className="text-caption text-ink-muted">
				{hits.length === 1 ? "1 place" : `${formatCount(hits.length)} places`}
				{hits.length > most && `, the first ${most} shown`}
			</p>
			<ul className="-mx-2 mt-2 space-y-0.5">
				{hits.slice(0, most).map(({ id, text, page }) => (
					<li key={id}>
						<button
							type="button"
							onClick={() => onChoose(id)}
							className="block w-full rounded-md px-2 py-2 text-left text-body text-ink hover:bg-hover"
						>
							{page !== null && (
								<span className="tabular block text-caption text-ink-faint">Page {page}</span>
							)}
							<span className="line-clamp-3 break-words">
								<Highlighted text={text} words={sought.trim()} />
							</span>
						</button>
					</li>
				))}
			</ul>
		</>
	);
}

function Highlighted({ text, words }: { text: string; words: string }) {
	const at = text.toLocaleLowerCase().indexOf(words.toLocaleLowerCase());
	if (at < 0) return text;
	// What stands far before the words would push them out of sight.
	const from = at > 80 ? text.indexOf(" ", at - 60) + 1 : 0;
	return (
		<>
			{from > 0 && "…"}
			{text.slice(from, at)}
			<mark className="rounded-sm bg-warning-soft text-ink-strong">{text.slice(at, at + words.length)}</mark>
			{text.slice(at + words.length)}
		</>
	);
}
