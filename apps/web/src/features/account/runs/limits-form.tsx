import { zodResolver } from "@hookform/resolvers/zod";
import { AiLimits } from "@throughline/domain/run/ledger";
import { Button } from "@throughline/ui/button";
import { Form, FormField } from "@throughline/ui/form";
import { NumberInput } from "@throughline/ui/number-input";
import { toast } from "@throughline/ui/toast";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";
import { whenRefreshed } from "../../../api/live/own-writes.ts";

const { costPerRun, costPerPersonAndDay, runsPerPersonAndHour } = AiLimits.shape;
const orNull = z.string().transform((typed): string | number | null => (typed.trim() === "" ? null : typed));
const Typed = z.object({
	costPerRun: orNull.pipe(costPerRun),
	costPerPersonAndDay: orNull.pipe(costPerPersonAndDay),
	runsPerPersonAndHour: orNull
		.transform((typed) => (typed === null ? null : Number(typed)))
		.pipe(runsPerPersonAndHour),
});

/** The limits as they are typed; an empty field limits nothing. */
export function LimitsForm({ limits }: { limits: AiLimits }) {
	const utils = trpc.useUtils();
	const change = trpc.run.setLimits.useMutation();
	const form = useForm<z.input<typeof Typed>, unknown, z.output<typeof Typed>>({
		resolver: zodResolver(Typed, { jitless: true }),
		// What is typed stays when somebody else changes them in the meantime.
		values: {
			costPerRun: limits.costPerRun ?? "",
			costPerPersonAndDay: limits.costPerPersonAndDay ?? "",
			runsPerPersonAndHour: String(limits.runsPerPersonAndHour ?? ""),
		},
		resetOptions: { keepDirtyValues: true },
	});
	return (
		<Form
			form={form}
			aria-label="Limits of AI use"
			onSubmit={async (values) => {
				try {
					const saved = await change.mutateAsync({ ...values, version: limits.version });
					utils.run.limits.setData(undefined, saved);
					form.reset();
					toast({ title: "The limits are saved" });
					return null;
				} catch (error) {
					const { sentence, issues } = toApiError(error);
					await whenRefreshed();
					return { message: sentence, issues };
				}
			}}
		>
			<div className="grid max-w-3xl items-start gap-4 sm:grid-cols-3">
				<FormField name="costPerRun" label="Cost of a run" hint="In US dollars. A run that reaches it stops.">
					{(field) => <NumberInput {...field} min={0} prefix="$" placeholder="Not limited" />}
				</FormField>
				<FormField
					name="costPerPersonAndDay"
					label="Cost per person and day"
					hint="In US dollars, all runs together. The day is UTC."
				>
					{(field) => <NumberInput {...field} min={0} prefix="$" placeholder="Not limited" />}
				</FormField>
				<FormField
					name="runsPerPersonAndHour"
					label="Runs per person and hour"
					hint="Offline analysis counts too."
				>
					{(field) => <NumberInput {...field} min={1} step={1} placeholder="Not limited" />}
				</FormField>
			</div>
			<p className="mt-3 max-w-[64ch] text-pretty text-table text-ink-muted">
				An empty field limits nothing. What a run has found before it stops is kept, and offline analysis goes
				on working when the money is used up.
			</p>
			<div className="mt-4">
				<Button type="submit" variant="primary" loading={change.isPending} disabled={!form.formState.isDirty}>
					Save limits
				</Button>
			</div>
		</Form>
	);
}
