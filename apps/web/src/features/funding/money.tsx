import { clsx } from "clsx";
import { useMoney } from "../../workspace/program/program-currency.tsx";

type MoneyProps = {
	amount: string;
	/** Default: without decimals. */
	write?: (amount: string) => string;
	className?: string;
};

/** An amount, to the cent for who points at it. */
export function Money({ amount, write, className }: MoneyProps) {
	const money = useMoney();
	return (
		<span title={money.exact(amount)} className={clsx("tabular", className)}>
			{(write ?? money.whole)(amount)}
		</span>
	);
}
