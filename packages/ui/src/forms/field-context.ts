import { createContext, useContext } from "react";

export type FieldWiring = {
	id: string;
	labelId: string;
	describedBy: string | undefined;
	invalid: boolean;
	required: boolean;
	disabled: boolean;
};

export const FieldContext = createContext<FieldWiring | null>(null);

type Given = {
	id?: string;
	disabled?: boolean;
	required?: boolean;
	"aria-describedby"?: string;
	"aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling";
};

/** The id and ARIA attributes of a control: its own, completed by the field around it. */
export function useFieldControl(given: Given) {
	const field = useContext(FieldContext);
	const describedBy = [given["aria-describedby"], field?.describedBy].filter(Boolean).join(" ");
	return {
		id: given.id ?? field?.id,
		disabled: given.disabled ?? field?.disabled,
		"aria-describedby": describedBy || undefined,
		"aria-invalid": given["aria-invalid"] ?? (field?.invalid || undefined),
		"aria-required": given.required ?? (field?.required || undefined),
	};
}

/** The id of the label around, for controls that are no form elements and need `aria-labelledby`. */
export function useFieldLabelId(): string | undefined {
	return useContext(FieldContext)?.labelId;
}
