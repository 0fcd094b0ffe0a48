import type { Plan } from "@throughline/domain/consultant/plan";
import { formatMoney } from "@throughline/domain/money";
import { Badge } from "@throughline/ui/badge";
import { Card } from "@throughline/ui/card";
import { GroundsBadge } from "../grounds/grounds-badge.tsx";

/** What the program is worth, in money where that can be said. */
export function BenefitsPart({ plan }: { plan: Plan }) {
	return (
		<ul className="grid gap-3 @3xl:grid-cols-2">
			{plan.benefits.map(({ description, category, quantified_value, ...grounds }) => (
				<Card as="li" key={description} className="flex flex-col gap-2 p-4">
					<div className="flex flex-wrap items-center justify-between gap-2">
						<Badge size="sm">{category}</Badge>
						<span className="tabular text-lead font-semibold text-ink-strong">
							{quantified_value === null ? (
								<span className="text-table font-normal text-ink-muted">Not quantified</span>
							) : (
								formatMoney(String(quantified_value), plan.currency)
							)}
						</span>
					</div>
					<p className="text-pretty break-words text-body">{description}</p>
					<GroundsBadge of={description} grounds={grounds} />
				</Card>
			))}
		</ul>
	);
}
