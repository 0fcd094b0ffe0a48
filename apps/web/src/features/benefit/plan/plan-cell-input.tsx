import { Input } from "@throughline/ui/input";
import { useId } from "react";
import { cellProblem } from "./plan-rows.ts";

type PlanCellInputProps = {
	/** For who does not see the heads of its row and column. */
	label: string;
	/** Where it is in the grid: `planned 3`. */
	place: string;
	value: string;
	onType: (text: string) => void;
};

/** A cell of the grid. What is no amount stays in it, and says why. */
export function PlanCellInput({ label, place, value, onType }: PlanCellInputProps) {
	const problemId = useId();
	const problem = cellProblem(value);
	return (
		<>
			<Input
				inputMode="decimal"
				autoComplete="off"
				aria-label={label}
				aria-invalid={problem !== null || undefined}
				aria-describedby={problem === null ? undefined : problemId}
				data-cell={place}
				value={value}
				onValueChange={onType}
				className="tabular h-7! px-1.5! text-right text-table!"
			/>
			{problem !== null && (
				<p id={problemId} className="mt-1 whitespace-normal text-caption text-critical">
					{problem}
				</p>
			)}
		</>
	);
}
