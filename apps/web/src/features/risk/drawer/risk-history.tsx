import { ObjectHistory } from "../../../workspace/object/object-history.tsx";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { riskFields, shownValue } from "../form/risk-form-values.ts";
import { percentText } from "../percent-text.ts";

type RiskHistoryProps = { id: string; nameOf: (id: string | null) => string };

/** Who changed what about the risk, newest first. */
export function RiskHistory({ id, nameOf }: RiskHistoryProps) {
	const money = useMoney();
	return (
		<ObjectHistory
			type="risk"
			id={id}
			labels={riskFields}
			show={(field, value) =>
				// The trail has the probability as a share of 1.
				shownValue(field, field === "probability" ? percentText(Number(value)) : value, nameOf, money)
			}
		/>
	);
}
