import type { MyWorkItem } from "@throughline/domain/my-work";
import { AddButton } from "@throughline/ui/add-button";
import { Suspense, useState } from "react";
import { useAllowed } from "../../api/session/user.ts";
import { FormSkeleton } from "./inline-form.tsx";
import { MeasurementForm } from "./lazy-forms.ts";
import { touchHeight } from "./touch-height.ts";

export type DueKpi = Extract<MyWorkItem, { kind: "measurement" }>;

/** Takes the value that is due. */
export function MeasurementControls({ kpi, placeholder }: { kpi: DueKpi; placeholder: string }) {
	const mayMeasure = useAllowed("contribute");
	const [open, setOpen] = useState(false);
	if (!mayMeasure) return null;
	if (open) {
		return (
			<Suspense fallback={<FormSkeleton />}>
				<MeasurementForm kpi={kpi} placeholder={placeholder} onClose={() => setOpen(false)} />
			</Suspense>
		);
	}
	return (
		<AddButton
			aria-label={`Add measurement of ${kpi.title}`}
			onClick={() => setOpen(true)}
			className={`${touchHeight} mt-2`}
		>
			Add measurement
		</AddButton>
	);
}
