import type { Risk } from "@throughline/domain/risk";
import { Suspense, useMemo } from "react";
import { trpcClient } from "../../api/client.ts";
import { DeleteDialog } from "../../forms/delete-dialog.tsx";
import { lazyPart, typedPart } from "../../workspace/lazy-part.ts";
import { OpenForm } from "../../workspace/object/open-form.tsx";
import { OpenObject } from "../../workspace/object/open-object.tsx";
import { duplicate } from "../../workspace/undo/duplicate.ts";
import { CellDrawer } from "./matrix/cell-drawer.tsx";
import { type RisksSearch, risksIn } from "./risks-search.ts";
import type { ChangeSearch } from "./use-risks-search.ts";
import { risksView } from "./view.ts";

const RiskDrawer = lazyPart(() => import("./drawer/risk-drawer.tsx"), "RiskDrawer");
const RiskDialog = typedPart(() => import("./form/risk-dialog.tsx"), "RiskDialog");

type RiskOverlaysProps = {
	programId: string;
	risks: readonly Risk[];
	/** Those that the filters leave. */
	shown: readonly Risk[];
	mayWrite: boolean;
	search: RisksSearch;
	onChange: ChangeSearch;
	/** The risk whose deletion is asked for. */
	deleting: Risk | null;
	onDelete: (risk: Risk | null) => void;
};

/** What lies over the view: the risks of a cell, one risk, its form, the question before it is deleted. */
export function RiskOverlays({
	programId,
	risks,
	shown,
	mayWrite,
	search,
	onChange,
	deleting,
	onDelete,
}: RiskOverlaysProps) {
	const categories = useMemo(
		() => [...new Set(risks.flatMap(({ category }) => category ?? []))].sort(),
		[risks],
	);
	const closeForm = (options?: { replace: boolean }) => onChange({ form: undefined }, options);
	const cell = search.tab === "matrix" && !search.item ? search.cell : null;
	return (
		<>
			{cell && (
				<CellDrawer
					cell={cell}
					assessment={search.assessment}
					risks={risksIn(cell, shown, search.assessment)}
					mayWrite={mayWrite}
					onOpen={({ id }) => onChange({ item: id, part: undefined })}
					onAdd={() => onChange({ form: "new" })}
					onList={() => onChange({ tab: "register" })}
					onClose={() => onChange({ cell: undefined })}
				/>
			)}
			<Suspense>
				<OpenObject
					items={risks}
					id={search.item}
					noun="risk"
					onClose={() => onChange({ item: undefined, part: undefined })}
				>
					{(risk) => (
						<RiskDrawer
							risk={risk}
							part={search.part}
							onPart={(part) => onChange({ part: risksView.search.part(part) })}
							mayWrite={mayWrite}
							onEdit={() => onChange({ form: risk.id })}
							onDuplicate={() =>
								void duplicate("risk", risk.description, (options) =>
									trpcClient.duplicate.risk.mutate({ id: risk.id }, options),
								)
							}
							onDelete={() => onDelete(risk)}
							onClose={() => onChange({ item: undefined, part: undefined })}
						/>
					)}
				</OpenObject>
				<OpenForm items={risks} form={search.form} onClose={closeForm}>
					{(risk) => (
						<RiskDialog
							programId={programId}
							risk={risk}
							cell={search.cell}
							categories={categories}
							onClose={closeForm}
						/>
					)}
				</OpenForm>
			</Suspense>
			{deleting && (
				<DeleteRiskDialog
					risk={deleting}
					onDeleted={() => onChange({ item: undefined, part: undefined }, { replace: true })}
					onClose={() => onDelete(null)}
				/>
			)}
		</>
	);
}

type DeleteRiskDialogProps = { risk: Risk; onDeleted: () => void; onClose: () => void };

function DeleteRiskDialog({ risk, onDeleted, onClose }: DeleteRiskDialogProps) {
	return (
		<DeleteDialog
			entity={risk}
			noun="risk"
			titleOf={({ riskId, description }) => `${riskId} ${description}`}
			question={`Delete ${risk.riskId}?`}
			consequence={`“${risk.description}” goes with its mitigations and its score history. No other risk gets its code.`}
			remove={trpcClient.risk.remove.mutate}
			onDeleted={onDeleted}
			onClose={onClose}
		/>
	);
}
