import type { AttentionItem } from "@throughline/domain/dashboard/attention";
import type { KpiMeasurement } from "@throughline/domain/kpi";
import { kpiValueInWords, unitSign, unitWord } from "@throughline/domain/kpi/format";
import { readNumber } from "@throughline/domain/paste/read-number";
import { Button } from "@throughline/ui/button";
import { Field } from "@throughline/ui/field";
import { Input } from "@throughline/ui/input";
import { Textarea } from "@throughline/ui/textarea";
import { type FormEvent, useState } from "react";
import { trpcClient } from "../../../api/client.ts";
import { type CallOptions, identified } from "../../../api/identified.ts";
import { dayOf } from "../../../format/date.ts";
import { decimalSign } from "../../../format/decimal-sign.ts";
import { useDraftPlace } from "../../../forms/kept-draft.ts";
import { TypedBefore } from "../../../forms/typed-before.tsx";
import { useKeptText } from "../../../forms/use-kept-text.ts";
import { takenMeasurement } from "../../../workspace/taken-measurement.ts";
import { attempt } from "../../../workspace/undo/attempt.ts";
import { offerUndo } from "../../../workspace/undo/undo.ts";

type MendFormProps = { item: AttentionItem; onDone: () => void };

/** Asks for the one thing that mends it, and saves it; what was typed stays until it is. */
export function MendForm({ item, onDone }: MendFormProps) {
	const isRisk = item.kind === "risk";
	const place = useDraftPlace(`mend/${item.kind}/${item.id}`);
	const { text: value, type, restored, forget } = useKeptText(place, "");
	const [mistake, setMistake] = useState<string | undefined>();
	const [busy, setBusy] = useState(false);
	const [taken, setTaken] = useState<KpiMeasurement | null>(null);
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		const wrong = isRisk ? planMistake(value) : valueMistake(value);
		setMistake(wrong);
		if (wrong !== undefined || busy) return;
		setBusy(true);
		const saved = await (isRisk
			? planMitigation(item, value.trim())
			: measure(item, value.trim(), taken, setTaken));
		setBusy(false);
		if (!saved) return;
		forget();
		onDone();
	};
	const field = {
		value,
		onValueChange: (next: string) => {
			type(next);
			setMistake(undefined);
		},
	};
	return (
		<form noValidate onSubmit={(event) => void submit(event)}>
			{isRisk ? (
				<Field label="Mitigation plan" error={mistake}>
					<Textarea {...field} rows={3} maxLength={10_000} ref={focusAtOnce} />
				</Field>
			) : (
				<Field label={valueLabel(item.unit)} error={mistake}>
					<Input {...field} inputMode="decimal" autoComplete="off" ref={focusAtOnce} />
				</Field>
			)}
			{restored && <TypedBefore />}
			{taken && (
				<p role="alert" className="mt-2 text-pretty text-table text-ink">
					{`Today has a value already: ${kpiValueInWords(taken.value, item.unit)}. Replace it?`}
				</p>
			)}
			<div className="mt-3 flex justify-end">
				<Button type="submit" size="sm" variant="primary" loading={busy}>
					{taken ? "Replace value" : "Save"}
				</Button>
			</div>
		</form>
	);
}

/** In what it is asked for: `Value today in days`. */
function valueLabel(unit: string | null): string {
	const shown = unit === "%" ? unit : (unitSign(unit) ?? unitWord(unit));
	return shown === null ? "Value today" : `Value today in ${shown}`;
}

function planMistake(plan: string): string | undefined {
	return plan.trim() === "" ? "Say what is done against it" : undefined;
}

/** The form came by a press: what is typed next is meant for it. */
const focusAtOnce = (field: HTMLElement | null) => field?.focus();

function valueMistake(text: string): string | undefined {
	const read = readNumber(text, decimalSign());
	return "problem" in read ? read.problem : undefined;
}

/** Adds today's value, or puts it in the place of the one that today has. */
function measure(
	{ id: kpiId, title }: AttentionItem,
	text: string,
	taken: KpiMeasurement | null,
	onTaken: (taken: KpiMeasurement) => void,
): Promise<boolean> {
	const read = readNumber(text, decimalSign());
	if ("problem" in read) return Promise.resolve(false);
	const { value } = read;
	const { create, update } = trpcClient.kpi.measurement;
	const send = (options: CallOptions) =>
		taken
			? update.mutate({ kpiId, id: taken.id, version: taken.version, value }, options)
			: create.mutate({ kpiId, measurementDate: dayOf(new Date()), value }, options);
	const work = async () => {
		const { requestId } = await identified(send);
		offerUndo({
			title: taken ? "Measurement changed" : "Measurement added successfully",
			description: title,
			requestId,
		});
	};
	return attempt(taken ? "Failed to change the measurement" : "Failed to add measurement", work, (error) => {
		const found = takenMeasurement(error);
		if (found) onTaken(found);
		return found !== null;
	});
}

function planMitigation({ id, title, version }: AttentionItem, mitigationPlan: string): Promise<boolean> {
	if (version === null) return Promise.resolve(false);
	return attempt("Failed to update risk", async () => {
		const { requestId } = await identified((options) =>
			trpcClient.risk.update.mutate({ id, version, mitigationPlan }, options),
		);
		offerUndo({ title: "Risk updated successfully", description: title, requestId });
	});
}
