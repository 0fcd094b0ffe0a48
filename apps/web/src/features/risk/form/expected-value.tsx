import { expectedMonetaryValue } from "@throughline/domain/risk/exposure";
import { amount } from "@throughline/domain/shape";
import { useWatch } from "react-hook-form";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { probabilityOf } from "../percent-text.ts";
import type { RiskFormValues } from "./risk-form-values.ts";

/** Probability × impact cost of what is typed so far. */
export function ExpectedValue() {
	const money = useMoney();
	const [percent = "", cost = ""] = useWatch<RiskFormValues, ["probability", "impactCost"]>({
		name: ["probability", "impactCost"],
	});
	const probability = percent.trim() === "" ? Number.NaN : probabilityOf(percent);
	const impactCost = amount.safeParse(cost);
	const known = probability >= 0 && probability <= 1 && impactCost.success;
	return (
		<p aria-live="polite" className="tabular text-table text-ink-muted">
			Expected monetary value:{" "}
			<span className="font-medium text-ink">
				{known
					? money.whole(expectedMonetaryValue({ probability, impactCost: impactCost.data }) ?? "0")
					: "not estimated"}
			</span>
		</p>
	);
}
