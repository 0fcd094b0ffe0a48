import type { Plan } from "@throughline/domain/consultant/plan";
import { formatMoney } from "@throughline/domain/value/money";
import { Badge } from "@throughline/ui/badge";
import { Card } from "@throughline/ui/card";
import { GroundsBadge } from "../../grounds/grounds-badge.tsx";
import { monthsInWords } from "../../versions/months.ts";

/** What the program is worth, in money where that can be said. */
export function BenefitsPart({ plan }: { plan: Plan }) {
	return (
		<div className="space-y-3">
			{plan.payback && (
				<Card className="p-4">
					<h3 className="text-table font-medium text-ink-muted!">Payback</h3>
					<p className="tabular mt-1 text-lead font-semibold text-ink-strong">
						{plan.payback.months === null ? "None" : monthsInWords(plan.payback.months)}
					</p>
					<p className="mt-1 text-pretty break-words text-table text-ink-muted">{plan.payback.arithmetic}</p>
				</Card>
			)}
			<ul className="grid gap-3 @3xl:grid-cols-2">
				{plan.benefits.map(({ description, category, quantified_value, recurrence, up_to, ...grounds }) => (
					<Card as="li" key={description} className="flex flex-col gap-2 p-4">
						<div className="flex flex-wrap items-center justify-between gap-2">
							<Badge size="sm">{category}</Badge>
							<span className="tabular text-lead font-semibold text-ink-strong">
								{quantified_value === null ? (
									<span className="text-table font-normal text-ink-muted">Not quantified</span>
								) : (
									<>
										{up_to && <span className="text-table font-normal text-ink-muted">up to </span>}
										{formatMoney(String(quantified_value), plan.currency)}
										{recurrence && (
											<span className="text-table font-normal text-ink-muted">
												{recurrence === "yearly" ? " a year" : " once"}
											</span>
										)}
									</>
								)}
							</span>
						</div>
						<p className="text-pretty break-words text-body">{description}</p>
						<GroundsBadge of={description} grounds={grounds} />
					</Card>
				))}
			</ul>
		</div>
	);
}
