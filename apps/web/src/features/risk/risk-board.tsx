import type { Risk } from "@throughline/domain/risk";
import { AddButton } from "@throughline/ui/add-button";
import { Button } from "@throughline/ui/button";
import { EmptyState } from "@throughline/ui/empty-state";
import { TabSet } from "@throughline/ui/tabs";
import { useMemo, useState } from "react";
import { useAllowed, useAsRole } from "../../api/session/user.ts";
import { ViewerNote } from "../../workspace/viewer-note.tsx";
import { ActivePlans } from "./active-plans.tsx";
import { MatrixCard } from "./matrix/matrix-card.tsx";
import { ExposureCard } from "./money/exposure-card.tsx";
import { QuickRisk } from "./register/quick-risk.tsx";
import { RiskRegister } from "./register/risk-register.tsx";
import { RiskFilters } from "./risk-filters.tsx";
import { RiskOverlays } from "./risk-overlays.tsx";
import { filteredRisks } from "./risks-search.ts";
import { SummaryCards } from "./summary-cards.tsx";
import { useRisksSearch } from "./use-risks-search.ts";
import { risksView } from "./view.ts";

type RiskBoardProps = { programId: string; risks: readonly Risk[] };

/** The risks of a program: how many, where they lie, what they are, what is done, what they may cost. */
export function RiskBoard({ programId, risks }: RiskBoardProps) {
	const asRole = useAsRole();
	const { search, change } = useRisksSearch();
	const mayWrite = useAllowed("write");
	const [deleting, setDeleting] = useState<Risk | null>(null);
	const shown = useMemo(() => filteredRisks(risks, search), [risks, search]);
	const ofStatus = useMemo(() => filteredRisks(risks, { ...search, priorities: [] }), [risks, search]);
	const filtered = search.priorities.length > 0 || search.statuses.length > 0;
	const clear = () => change({ priority: undefined, status: undefined, cell: undefined });
	const open = (id: string) => change({ item: id, part: undefined });
	const add = mayWrite && (
		<AddButton variant="primary" onClick={() => change({ form: "new", cell: undefined })}>
			Add Risk
		</AddButton>
	);
	const empty = (
		<EmptyState
			message="No risks recorded yet. Record what could go wrong, so that somebody looks after it."
			action={add}
		/>
	);
	const nothing =
		risks.length === 0 ? (
			empty
		) : shown.length === 0 ? (
			<EmptyState
				compact
				message="No risks match these filters."
				action={
					<Button size="sm" onClick={clear}>
						Clear filters
					</Button>
				}
			/>
		) : null;
	return (
		<div className="@container space-y-4 print:mt-4">
			<div data-print="hide" className="flex min-h-8 flex-wrap items-center justify-between gap-3">
				<RiskFilters search={search} onChange={change} />
				{add || (
					<ViewerNote>{asRole} can look at risks; Editors and Admins record and change them.</ViewerNote>
				)}
			</div>
			<SummaryCards
				risks={ofStatus}
				chosen={search.priorities}
				onChoose={(priority) => change({ priority })}
			/>
			<TabSet
				label="Risks"
				value={search.tab}
				onValueChange={(tab) => change({ tab: risksView.search.tab(tab), cell: undefined })}
				tabs={[
					{
						value: "matrix",
						label: "Risk Matrix",
						className: "grid gap-4 @4xl:grid-cols-[minmax(0,1fr)_20rem]",
						content: (
							<>
								<MatrixCard risks={shown} search={search} onChange={change} nothing={nothing} />
								<ExposureCard programId={programId} risks={risks} mayWrite={mayWrite} onOpen={open} />
							</>
						),
					},
					{
						value: "register",
						label: "Risk Register",
						count: shown.length,
						content: (
							<RiskRegister
								risks={shown}
								search={search}
								filtered={filtered}
								mayWrite={mayWrite}
								footer={
									mayWrite && (
										<QuickRisk key={programId} programId={programId} search={search} onClearFilters={clear} />
									)
								}
								empty={empty}
								onOpen={({ id }) => open(id)}
								onEdit={({ id }) => change({ form: id })}
								onDelete={setDeleting}
								onClearCell={() => change({ cell: undefined })}
								onClearFilters={clear}
							/>
						),
					},
				]}
			/>
			<ActivePlans programId={programId} risks={shown} onOpen={({ id }) => open(id)} />
			<RiskOverlays
				programId={programId}
				risks={risks}
				shown={shown}
				mayWrite={mayWrite}
				search={search}
				onChange={change}
				deleting={deleting}
				onDelete={setDeleting}
			/>
		</div>
	);
}
