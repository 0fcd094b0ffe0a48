import { Combobox, type ComboboxProps } from "@throughline/ui/combobox";

type WorkstreamPickerProps = Omit<
	ComboboxProps,
	"options" | "searchPlaceholder" | "emptyText" | "clearable"
> & {
	workstreams: readonly { id: string; name: string }[];
};

/** One of a program's workstreams, or none; `placeholder` says what none means. */
export function WorkstreamPicker({ workstreams, ...rest }: WorkstreamPickerProps) {
	return (
		<Combobox
			{...rest}
			options={workstreams.map(({ id, name }) => ({ value: id, label: name }))}
			searchPlaceholder="Search workstreams"
			emptyText="No workstream of that name"
			clearable
		/>
	);
}
