import { Button } from "@throughline/ui/button";
import { Plus } from "lucide-react";
import { useAllowed } from "../../session/user.ts";
import { CriterionLine } from "./criterion-line.tsx";
import { CriterionMenu } from "./criterion-menu.tsx";
import type { GateStanding } from "./gate-standing.ts";
import { Tailoring } from "./tailoring.tsx";
import { useGatesSearch } from "./use-gates-search.ts";

/** What a gate asks of the program: each criterion with its measure, and the ways to change them. */
export function GateCriteria({ programId, standing }: { programId: string; standing: GateStanding }) {
	const { gate, criteria, tailored } = standing;
	const { addCriterion } = useGatesSearch();
	const mayWrite = useAllowed("write");
	const { id } = gate;
	if (id === null) return null;
	return (
		<div className="space-y-4">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-inset px-3.5 py-2.5">
				<p className="text-table text-ink-muted">
					{tailored
						? "This program has its own criteria at this gate."
						: "These criteria hold for every program that has none of its own."}
				</p>
				{mayWrite && <Tailoring gateId={id} programId={programId} tailored={tailored} />}
			</div>
			{criteria.length === 0 ? (
				<p className="text-body text-ink-muted">
					No criteria yet. Without any, a decision rests on its note alone.
				</p>
			) : (
				<ul className="space-y-4">
					{criteria.map((criterion, index) => (
						<CriterionLine
							key={criterion.id}
							{...criterion}
							actions={mayWrite && <CriterionMenu criteria={criteria} index={index} />}
						>
							{criterion.condition && (
								<p className="text-caption text-ink-muted">Asked for: {criterion.condition}</p>
							)}
						</CriterionLine>
					))}
				</ul>
			)}
			{mayWrite && (
				<Button icon={<Plus size={16} aria-hidden="true" />} onClick={() => addCriterion(id)}>
					Add Criterion
				</Button>
			)}
		</div>
	);
}
