import type { Evidence, MeasuredCriterion } from "@throughline/domain/stage-gate/evidence";
import { AddButton } from "@throughline/ui/add-button";
import type { ReactNode } from "react";
import { useAllowed } from "../../../api/session/user.ts";
import { CriterionLine } from "../../../workspace/gate/criterion-line.tsx";
import type { GateStanding } from "../../../workspace/gate/gate-standing.ts";
import { Tailoring } from "../tailoring.tsx";
import { useGatesSearch } from "../use-gates-search.ts";
import { CriterionMenu } from "./criterion-menu.tsx";

/** What a gate asks of the program: each criterion with its measure, and the ways to change them. */
export function GateCriteria({ programId, standing }: { programId: string; standing: GateStanding }) {
	const { gate, criteria, decided, tailored } = standing;
	const { addCriterion } = useGatesSearch();
	const mayWrite = useAllowed("write");
	const { id } = gate;
	if (id === null) return null;
	return (
		<div className="space-y-4">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-inset px-3.5 py-2.5">
				<p className="text-table text-ink-muted">
					{tailored ? "This program has its own criteria at this gate." : "Default criteria."}
					{decided && " They stand as they were found when the gate was decided."}
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
						<CriterionOfGate
							key={criterion.id}
							criterion={criterion}
							found={decided?.find(({ text }) => text === criterion.text)}
							actions={mayWrite && <CriterionMenu criteria={criteria} index={index} />}
						/>
					))}
				</ul>
			)}
			{mayWrite && <AddButton onClick={() => addCriterion(id)}>Add Criterion</AddButton>}
		</div>
	);
}

type CriterionOfGateProps = {
	criterion: MeasuredCriterion;
	/** As it was found when the gate was decided; a newer criterion was not. */
	found: Evidence | undefined;
	actions: ReactNode;
};

/** A criterion as the gate's card shows it, with what it asks for and what was found since. */
function CriterionOfGate({ criterion, found, actions }: CriterionOfGateProps) {
	const { text, condition, live } = criterion;
	const { met, remark, live: liveThen } = found ?? { ...criterion, remark: null };
	return (
		<CriterionLine text={text} met={met} live={liveThen} actions={actions}>
			{condition && <p className="text-caption text-ink-muted">Required: {condition}</p>}
			{remark && <p className="text-caption text-ink-muted">Evidence: {remark}</p>}
			{live !== null && live !== liveThen && <p className="text-caption text-ink-muted">Now: {live}</p>}
		</CriterionLine>
	);
}
