import { playbookSizes } from "@throughline/domain/playbook/playbook";
import { Field } from "@throughline/ui/field";
import { NumberInput } from "@throughline/ui/number-input";
import { sizeNames } from "../../size-names.ts";
import { type Path, pathText, removeAt, setAt } from "./draft-document.ts";
import { controlId, usePlaybookForm } from "./form-context.ts";
import { useFieldError } from "./use-field-error.ts";

type SizesFieldProps = {
	path: Path;
	label: string;
	/** For a small, a medium and a large case; none where it is left out. */
	values: readonly string[];
	step?: string;
	optional?: boolean;
};

/** A figure for each size of case. */
export function SizesField({ path, label, values, step, optional = false }: SizesFieldProps) {
	const { edit } = usePlaybookForm();
	const { error, onBlur } = useFieldError(pathText(path), values.length === 0);
	const change = (place: number, typed: string) => {
		const next = playbookSizes.map((_, at) => toFigure(at === place ? typed : (values[at] ?? "")));
		edit(optional && next.every((each) => each === null) ? removeAt(path) : setAt(path, next));
	};
	return (
		<fieldset className="min-w-0">
			<legend className="mb-1.5 flex w-full items-baseline justify-between text-table font-medium text-ink">
				{label}
				{optional && <span className="text-caption font-normal text-ink-faint">Optional</span>}
			</legend>
			<div className="grid grid-cols-3 gap-2">
				{playbookSizes.map((size, at) => (
					<SizeField
						key={size}
						path={[...path, at]}
						label={sizeNames[size]}
						value={values[at] ?? ""}
						step={step}
						onBlur={onBlur}
						onChange={(typed) => change(at, typed)}
					/>
				))}
			</div>
			{error && (
				<p role="alert" className="mt-1.5 text-caption text-critical">
					{error}
				</p>
			)}
		</fieldset>
	);
}

type SizeFieldProps = {
	path: Path;
	label: string;
	value: string;
	step: string | undefined;
	onBlur: () => void;
	onChange: (typed: string) => void;
};

function SizeField({ path, label, value, step, onBlur, onChange }: SizeFieldProps) {
	const place = pathText(path);
	const { errors } = usePlaybookForm();
	return (
		<Field id={controlId(place)} label={label}>
			<NumberInput
				value={Number.isFinite(Number(value)) ? value : ""}
				step={step === undefined ? undefined : Number(step)}
				min="0"
				aria-invalid={errors.some((error) => error.path === place) || undefined}
				onBlur={onBlur}
				onValueChange={onChange}
			/>
		</Field>
	);
}

/** A number where it is one; else the words as they are, which the check then names. */
function toFigure(typed: string): number | string | null {
	if (typed.trim() === "") return null;
	const figure = Number(typed);
	return Number.isFinite(figure) ? figure : typed;
}
