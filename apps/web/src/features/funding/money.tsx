import { clsx } from "clsx";
import { useMoney } from "../../workspace/program/program-currency.tsx";

/** An amount in whole dollars; to the cent for who points at it. */
export function Money({ amount, className }: { amount: string; className?: string }) {
	const money = useMoney();
	return (
		<span title={money.exact(amount)} className={clsx("tabular", className)}>
			{money.whole(amount)}
		</span>
	);
}
