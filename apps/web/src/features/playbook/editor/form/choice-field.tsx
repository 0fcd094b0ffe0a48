import { Field } from "@throughline/ui/field";
import { Select, type SelectGroup, type SelectOption } from "@throughline/ui/select";
import { type Path, pathText, removeAt, setAt } from "./draft-document.ts";
import { controlId, usePlaybookForm } from "./form-context.ts";
import { useFieldError } from "./use-field-error.ts";

/** Stands for no choice. */
const none = "none";

type ChoiceFieldProps = {
	path: Path;
	label: string;
	value: string;
	options?: readonly (SelectOption | string)[];
	groups?: readonly SelectGroup[];
	/** What no choice is called, where there may be none. */
	noneWord?: string;
	/** What is stored of a choice, where it is not the word itself. */
	toValue?: (chosen: string) => unknown;
};

/** One among few. */
export function ChoiceField({ path, label, value, options = [], noneWord, ...given }: ChoiceFieldProps) {
	const { edit } = usePlaybookForm();
	const { groups, toValue = (chosen: string) => chosen } = given;
	const place = pathText(path);
	const { error, onBlur } = useFieldError(place, value === "");
	const empty = noneWord === undefined ? [] : [{ value: none, label: noneWord }];
	return (
		<Field id={controlId(place)} label={label} error={error}>
			<Select
				value={value === "" && noneWord !== undefined ? none : value}
				onValueChange={(chosen) =>
					edit(chosen === none && noneWord !== undefined ? removeAt(path) : setAt(path, toValue(chosen)))
				}
				onBlur={onBlur}
				options={[...empty, ...options]}
				groups={groups}
			/>
		</Field>
	);
}
