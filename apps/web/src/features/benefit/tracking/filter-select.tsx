import { Select } from "@throughline/ui/select";

const anyValue = "any";
/** A category may be called "any": what stands for none must be something else. */
const marked = (value: string) => `is ${value}`;

type FilterSelectProps = {
	label: string;
	/** The words for no filter: "Any category". */
	all: string;
	value: string | undefined;
	values: readonly string[];
	onChange: (value: string | undefined) => void;
};

/** A filter by one of a few values. */
export function FilterSelect({ label, all, value, values, onChange }: FilterSelectProps) {
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
