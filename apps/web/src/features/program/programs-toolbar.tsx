import { SegmentedControl } from "@throughline/ui/segmented-control";
import { Select } from "@throughline/ui/select";
import { formatCount } from "../../format/count.ts";
import { SearchInput } from "../../workspace/list/search-input.tsx";
import { type ProgramOrder, type ProgramsSearch, programOrders } from "./programs-search.ts";

type ProgramsToolbarProps = {
	search: ProgramsSearch;
	onChange: (change: Partial<ProgramsSearch>) => void;
	/** What is in the search box. */
	words: string;
	onWords: (words: string) => void;
	inUse: number;
	archived: number;
	statuses: string[];
	/** How many are shown after all filters. */
	shown: number;
	/** With few programs there is nothing to search. */
	searchable: boolean;
};

const anyStatus = "any";

/** What of the programs is shown, and in which order. */
export function ProgramsToolbar({
	search,
	onChange,
	words,
	onWords,
	inUse,
	archived,
	statuses,
	shown,
	searchable,
}: ProgramsToolbarProps) {
	const total = search.archived ? archived : inUse;
	return (
		<div data-print="hide" className="flex flex-wrap items-center gap-2">
			{searchable && (
				<div className="flex min-w-0 grow flex-wrap items-center gap-2">
					<SearchInput label="Search programs" value={words} onValueChange={onWords} />
					<Select
						aria-label="Status"
						className="w-36!"
						value={search.status ?? anyStatus}
						onValueChange={(status) => onChange({ status: status === anyStatus ? undefined : status })}
						options={[
							{ value: anyStatus, label: "Any status" },
							...statuses.map((status) => ({ value: status, label: status })),
						]}
					/>
					<Select
						aria-label="Sort by"
						className="w-36!"
						value={search.order ?? "name"}
						onValueChange={(order) => onChange({ order: orderOf(order) })}
						options={Object.entries(programOrders).map(([value, label]) => ({ value, label }))}
					/>
				</div>
			)}
			<p role="status" className="tabular text-table text-ink-muted">
				{shown === total
					? `${formatCount(total)} ${total === 1 ? "program" : "programs"}`
					: `${formatCount(shown)} of ${formatCount(total)} programs`}
			</p>
			<SegmentedControl
				aria-label="Which programs"
				className="ml-auto max-w-full"
				value={search.archived ? "archived" : "in-use"}
				onValueChange={(which) => onChange({ archived: which === "archived" ? true : undefined })}
				segments={[
					{ value: "in-use", label: "In use" },
					{ value: "archived", label: archived > 0 ? `Archived (${formatCount(archived)})` : "Archived" },
				]}
			/>
		</div>
	);
}

function orderOf(value: string): Exclude<ProgramOrder, "name"> | undefined {
	return value === "start" || value === "end" || value === "changed" ? value : undefined;
}
