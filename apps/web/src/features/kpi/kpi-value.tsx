import { formatKpiValue, unitWord } from "@throughline/domain/kpi/format";
import type { StoredUnit } from "@throughline/domain/kpi/unit";
import { clsx } from "clsx";
import { useUnitOf } from "../../workspace/program/program-currency.tsx";

type KpiValueProps = { value: string; kpi: StoredUnit; className?: string };

/** A value as its unit wants it; a unit that is a word stands beside the number, quieter. */
export function KpiValue({ value, kpi, className }: KpiValueProps) {
	const unit = useUnitOf()(kpi);
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
