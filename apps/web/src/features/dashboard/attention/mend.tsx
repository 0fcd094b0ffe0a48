import type { AttentionItem } from "@throughline/domain/dashboard/attention";
import { decimal } from "@throughline/domain/shape";
import { Button } from "@throughline/ui/button";
import { Field } from "@throughline/ui/field";
import { Input } from "@throughline/ui/input";
import { Popover, PopoverContent, PopoverTrigger } from "@throughline/ui/popover";
import { Textarea } from "@throughline/ui/textarea";
import { toast } from "@throughline/ui/toast";
import { type FormEvent, type ReactNode, useState } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { trpcClient } from "../../../api/client.ts";
import { dayOf } from "../../../format/date.ts";

/** What mends it on the spot; nothing for what takes a view of its own. */
export function Mend({ item }: { item: AttentionItem }) {
	switch (item.kind) {
		case "overdue task":
		case "slipping task":
			return <CompleteTask item={item} />;
		case "kpi":
		case "measurement":
			return <Measure item={item} />;
		case "risk":
			return <PlanMitigation item={item} />;
		default:
			return null;
	}
}

type MendProps = { item: AttentionItem };

function CompleteTask({ item: { id, title, version, task } }: MendProps) {
	const [busy, setBusy] = useState(false);
	if (version === null || task === null) return null;
	const complete = async () => {
		setBusy(true);
		try {
			const saved = await trpcClient.task.update.mutate({ id, version, status: "Completed", progress: 100 });
			const undo = () =>
				void attempt("Failed to update task", () =>
					trpcClient.task.update.mutate({ id, version: saved.version, ...task }),
				);
			toast({ title: "Task completed", description: title, action: { label: "Undo", onAction: undo } });
		} catch (error) {
			tell("Failed to update task", error);
		} finally {
			setBusy(false);
		}
	};
	return (
		<Button size="sm" loading={busy} onClick={() => void complete()} aria-label={`Complete ${title}`}>
			Complete
		</Button>
	);
}

function Measure({ item: { id, title } }: MendProps) {
	const save = (value: string) =>
		attempt("Failed to add measurement", async () => {
			await trpcClient.kpi.measurement.create.mutate({
				kpiId: id,
				measurementDate: dayOf(new Date()),
				value,
			});
			toast({ title: "Measurement added successfully", description: title });
		});
	return (
		<Asked
			verb="Add measurement"
			of={title}
			mistakeIn={(value) => decimal.safeParse(value).error?.issues[0]?.message ?? null}
			save={save}
		>
			{(value, onValueChange, error) => (
				<Field label="Value today" error={error}>
					<Input value={value} onValueChange={onValueChange} inputMode="decimal" autoComplete="off" />
				</Field>
			)}
		</Asked>
	);
}

function PlanMitigation({ item: { id, title, version } }: MendProps) {
	if (version === null) return null;
	const save = (mitigationPlan: string) =>
		attempt("Failed to update risk", async () => {
			await trpcClient.risk.update.mutate({ id, version, mitigationPlan });
			toast({ title: "Risk updated successfully", description: title });
		});
	return (
		<Asked
			verb="Plan mitigation"
			of={title}
			mistakeIn={(value) => (value.trim() === "" ? "Say what is done against it" : null)}
			save={save}
		>
			{(value, onValueChange, error) => (
				<Field label="Mitigation plan" error={error}>
					<Textarea value={value} onValueChange={onValueChange} rows={3} maxLength={10_000} />
				</Field>
			)}
		</Asked>
	);
}

type AskedProps = {
	/** The button. */
	verb: string;
	/** What it is about. */
	of: string;
	/** Why what is typed cannot be sent; null when it can. */
	mistakeIn: (value: string) => string | null;
	/** Answers whether it was saved: what was typed stays otherwise. */
	save: (value: string) => Promise<boolean>;
	children: (value: string, onValueChange: (value: string) => void, error: string | undefined) => ReactNode;
};

/** A button that asks for one thing and saves it. */
function Asked({ verb, of, mistakeIn, save, children }: AskedProps) {
	const [open, setOpen] = useState(false);
	const [value, setValue] = useState("");
	const [mistake, setMistake] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		const wrong = mistakeIn(value);
		setMistake(wrong);
		if (wrong !== null || busy) return;
		setBusy(true);
		if (await save(value.trim())) setOpen(false);
		setBusy(false);
	};
	return (
		<Popover open={open} onOpenChange={setOpen}>
			<PopoverTrigger>
				<Button size="sm" aria-label={`${verb}: ${of}`}>
					{verb}
				</Button>
			</PopoverTrigger>
			<PopoverContent aria-label={`${verb}: ${of}`} className="w-72">
				<form noValidate onSubmit={(event) => void submit(event)}>
					{children(
						value,
						(next) => {
							setValue(next);
							setMistake(null);
						},
						mistake ?? undefined,
					)}
					<div className="mt-3 flex justify-end">
						<Button type="submit" size="sm" variant="primary" loading={busy}>
							Save
						</Button>
					</div>
				</form>
			</PopoverContent>
		</Popover>
	);
}

async function attempt(failed: string, work: () => Promise<unknown>): Promise<boolean> {
	try {
		await work();
		return true;
	} catch (error) {
		tell(failed, error);
		return false;
	}
}

function tell(failed: string, error: unknown): void {
	toast({ title: failed, description: toApiError(error).sentence, variant: "destructive" });
}
