import { Select } from "@throughline/ui/select";

const anyValue = "any";
/** A category may be called "any": what stands for none must be something else. */
const marked = (value: string) => `is ${value}`;

type FilterSelectProps<Value extends string> = {
	label: string;
	/** The words for no filter: "Any category". */
	all: string;
	value: Value | null | undefined;
	values: readonly Value[];
	/** What a value is called; itself unless said. */
	nameOf?: (value: Value) => string;
	onChange: (value: Value | undefined) => void;
	className?: string;
};

/** A filter by one of a few values. */
export function FilterSelect<Value extends string>({
	label,
	all,
	value,
	values,
	nameOf = (value) => value,
	onChange,
	className = "w-36!",
}: FilterSelectProps<Value>) {
	return (
		<Select
			aria-label={label}
			className={className}
			value={value ? marked(value) : anyValue}
			onValueChange={(chosen) => onChange(values.find((each) => marked(each) === chosen))}
			options={[
				{ value: anyValue, label: all },
				...values.map((each) => ({ value: marked(each), label: nameOf(each) })),
			]}
		/>
	);
}
