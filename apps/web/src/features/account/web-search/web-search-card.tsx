import { searchServices, type WebSearch, type WebSearchState } from "@throughline/domain/web-search";
import { Badge, type Tone } from "@throughline/ui/badge";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";
import { useNow } from "../../../browser/use-now.ts";
import { formatAgo } from "../../../format/relative-time.ts";
import { QueryFailure } from "../../../workspace/failure/query-failure.tsx";
import { type SearchValues, toSearchValues } from "./search-values.ts";
import { WebSearchForm } from "./web-search-form.tsx";

const stateWords: Record<WebSearchState, { word: string; tone: Tone }> = {
	ready: { word: "Ready", tone: "good" },
	off: { word: "Not set up", tone: "unknown" },
	"no-address": { word: "No address", tone: "warning" },
	"no-key": { word: "No key", tone: "warning" },
	"enter-again": { word: "Enter the key again", tone: "warning" },
};

/** The search of the web that research asks, whichever model serves: how it stands, its test, and its form. */
export function WebSearchCard() {
	const search = trpc.webSearch.settings.useQuery();
	if (search.isError && !search.data) {
		return <QueryFailure compact message="Failed to load the web search. Please try again." query={search} />;
	}
	if (!search.data) {
		return (
			<SkeletonRegion>
				<Skeleton className="h-24" />
			</SkeletonRegion>
		);
	}
	return <Loaded search={search.data} />;
}

function Loaded({ search }: { search: WebSearch }) {
	const id = useId();
	const [open, setOpen] = useState(false);
	const test = trpc.webSearch.test.useMutation();
	const form = useForm<SearchValues>({
		// What is typed stays when somebody else changes the search in the meantime.
		values: toSearchValues(search),
		resetOptions: { keepDirtyValues: true },
	});
	const { isDirty } = form.formState;
	return (
		<Card as="section" aria-labelledby={`${id}-name`}>
			<div className="flex flex-wrap items-start justify-between gap-3 px-4 py-3.5">
				<Standing id={`${id}-name`} search={search} />
				<div className="flex flex-wrap gap-2">
					{search.state === "ready" && (
						<Button
							size="sm"
							aria-label="Test connection to the web search"
							loading={test.isPending}
							disabled={isDirty}
							title={isDirty ? "Save the changes first: the stored settings are tested" : undefined}
							onClick={() => test.mutate()}
						>
							Test connection
						</Button>
					)}
					{search.variable === null && (
						<Button
							size="sm"
							aria-expanded={open}
							aria-controls={`${id}-form`}
							aria-label={`${open ? "Close" : "Change"} the web search`}
							onClick={() => setOpen(!open)}
						>
							{open ? "Close" : "Change"}
						</Button>
					)}
				</div>
			</div>
			<div aria-live="polite">
				{test.data && (
					<p className="flex flex-wrap items-center gap-2 px-4 pb-3.5 text-table text-ink-muted">
						<Badge size="sm" tone={test.data.passed ? "good" : "critical"}>
							{test.data.passed ? "Passed" : "Failed"}
						</Badge>
						<span className="min-w-0 text-pretty">{test.data.message}</span>
					</p>
				)}
				{test.isError && (
					<p className="px-4 pb-3.5 text-table text-critical">{toApiError(test.error).sentence}</p>
				)}
			</div>
			<div id={`${id}-form`} hidden={!open} className="border-t border-line-subtle px-4 py-4">
				{open && (
					<WebSearchForm
						search={search}
						form={form}
						onSaved={() => {
							test.reset();
							setOpen(false);
						}}
					/>
				)}
			</div>
		</Card>
	);
}

function Standing({ id, search }: { id: string; search: WebSearch }) {
	const now = useNow();
	const { kind, state, variable, changedAt, changedBy } = search;
	return (
		<div className="min-w-0 flex-1 basis-52">
			<h3 id={id} className="flex flex-wrap items-center gap-2 text-body font-semibold text-ink-strong">
				Web search
				<Badge size="sm" tone={stateWords[state].tone}>
					{stateWords[state].word}
				</Badge>
			</h3>
			<p className="mt-1 text-pretty text-table text-ink-muted [overflow-wrap:anywhere]">
				{kind === null
					? "Research then reads your material and the pages that people give."
					: `${searchServices[kind].name} finds pages for every research, offline analysis included.`}
				{variable !== null && ` Set by ${variable}.`}
			</p>
			{changedAt !== null && variable === null && (
				<p className="mt-0.5 text-caption text-ink-muted">
					Changed {formatAgo(changedAt, now)}
					{changedBy !== null && <> by {changedBy}</>}
				</p>
			)}
		</div>
	);
}
