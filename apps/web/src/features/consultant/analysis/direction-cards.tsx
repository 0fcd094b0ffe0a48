import type { Analysis } from "@throughline/domain/consultant/analysis";
import { Card, CardBody, CardHeader } from "@throughline/ui/card";

/** Which way to go, and where. */
export function DirectionCards({ analysis }: { analysis: Analysis }) {
	return (
		<div className="grid gap-4 @xl:grid-cols-[2fr_1fr]">
			<Card as="section" aria-labelledby="approaches-title">
				<CardHeader title="Recommended Approaches" titleId="approaches-title" />
				<CardBody>
					<ol className="space-y-2">
						{analysis.recommended_approaches.map((approach, index) => (
							<li key={approach} className="flex gap-3 text-body">
								<span
									aria-hidden="true"
									className="tabular flex size-6 shrink-0 items-center justify-center rounded-full bg-accent-soft text-caption font-semibold text-accent-text"
								>
									{index + 1}
								</span>
								<span className="min-w-0 pt-0.5 text-pretty break-words first-letter:uppercase">
									{approach}
								</span>
							</li>
						))}
					</ol>
				</CardBody>
			</Card>
			<Card as="section" aria-labelledby="market-title">
				<CardHeader title="Recommended Market" titleId="market-title" />
				<CardBody>
					<p
						className={
							analysis.market_named === false
								? "break-words text-body text-ink-muted"
								: "break-words text-lead font-semibold text-ink-strong"
						}
					>
						{analysis.recommended_market}
					</p>
				</CardBody>
			</Card>
		</div>
	);
}
