import { CloseButton } from "@throughline/ui/close-button";
import { FormField } from "@throughline/ui/form";
import { IconButton } from "@throughline/ui/icon-button";
import { Input } from "@throughline/ui/input";
import { Plus } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import type { SessionValues } from "./new-session.tsx";
import { withPending } from "./pending-criterion.ts";

/** The criteria so far, each to be removed, and the next one: Enter adds it too. */
export function CriteriaField() {
	const { setValue, getValues, setFocus } = useFormContext<SessionValues>();
	const criteria = useWatch<SessionValues, "successCriteria">({ name: "successCriteria" });

	function replace(next: string[]): void {
		setValue("successCriteria", next, { shouldDirty: true });
		setFocus("criterion");
	}

	function add(): void {
		replace(withPending(getValues("successCriteria"), getValues("criterion")));
		setValue("criterion", "", { shouldDirty: true });
	}

	return (
		<div className="space-y-2.5">
			<FormField<SessionValues, "criterion"> name="criterion" label="Success criteria">
				{(field) => (
					<Input
						{...field}
						autoComplete="off"
						placeholder="Add success criterion"
						onKeyDown={(event) => {
							if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
							event.preventDefault();
							add();
						}}
						trailing={
							<IconButton
								size="sm"
								tooltip={false}
								label="Add"
								icon={<Plus size={16} aria-hidden="true" />}
								onClick={add}
							/>
						}
					/>
				)}
			</FormField>
			{criteria.length > 0 && (
				<ul aria-label="Criteria to be created" className="space-y-1">
					{criteria.map((criterion, index) => (
						<li
							key={index}
							className="flex items-start justify-between gap-2 rounded-md bg-inset py-1 pr-1 pl-2.5"
						>
							<span className="min-w-0 py-1 text-table break-words text-ink">{criterion}</span>
							<CloseButton
								label={`Remove ${criterion}`}
								onClick={() => replace(criteria.filter((_, each) => each !== index))}
							/>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
