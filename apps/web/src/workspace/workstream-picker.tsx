import { Combobox, type ComboboxProps } from "@throughline/ui/combobox";

type WorkstreamPickerProps = Omit<
	ComboboxProps,
	"value" | "onValueChange" | "options" | "searchPlaceholder" | "emptyText" | "clearable"
> & {
	workstreams: readonly { id: string; name: string }[];
	/** An id; "" for none. */
	value: string;
	onValueChange: (id: string) => void;
};

/** One of a program's workstreams, or none; `placeholder` says what none means. */
export function WorkstreamPicker({ workstreams, value, onValueChange, ...rest }: WorkstreamPickerProps) {
	return (
		<Combobox
			{...rest}
			value={value === "" ? null : value}
			onValueChange={(chosen) => onValueChange(chosen ?? "")}
			options={workstreams.map(({ id, name }) => ({ value: id, label: name }))}
			searchPlaceholder="Search workstreams"
			emptyText="No workstream of that name"
			clearable
		/>
	);
}
