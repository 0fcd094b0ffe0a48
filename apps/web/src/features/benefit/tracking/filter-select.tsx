import { Select } from "@throughline/ui/select";

const anyValue = "any";
/** A category may be called "any": what stands for none must be something else. */
const marked = (value: string) => `is ${value}`;

type FilterSelectProps<Value extends string> = {
	label: string;
	/** The words for no filter: "Any category". */
	all: string;
	value: Value | undefined;
	values: readonly Value[];
	onChange: (value: Value | undefined) => void;
};

/** A filter by one of a few values. */
export function FilterSelect<Value extends string>({
	label,
	all,
	value,
	values,
	onChange,
}: FilterSelectProps<Value>) {
	return (
		<Select
			aria-label={label}
			className="w-36!"
			value={value === undefined ? anyValue : marked(value)}
			onValueChange={(chosen) => onChange(values.find((each) => marked(each) === chosen))}
			options={[
				{ value: anyValue, label: all },
				...values.map((each) => ({ value: marked(each), label: each })),
			]}
		/>
	);
}
