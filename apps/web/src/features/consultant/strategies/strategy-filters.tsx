import { Select } from "@throughline/ui/select";
import { formatCount } from "../../../format/count.ts";
import { SearchInput } from "../../../workspace/search-input.tsx";
import { strategyStatuses } from "./strategy-groups.ts";

type StrategyFiltersProps = {
	words: string;
	onWords: (words: string) => void;
	status: string | undefined;
	onStatus: (status: string | undefined) => void;
	shown: number;
	total: number;
};

const anyStatus = "any";

/** Which versions are shown. */
export function StrategyFilters({ words, onWords, status, onStatus, shown, total }: StrategyFiltersProps) {
	return (
		<div data-print="hide" className="flex flex-wrap items-center gap-2">
			<SearchInput label="Search strategies" value={words} onValueChange={onWords} />
			<Select
				aria-label="Status"
				className="w-36!"
				value={status ?? anyStatus}
				onValueChange={(next) => onStatus(next === anyStatus ? undefined : next)}
				options={[
					{ value: anyStatus, label: "Any status" },
					...Object.entries(strategyStatuses).map(([value, label]) => ({ value, label })),
				]}
			/>
			<p role="status" className="tabular text-table text-ink-muted">
				{shown === total
					? `${formatCount(total)} ${total === 1 ? "version" : "versions"}`
					: `${formatCount(shown)} of ${formatCount(total)} versions`}
			</p>
		</div>
	);
}
