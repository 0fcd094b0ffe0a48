import type { ProgramFinance } from "@throughline/domain/program";
import { Button } from "@throughline/ui/button";
import { Field } from "@throughline/ui/field";
import { NumberInput } from "@throughline/ui/number-input";
import { toast } from "@throughline/ui/toast";
import { type FormEvent, useState } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";

/** By how much a year later money is worth less, changed in its place. */
export function DiscountRate({ finance }: { finance: ProgramFinance }) {
	const [rate, setRate] = useState(String(Number(finance.discountRate)));
	const [error, setError] = useState<string | null>(null);
	const update = trpc.program.finance.update.useMutation();
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (update.isPending) return;
		setError(null);
		try {
			await update.mutateAsync({
				id: finance.id,
				version: finance.version,
				discountRate: rate.trim() || "0",
			});
			toast({ title: "Discount rate updated successfully" });
		} catch (refusal) {
			const { issues, sentence } = toApiError(refusal);
			setError(issues?.[0]?.message ?? sentence);
		}
	};
	return (
		<form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-72 items-end gap-2">
			<Field label="Discount rate, a year" error={error} className="grow">
				<NumberInput suffix="%" min="0" max="100" value={rate} onValueChange={setRate} />
			</Field>
			<Button
				type="submit"
				loading={update.isPending}
				disabled={Number(rate) === Number(finance.discountRate)}
			>
				Save
			</Button>
		</form>
	);
}
