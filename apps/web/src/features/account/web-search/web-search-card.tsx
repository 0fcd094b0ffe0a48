import { searchServices, type WebSearch, type WebSearchState } from "@throughline/domain/web-search";
import { Badge, type Tone } from "@throughline/ui/badge";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { useForm } from "react-hook-form";
import { trpc } from "../../../api/client.ts";
import { QueryFailure } from "../../../workspace/failure/query-failure.tsx";
import { ConnectionCard } from "../connection/connection-card.tsx";
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
	const { kind, state, variable, changedAt, changedBy } = search;
	const test = trpc.webSearch.test.useMutation();
	const form = useForm<SearchValues>({
		// What is typed stays when somebody else changes the search in the meantime.
		values: toSearchValues(search),
		resetOptions: { keepDirtyValues: true },
	});
	return (
		<ConnectionCard
			title="Web search"
			name="the web search"
			state={stateWords[state]}
			about={
				<>
					{kind === null
						? "Research then reads your material and the pages that people give."
						: `${searchServices[kind].name} finds pages for every research, offline analysis included.`}
					{variable !== null && ` Set by ${variable}.`}
				</>
			}
			changed={changedAt !== null && variable === null ? { at: changedAt, by: changedBy } : null}
			isReady={state === "ready"}
			isDirty={form.formState.isDirty}
			isFixed={variable !== null}
			test={test}
			onTest={() => test.mutate()}
			result={
				test.data && (
					<p className="flex flex-wrap items-center gap-2 px-4 pb-3.5 text-table text-ink-muted">
						<Badge size="sm" tone={test.data.passed ? "good" : "critical"}>
							{test.data.passed ? "Passed" : "Failed"}
						</Badge>
						<span className="min-w-0 text-pretty">{test.data.message}</span>
					</p>
				)
			}
		>
			{(close) => <WebSearchForm search={search} form={form} onSaved={close} />}
		</ConnectionCard>
	);
}
