import type { Plan } from "@throughline/domain/consultant/plan";
import { Badge } from "@throughline/ui/badge";
import { Card } from "@throughline/ui/card";
import { GroundsBadge } from "../../grounds/grounds-badge.tsx";

/** The gates on the program's way: what each asks for and what it gets. */
export function GatesPart({ plan }: { plan: Plan }) {
	return (
		<ol className="grid gap-3 @3xl:grid-cols-2">
			{plan.stage_gates.map(({ gate, name, criteria, deliverables, ...grounds }) => (
				<Card as="li" key={gate} className="p-4">
					<h3 className="flex items-center gap-2 text-lead font-semibold">
						<Badge tone="accent" size="sm">
							{gate}
						</Badge>
						{name}
					</h3>
					<GroundsBadge of={name} grounds={grounds} />
					<div className="mt-3 grid gap-x-6 gap-y-3 @md:grid-cols-2">
						<Lines title="Criteria" lines={criteria} />
						<Lines title="Deliverables" lines={deliverables} />
					</div>
				</Card>
			))}
		</ol>
	);
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
	return (
		<div className="min-w-0">
			<h4 className="text-caption font-medium text-ink-muted!">{title}</h4>
			{lines.length === 0 ? (
				<p className="mt-1 text-table text-ink-faint">None</p>
			) : (
				<ul className="mt-1 list-disc space-y-0.5 break-words pl-4 text-table marker:text-ink-faint">
					{lines.map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
			)}
		</div>
	);
}
