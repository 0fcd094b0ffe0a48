import { type Benefit, BenefitPeriod } from "@throughline/domain/benefit";
import { toast } from "@throughline/ui/toast";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";
import { useDraft } from "../../../forms/use-draft.ts";
import { cellProblem, changedPeriods, type PlanRow, planCells, rebaseRows, rowsOf } from "./plan-rows.ts";

/** The grid, and the plan as it was read: a draft that is restored still knows what it changes. */
export type PlanForm = { rows: PlanRow[]; base: BenefitPeriod[] };

/**
 * The plan while it is edited. What others save comes in while nothing is typed; when somebody else was faster, the
 * grid is carried over to their plan and saving again applies one's own cells on top.
 */
export function usePlanForm(benefit: Benefit, periods: BenefitPeriod[]) {
	const form = useForm<PlanForm>({ defaultValues: { rows: rowsOf(periods), base: periods } });
	const { isDirty } = form.formState;
	const { restored, forget } = useDraft(form, `benefit/${benefit.id}/plan`);
	const save = trpc.benefit.period.save.useMutation();
	const [failure, setFailure] = useState<string | null>(null);

	// The first plan is in the form already, or a draft of it is.
	const seen = useRef(periods);
	useEffect(() => {
		if (isDirty || seen.current === periods) return;
		seen.current = periods;
		form.reset({ rows: rowsOf(periods), base: periods });
	}, [form, isDirty, periods]);

	function startAgain(from: BenefitPeriod[]): void {
		forget();
		setFailure(null);
		form.reset({ rows: rowsOf(from), base: from });
	}

	async function submit({ rows, base }: PlanForm): Promise<void> {
		setFailure(null);
		if (rows.some((row) => planCells.some((cell) => cellProblem(row[cell]) !== null))) {
			setFailure("Some cells hold no amount: put them right first.");
			return;
		}
		const changed = changedPeriods(base, rows);
		if (changed.length === 0) {
			startAgain(periods);
			return;
		}
		try {
			startAgain(await save.mutateAsync({ benefitId: benefit.id, periods: changed }));
			toast({ title: "Plan saved successfully" });
		} catch (refusal) {
			const error = toApiError(refusal);
			const current = z.array(BenefitPeriod).safeParse(error.current);
			if (current.success) {
				const carried = rebaseRows(base, rows, current.data);
				form.reset({ rows: carried, base: current.data }, { keepDefaultValues: true });
			} else toast({ title: "Failed to save plan", variant: "destructive" });
			setFailure(error.sentence);
		}
	}

	return {
		form,
		isDirty,
		isRestored: restored && isDirty && failure === null,
		failure,
		isSaving: save.isPending,
		submit: form.handleSubmit(submit),
		discard: () => startAgain(periods),
	};
}
