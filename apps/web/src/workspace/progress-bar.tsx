import { formatNumber } from "@throughline/domain/value/writing";
import { Progress, type ProgressProps } from "@throughline/ui/progress";

type ProgressBarProps = { label: string; value: number; tone?: ProgressProps["tone"] };

/** Percent with its bar, in the cell of a table. */
export function ProgressBar({ label, value, tone }: ProgressBarProps) {
	return (
		<div className="flex items-center gap-2">
			<Progress
				label={label}
				hideLabel
				value={value}
				valueText={`${formatNumber(value)}%`}
				tone={tone}
				className="min-w-6 grow"
			/>
			<span className="tabular w-9 shrink-0 text-right">{formatNumber(value)}%</span>
		</div>
	);
}
