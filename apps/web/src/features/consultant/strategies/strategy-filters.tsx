import { Input } from "@throughline/ui/input";
import { Select } from "@throughline/ui/select";
import { Search } from "lucide-react";
import { formatCount } from "../../../format/count.ts";
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
			<div className="min-w-48 grow sm:max-w-80">
				<Input
					type="search"
					aria-label="Search strategies"
					placeholder="Search strategies"
					icon={<Search size={16} />}
					value={words}
					onValueChange={onWords}
				/>
			</div>
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
