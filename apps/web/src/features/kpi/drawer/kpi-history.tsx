import type { Kpi } from "@throughline/domain/kpi";
import { formatKpiValue } from "@throughline/domain/kpi/format";
import { formatCount } from "../../../format/count.ts";
import { ObjectHistory } from "../../../workspace/object/object-history.tsx";
import { useTeam } from "../../../workspace/owners.tsx";
import { useUnitOf } from "../../../workspace/program/program-currency.tsx";
import { kpiFieldWords } from "../form/kpi-dialog.tsx";
import { kpiFields } from "../form/kpi-form-values.ts";

const labels = { ...kpiFields, measurements: "Measurements" };

export function KpiHistory({ kpi }: { kpi: Kpi }) {
	const { nameOf } = useTeam();
	const unit = useUnitOf()(kpi);
	const show = (field: string, value: string) => {
		if (field === "measurements") return importedWords(value);
		if (field === "targetValue" || field === "currentValue") return formatKpiValue(value, unit);
		return kpiFieldWords(field, value, nameOf);
	};
	return <ObjectHistory type="kpi" id={kpi.id} labels={labels} show={show} />;
}

/** An import is in the trail with all its values; here it is enough how many. */
function importedWords(json: string): string {
	const count = Object.keys(JSON.parse(json) as object).length;
	return count === 1 ? "1 value" : `${formatCount(count)} values`;
}
