import { Select } from "@throughline/ui/select";

type FormSelectProps<Value extends string> = {
	label: string;
	value: Value;
	values: readonly Value[];
	words: Readonly<Record<Value, string>>;
	onChoose: (value: Value) => void;
	disabled?: boolean;
	className?: string;
};

/** One of a few words, each shown in others. */
export function FormSelect<Value extends string>(props: FormSelectProps<Value>) {
	const { label, value, values, words, onChoose, ...rest } = props;
	return (
		<Select
			aria-label={label}
			value={value}
			options={values.map((each) => ({ value: each, label: words[each] }))}
			onValueChange={(chosen) => {
				const next = values.find((each) => each === chosen);
				if (next !== undefined) onChoose(next);
			}}
			{...rest}
		/>
	);
}
