import { type Playbook, playbookSizes } from "@throughline/domain/playbook/playbook";
import { workstreamsFor } from "@throughline/domain/playbook/use";
import { FormField } from "@throughline/ui/form";
import { RadioGroup } from "@throughline/ui/radio-group";
import { useWatch } from "react-hook-form";
import { sizeNames } from "../size-names.ts";
import { sizeFigures, sizeWords } from "./size-figures.ts";
import { decided, type UsePlaybookValues } from "./use-playbook-form.ts";

/** How large the undertaking is, with the tasks and weeks that it means after what is decided. */
export function SizeField({ playbook }: { playbook: Playbook | undefined }) {
	const choices = useWatch<UsePlaybookValues, "choices">({ name: "choices" });
	const work = playbook ? workstreamsFor(playbook, decided(choices)) : null;
	return (
		<FormField<UsePlaybookValues, "size"> name="size" label="Size">
			{(field) => (
				<RadioGroup
					{...field}
					className="sm:grid sm:grid-cols-3"
					options={playbookSizes.map((size) => ({
						value: size,
						label: sizeNames[size],
						description: work && sizeWords(sizeFigures(work, size)),
					}))}
				/>
			)}
		</FormField>
	);
}
