import type { OntologyTest } from "@throughline/domain/consultant/ontology";
import { formatThousandsRange } from "@throughline/domain/value/money";
import { StatCard } from "@throughline/ui/stat-card";
import { Banknote, CalendarRange, Users } from "lucide-react";
import { monthsInWords } from "../versions/months.ts";

/** What the example's plan costs, how long it takes, and how many people work on it. */
export function CostCard({ estimate }: { estimate: OntologyTest["tests"]["costEstimate"] }) {
	const { min, max, timeline_months, team_size } = estimate;
	return (
		<section aria-labelledby="ontology-cost" className="space-y-3">
			<h2 id="ontology-cost" className="text-body font-semibold text-ink-strong">
				Cost Estimate
			</h2>
			<div className="grid gap-3 @xl:grid-cols-3">
				<StatCard label="Cost" value={formatThousandsRange({ min, max })} icon={<Banknote size={16} />} />
				<StatCard
					label="Timeline"
					value={monthsInWords(timeline_months)}
					icon={<CalendarRange size={16} />}
				/>
				<StatCard
					label="Team size"
					value={`${team_size.min}–${team_size.max} people`}
					detail="Smallest workstream to all of them"
					icon={<Users size={16} />}
				/>
			</div>
		</section>
	);
}
