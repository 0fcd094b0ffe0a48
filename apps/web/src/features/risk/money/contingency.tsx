import type { ProgramFinance } from "@throughline/domain/program";
import { Button } from "@throughline/ui/button";
import { Field } from "@throughline/ui/field";
import { IconButton } from "@throughline/ui/icon-button";
import { NumberInput } from "@throughline/ui/number-input";
import { toast } from "@throughline/ui/toast";
import { Pencil } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";
import { useMoney } from "../../../workspace/program/program-currency.tsx";

type ContingencyProps = { finance: ProgramFinance; mayWrite: boolean };

/** What is set aside for risks, changed in its place. */
export function Contingency({ finance, mayWrite }: ContingencyProps) {
	const money = useMoney();
	const [editing, setEditing] = useState(false);
	const opener = useRef<HTMLButtonElement>(null);
	const wasEditing = useRef(false);
	useEffect(() => {
		if (wasEditing.current && !editing) opener.current?.focus();
		wasEditing.current = editing;
	}, [editing]);
	if (editing) return <ContingencyForm finance={finance} onDone={() => setEditing(false)} />;
	return (
		<div className="flex items-center justify-between gap-2">
			<div>
				<p className="text-caption text-ink-muted">Contingency</p>
				<p className="tabular text-body font-medium text-ink">{money.whole(finance.contingency)}</p>
			</div>
			{mayWrite && (
				<IconButton
					ref={opener}
					data-print="hide"
					size="sm"
					label="Edit contingency"
					icon={<Pencil size={14} aria-hidden="true" />}
					onClick={() => setEditing(true)}
				/>
			)}
		</div>
	);
}

function ContingencyForm({ finance, onDone }: { finance: ProgramFinance; onDone: () => void }) {
	const money = useMoney();
	const [amount, setAmount] = useState(finance.contingency.replace(/\.00$/, ""));
	const [error, setError] = useState<string | null>(null);
	const input = useRef<HTMLInputElement>(null);
	useEffect(() => input.current?.select(), []);
	const update = trpc.program.finance.update.useMutation();
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (update.isPending) return;
		setError(null);
		try {
			const contingency = amount.trim() || "0";
			await update.mutateAsync({ id: finance.id, version: finance.version, contingency });
			toast({ title: "Contingency updated successfully" });
			onDone();
		} catch (refusal) {
			const { issues, sentence } = toApiError(refusal);
			setError(issues?.[0]?.message ?? sentence);
		}
	};
	return (
		<form
			noValidate
			onSubmit={(event) => void submit(event)}
			onKeyDown={(event) => event.key === "Escape" && onDone()}
		>
			<Field label="Contingency" error={error}>
				<NumberInput ref={input} prefix={money.sign} min="0" value={amount} onValueChange={setAmount} />
			</Field>
			<div className="mt-2 flex justify-end gap-2">
				<Button size="sm" onClick={onDone}>
					Cancel
				</Button>
				<Button size="sm" type="submit" variant="primary" loading={update.isPending}>
					Save
				</Button>
			</div>
		</form>
	);
}
