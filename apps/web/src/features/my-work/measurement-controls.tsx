import type { MyWorkItem } from "@throughline/domain/my-work";
import { AddButton } from "@throughline/ui/add-button";
import { Suspense, useState } from "react";
import { useAllowed } from "../../api/session/user.ts";
import { useNow } from "../../browser/use-now.ts";
import { dayOf } from "../../format/date.ts";
import { useDraftPlace } from "../../forms/kept-draft.ts";
import { readKeptText } from "../../forms/use-kept-text.ts";
import { FormSkeleton, focusFirst } from "./inline-form.tsx";
import { MeasurementForm } from "./lazy-forms.ts";
import { touchHeight } from "./touch-height.ts";

export type DueKpi = Extract<MyWorkItem, { kind: "measurement" }>;

/** Where the value is kept while it is typed; its day beside it, under `/day`. */
export const measurementPlace = ({ id }: DueKpi) => `my-work/measurement/${id}`;

/** Takes the value that is due. */
export function MeasurementControls({ kpi, placeholder }: { kpi: DueKpi; placeholder: string }) {
	const mayMeasure = useAllowed("contribute");
	const place = useDraftPlace(measurementPlace(kpi));
	// What was being typed when the page went is seen again.
	const today = dayOf(useNow());
	const [form, setForm] = useState<"new" | "kept" | "open" | "closed">(() =>
		(readKeptText(place, "") ?? readKeptText(`${place}/day`, today)) ? "kept" : "new",
	);
	if (!mayMeasure) return null;
	if (form === "open" || form === "kept") {
		return (
			<Suspense fallback={<FormSkeleton />}>
				<MeasurementForm
					kpi={kpi}
					placeholder={placeholder}
					asked={form === "open"}
					onClose={() => setForm("closed")}
				/>
			</Suspense>
		);
	}
	return (
		<AddButton
			aria-label={`Add measurement of ${kpi.title}`}
			ref={form === "closed" ? focusFirst : undefined}
			onClick={() => setForm("open")}
			className={`${touchHeight} mt-2`}
		>
			Add measurement
		</AddButton>
	);
}
