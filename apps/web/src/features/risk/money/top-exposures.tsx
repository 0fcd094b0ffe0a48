import type { RiskExposure } from "@throughline/domain/risk/exposure";
import { percentOf } from "@throughline/domain/value/money";
import { useMoney } from "../../../workspace/program/program-currency.tsx";

type TopExposuresProps = { top: RiskExposure["top"]; onOpen: (id: string) => void };

/** The risks that weigh most in money, each with a bar against the heaviest. */
export function TopExposures({ top, onOpen }: TopExposuresProps) {
	const money = useMoney();
	const heaviest = top[0]?.expectedMonetaryValue ?? "0.00";
	return (
		<ol aria-label="Top exposures" className="-mx-2">
			{top.map(({ id, riskId, description, expectedMonetaryValue }) => (
				<li key={id}>
					<button
						type="button"
						onClick={() => onOpen(id)}
						className="w-full rounded-md px-2 py-1.5 text-left hover:bg-hover"
					>
						<span className="flex items-baseline gap-2 text-table">
							<span className="tabular shrink-0 text-ink-muted">{riskId}</span>
							<span className="min-w-0 truncate text-ink">{description}</span>
							<span className="tabular ml-auto shrink-0 font-medium text-ink">
								{money.whole(expectedMonetaryValue)}
							</span>
						</span>
						<span
							aria-hidden="true"
							data-track=""
							className="mt-1 block h-1 overflow-hidden rounded-full bg-pressed"
						>
							<span
								data-fill=""
								className="block h-full rounded-full bg-accent"
								style={{ width: `${percentOf(expectedMonetaryValue, heaviest)}%` }}
							/>
						</span>
					</button>
				</li>
			))}
		</ol>
	);
}
