import { Button } from "@throughline/ui/button";
import { DateField } from "@throughline/ui/date-field";
import { FormField } from "@throughline/ui/form";
import { IconButton } from "@throughline/ui/icon-button";
import { Input } from "@throughline/ui/input";
import { Plus, Trash2 } from "lucide-react";
import { useId } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { OwnerField } from "../../owners.tsx";
import { isDecided, type ReviewValues } from "./review-form.ts";

/** What a decision asks for: each line becomes a task with an owner and a day. Who decides says it before the verdict. */
export function ConditionFields({ deciding }: { deciding: boolean }) {
	const titleId = useId();
	const { control } = useFormContext<ReviewValues>();
	const status = useWatch({ control, name: "status" });
	const { fields, append, remove } = useFieldArray({ control, name: "conditions" });
	if (!(deciding || isDecided(status))) return null;
	return (
		<section aria-labelledby={titleId} className="rounded-lg border border-line p-3.5">
			<h3 id={titleId} className="text-table font-medium text-ink-strong">
				Open points
			</h3>
			<p className="mt-0.5 text-table text-ink-muted">
				What the decision asks for. Each condition becomes a task of the program with an owner and a day.
			</p>
			{fields.length > 0 && (
				<ul className="mt-3 space-y-4">
					{fields.map(({ id }, place) => (
						<li key={id} className="space-y-2 border-t border-line-subtle pt-3 first:border-0 first:pt-0">
							<div className="flex items-end gap-2">
								<FormField<ReviewValues, `conditions.${number}.name`>
									name={`conditions.${place}.name`}
									label={`What is to be done (${place + 1})`}
									required
									className="min-w-0 grow"
								>
									{(field) => <Input {...field} autoComplete="off" maxLength={200} />}
								</FormField>
								<IconButton
									label={`Delete condition ${place + 1}`}
									tooltip={false}
									icon={<Trash2 size={16} aria-hidden="true" />}
									onClick={() => remove(place)}
								/>
							</div>
							<div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
								<OwnerField
									name={`conditions.${place}.ownerId`}
									label={`Owner of condition ${place + 1}`}
									required
								/>
								<FormField<ReviewValues, `conditions.${number}.dueDate`>
									name={`conditions.${place}.dueDate`}
									label={`Due date of condition ${place + 1}`}
									required
								>
									{(field) => <DateField {...field} />}
								</FormField>
							</div>
						</li>
					))}
				</ul>
			)}
			<Button
				size="sm"
				className="mt-3"
				icon={<Plus size={14} aria-hidden="true" />}
				onClick={() => append({ name: "", ownerId: "", dueDate: "" })}
			>
				Add condition
			</Button>
		</section>
	);
}
