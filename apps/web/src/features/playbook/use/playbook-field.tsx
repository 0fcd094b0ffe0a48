import { Combobox } from "@throughline/ui/combobox";
import { FormField } from "@throughline/ui/form";
import { toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";
import { playbookOptions } from "../../../workspace/playbook-options.ts";
import type { UsePlaybookValues } from "./use-playbook-form.ts";

/** Which playbook, found by its name, summary or words of recognition. */
export function PlaybookField({ onChosen }: { onChosen: () => void }) {
	const list = trpc.playbook.list.useQuery();
	const options = playbookOptions(list.data ?? []);
	return (
		<FormField<UsePlaybookValues, "playbookId">
			name="playbookId"
			label="Playbook"
			required
			hint={list.error ? toApiError(list.error).sentence : undefined}
		>
			{({ onValueChange, ...field }) => (
				<Combobox
					{...field}
					onValueChange={(chosen) => {
						onValueChange(chosen);
						onChosen();
					}}
					options={options}
					placeholder="Choose a playbook"
					searchPlaceholder="Search by name or subject"
					emptyText="No playbook matches this search."
				/>
			)}
		</FormField>
	);
}
