import type { Limit, Plan } from "@throughline/domain/consultant/plan";
import { Badge } from "@throughline/ui/badge";
import { Card, CardBody, CardHeader } from "@throughline/ui/card";
import { QuoteText } from "../../../workspace/source/quote-text.tsx";

const kinds: Record<Limit["kind"], string> = {
	budget: "Budget",
	deadline: "Deadline",
	"must not": "Must not happen",
};

/** The limits of the material, whether the plan meets them, and what would; nothing where none is set. */
export function LimitsCard({ limits = [] }: { limits: Plan["limits"] }) {
	if (limits.length === 0) return null;
	return (
		<Card as="section" aria-labelledby="plan-limits">
			<CardHeader title="Limits" titleId="plan-limits" />
			<CardBody>
				<ul className="grid gap-x-8 gap-y-5 @3xl:grid-cols-2">
					{limits.map((limit) => (
						<LimitItem key={`${limit.kind}/${limit.statement}`} limit={limit} />
					))}
				</ul>
			</CardBody>
		</Card>
	);
}

function LimitItem({ limit: { kind, statement, planned, met, change, quotes } }: { limit: Limit }) {
	return (
		<li className="min-w-0 space-y-2">
			<h3 className="flex flex-wrap items-center gap-2 text-table font-semibold">
				{kinds[kind]}
				<Badge size="sm" tone={met === null ? "neutral" : met ? "good" : "critical"}>
					{met === null ? "To be watched" : met ? "Met" : "Not met"}
				</Badge>
			</h3>
			<p className="text-pretty break-words text-body text-ink">{statement}</p>
			{met === null && <p className="text-pretty break-words text-table text-ink-muted">{planned}</p>}
			{change && (
				<p className="text-pretty break-words text-table">
					<span className="font-medium text-ink">Cheapest change that would meet it: </span>
					<span className="text-ink-muted">{change}</span>
				</p>
			)}
			{quotes.map((quote) => (
				<QuoteText key={`${quote.passageId}/${quote.start}`} quote={quote} />
			))}
		</li>
	);
}
