import { riskPriorities, riskStatuses } from "@throughline/domain/risk";
import { Label } from "@throughline/ui/label";
import { Select } from "@throughline/ui/select";
import { useId } from "react";
import type { RisksSearch } from "./risks-search.ts";
import type { ChangeSearch } from "./use-risks-search.ts";

type RiskFiltersProps = { search: RisksSearch; onChange: ChangeSearch };

/** Which risks are shown, by priority and by status. */
export function RiskFilters({ search, onChange }: RiskFiltersProps) {
	return (
		<div className="grid w-full grid-cols-2 gap-3 @md:flex @md:w-auto @md:gap-4">
			<Filter
				label="Priority"
				words={riskPriorities}
				chosen={search.priorities}
				onChoose={(priority) => onChange({ priority })}
			/>
			<Filter
				label="Status"
				words={riskStatuses}
				chosen={search.statuses}
				onChoose={(status) => onChange({ status })}
			/>
		</div>
	);
}

const all = "All";

type FilterProps = {
	label: string;
	words: readonly string[];
	/** None: all. */
	chosen: readonly string[];
	onChoose: (word: string | undefined) => void;
};

function Filter({ label, words, chosen, onChoose }: FilterProps) {
	const id = useId();
	// A link may ask for several; they stay one choice until another is made.
	const several = chosen.length > 1 ? [{ value: chosen.join(","), label: chosen.join(", ") }] : [];
	return (
		<div className="min-w-0 space-y-1.5 @md:flex @md:items-center @md:gap-2 @md:space-y-0">
			<Label htmlFor={id}>{label}</Label>
			<Select
				id={id}
				aria-label={label}
				value={chosen.length === 0 ? all : chosen.join(",")}
				onValueChange={(value) => onChoose(value === all ? undefined : value)}
				options={[{ value: all, label: all }, ...words.map((value) => ({ value, label: value })), ...several]}
				className={several.length > 0 ? "@md:w-44" : "@md:w-34"}
			/>
		</div>
	);
}
