import type { Kpi, KpiMeasurement } from "@throughline/domain/kpi";
import { readMeasurements } from "@throughline/domain/kpi/measurement-paste";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from "@throughline/ui/dialog";
import { Field } from "@throughline/ui/field";
import { Textarea } from "@throughline/ui/textarea";
import { toast } from "@throughline/ui/toast";
import { useDeferredValue, useMemo } from "react";
import { useForm, useWatch } from "react-hook-form";
import { toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";
import { useDraft } from "../../../forms/use-draft.ts";
import { useUnitOf } from "../../../workspace/program/program-currency.tsx";
import { effectsOf } from "./import-effects.ts";
import { ImportPreview } from "./import-preview.tsx";
import { importedWords, valuesWord } from "./import-words.ts";

type ImportDialogProps = {
	kpi: Kpi;
	/** As they are now: what an import would overwrite. */
	measurements: readonly KpiMeasurement[];
	onClose: () => void;
};

/** Takes values over that were pasted from a spreadsheet, after showing what will become of each line. */
export function ImportDialog({ kpi, measurements, onClose }: ImportDialogProps) {
	const unit = useUnitOf()(kpi);
	// A slip that closes the window must not lose what was pasted.
	const form = useForm({ defaultValues: { text: "" } });
	const { forget } = useDraft(form, `measurement/import/${kpi.id}`);
	const text = useWatch({ control: form.control, name: "text" });
	const setText = (next: string) => form.setValue("text", next, { shouldDirty: true });
	const typed = useDeferredValue(text);
	const paste = useMemo(() => readMeasurements(typed), [typed]);
	const effects = useMemo(() => effectsOf(paste.measurements, measurements), [paste, measurements]);
	const take = trpc.kpi.measurement.import.useMutation();
	const count = paste.measurements.length;

	async function importAll(): Promise<void> {
		const values = paste.measurements.map(({ measurementDate, value }) => ({ measurementDate, value }));
		const imported = await take.mutateAsync({ kpiId: kpi.id, measurements: values });
		toast({ title: `${valuesWord(count)} imported`, description: importedWords(imported) });
		// What could not be read stays, to be put right and imported after the rest.
		if (paste.problems.length === 0) {
			forget();
			onClose();
		} else setText(paste.problems.map((problem) => problem.text).join("\n"));
	}

	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent title="Import measurements" description={kpi.name} size="lg">
				<DialogBody className="space-y-4">
					{take.isError && (
						<Callout tone="critical" role="alert">
							{toApiError(take.error).sentence}
						</Callout>
					)}
					<Field
						label="Dates and values"
						hint="Two columns, pasted from a spreadsheet or as CSV: 2025-12-31, 31.12.2025 or 12/31/2025, then the value."
					>
						<Textarea
							rows={6}
							spellCheck={false}
							value={text}
							onValueChange={setText}
							placeholder={"2025-10-31\t91.5\n2025-11-30\t92.0"}
							className="tabular"
						/>
					</Field>
					{(count > 0 || paste.problems.length > 0) && (
						<ImportPreview paste={paste} effects={effects} unit={unit} />
					)}
				</DialogBody>
				<DialogFooter>
					<DialogClose>
						<Button onClick={forget}>Cancel</Button>
					</DialogClose>
					<Button
						variant="primary"
						disabled={count === 0}
						loading={take.isPending}
						// Why it failed stands above the text.
						onClick={() => void importAll().catch(() => undefined)}
					>
						{count === 0 ? "Import" : `Import ${valuesWord(count)}`}
					</Button>
				</DialogFooter>
			</DialogContent>
		</Dialog>
	);
}
