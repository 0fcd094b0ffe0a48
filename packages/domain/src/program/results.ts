import { kpiValueInWords } from "../kpi/format.ts";
import { unitOf } from "../kpi/unit.ts";
import type { ProgramResults } from "../program.ts";
import { formatMoney } from "../value/money.ts";

/** What became of one forecast: `Late orders: 4 %, target 3 %`. */
export type ResultLine = { text: string; isMet: boolean };

/** What became of a program's forecasts, by its KPIs with a target and its benefits. Amounts in the program's currency. */
export function resultLines(
	{ kpis, benefits }: Pick<ProgramResults, "kpis" | "benefits">,
	currency: string,
): ResultLine[] {
	return [
		...kpis.flatMap((kpi) => {
			if (kpi.target === null) return [];
			const unit = unitOf(kpi, currency);
			const [is, wanted] = [kpi.current, kpi.target].map((value) => kpiValueInWords(value, unit));
			return { text: `${kpi.name}: ${is}, target ${wanted}`, isMet: kpi.isMet === true };
		}),
		...benefits.map(({ name, realized, target }) => ({
			text: `${name}: ${formatMoney(realized, currency)} of ${formatMoney(target, currency)} realized`,
			isMet: Number(realized) >= Number(target),
		})),
	];
}
