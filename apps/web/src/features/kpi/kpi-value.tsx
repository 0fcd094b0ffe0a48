import { formatKpiValue, unitWord } from "@throughline/domain/kpi/format";
import { clsx } from "clsx";

type KpiValueProps = { value: string; unit: string | null; className?: string };

/** A value as its unit wants it; a unit that is a word stands beside the number, quieter. */
export function KpiValue({ value, unit, className }: KpiValueProps) {
	const word = unitWord(unit);
	return (
		<span className={clsx("tabular", className)}>
			<span>{formatKpiValue(value, unit)}</span>
			{word && (
				<>
					{" "}
					<span className="text-table font-normal text-ink-muted">{word}</span>
				</>
			)}
		</span>
	);
}
