import type { Risk } from "@throughline/domain/risk";
import {
	type Assessment,
	type Movement,
	movementsOf,
	type Zone,
	zonePriorities,
} from "@throughline/domain/risk/matrix";
import { Card, CardBody, CardHeader } from "@throughline/ui/card";
import { SegmentedControl } from "@throughline/ui/segmented-control";
import { listSheet, useSheet } from "@throughline/ui/sheets";
import { Switch } from "@throughline/ui/switch";
import { clsx } from "clsx";
import { type ReactNode, useId, useMemo, useState } from "react";
import { useTeam } from "../../../workspace/owners.tsx";
import { cellWord, type RisksSearch } from "../risks-search.ts";
import type { ChangeSearch } from "../use-risks-search.ts";
import { MovementList } from "./movement-list.tsx";
import { RiskMatrix } from "./risk-matrix.tsx";
import { zoneVariant } from "./zone-variants.ts";

const assessments = [
	{ value: "inherent", label: "Inherent" },
	{ value: "residual", label: "Residual" },
] as const satisfies readonly { value: Assessment; label: string }[];

type MatrixCardProps = {
	/** Those that the filters leave. */
	risks: readonly Risk[];
	search: RisksSearch;
	onChange: ChangeSearch;
	/** In place of the remark below the matrix, when there is nothing to show. */
	nothing: ReactNode;
};

/** The matrix of the risks, before or after mitigation, with the way from one to the other. */
export function MatrixCard({ risks, search, onChange, nothing }: MatrixCardProps) {
	const titleId = useId();
	const { nameOf } = useTeam();
	const [active, setActive] = useState<number | null>(null);
	const movements = useMemo(() => (search.movement ? movementsOf(risks) : []), [risks, search.movement]);
	useSheet(() =>
		listSheet("Risks", risks, {
			Code: ({ riskId }) => riskId,
			Description: ({ description }) => description,
			Likelihood: ({ likelihood }) => likelihood,
			Impact: ({ impact }) => impact,
			"Residual likelihood": ({ residualLikelihood }) => residualLikelihood,
			"Residual impact": ({ residualImpact }) => residualImpact,
			Priority: ({ priority }) => priority,
			Status: ({ status }) => status,
			Owner: ({ ownerId }) => nameOf(ownerId),
		}),
	);
	const openMovement = ({ from, risks: [only, ...more] }: Movement<Risk>) => {
		if (only && more.length === 0) onChange({ item: only.id });
		else onChange({ item: undefined, cell: cellWord(from), scale: undefined });
	};
	return (
		<Card as="section" aria-labelledby={titleId}>
			<CardHeader
				title="Likelihood and impact"
				titleId={titleId}
				description={descriptionOf(risks, search.assessment)}
			/>
			<CardBody className="space-y-4">
				<div data-print="hide" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
					<SegmentedControl
						aria-label="Position"
						value={search.assessment}
						onValueChange={(value) => onChange({ scale: value === "residual" ? value : undefined })}
						segments={assessments}
					/>
					<Switch
						label={<span className="text-table">Show movement</span>}
						checked={search.movement}
						onCheckedChange={(shown) => onChange({ display: shown ? "movement" : undefined })}
						className="items-center gap-2.5!"
					/>
				</div>
				<RiskMatrix
					risks={risks}
					assessment={search.assessment}
					movements={movements}
					active={active}
					open={search.cell}
					onOpen={(cell) => onChange({ item: undefined, cell: cellWord(cell) })}
				/>
				<ZoneLegend />
				{nothing}
				{search.movement && risks.length > 0 && (
					<MovementList movements={movements} onActivate={setActive} onOpen={openMovement} />
				)}
			</CardBody>
		</Card>
	);
}

function descriptionOf(risks: readonly Risk[], assessment: Assessment): string {
	if (assessment === "inherent") return "Where the risks lie before mitigation";
	const unassessed = risks.filter(({ residualLikelihood }) => residualLikelihood === null).length;
	const stay =
		unassessed === 1
			? "1 risk without a residual position stays where it is"
			: `${unassessed} risks without a residual position stay where they are`;
	return `Where the risks lie once mitigation is done${unassessed > 0 ? `; ${stay}` : ""}`;
}

const zones: readonly Zone[] = ["red", "orange", "yellow", "green"];

/** The signs and colours of the zones, with the priority that each suggests. */
function ZoneLegend() {
	return (
		<ul aria-label="Zones" className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-muted">
			{zones.map((zone) => {
				const { colour, icon: Icon } = zoneVariant(zone);
				return (
					<li key={zone} className="flex items-center gap-1.5">
						<span className={clsx("flex size-4 items-center justify-center rounded-sm", colour)}>
							<Icon size={11} strokeWidth={2.5} aria-hidden="true" />
						</span>
						<span className="sr-only">{zone}: </span>
						{zonePriorities[zone]}
					</li>
				);
			})}
		</ul>
	);
}
