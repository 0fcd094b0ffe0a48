import { formatExactMoney, formatMoney } from "@throughline/domain/money";
import { clsx } from "clsx";

/** An amount in whole dollars; to the cent for who points at it. */
export function Money({ amount, className }: { amount: string; className?: string }) {
	return (
		<span title={formatExactMoney(amount)} className={clsx("tabular", className)}>
			{formatMoney(amount)}
		</span>
	);
}
