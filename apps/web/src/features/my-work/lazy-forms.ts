import { preloadPart } from "@throughline/ui/fetch-part";
import { lazyPart } from "../../workspace/lazy-part.ts";

const loadDateForm = () => import("./date-form.tsx");
const loadMeasurementForm = () => import("./measurement-form.tsx");

export const DateForm = lazyPart(loadDateForm, "DateForm");
export const MeasurementForm = lazyPart(loadMeasurementForm, "MeasurementForm");

/** Fetches the forms' code ahead of the press that needs it: after the list, which is what the reader waits for. */
export function preloadForms(): void {
	preloadPart(loadDateForm);
	preloadPart(loadMeasurementForm);
}
