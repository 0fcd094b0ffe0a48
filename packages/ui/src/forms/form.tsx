import {
	type ComponentProps,
	createContext,
	type ElementType,
	type ReactNode,
	type SyntheticEvent,
	useContext,
	useEffect,
	useId,
	useRef,
	useState,
} from "react";
import {
	Controller,
	type ControllerRenderProps,
	type FieldPath,
	type FieldValues,
	FormProvider,
	type UseFormReturn,
	useFormContext,
} from "react-hook-form";
import { Callout } from "../feedback/callout.tsx";
import { Field, type FieldProps } from "./field.tsx";
import type { FormFailure } from "./form-failure.ts";

export type { FormFailure, FormIssue } from "./form-failure.ts";

export type FormProps<Values extends FieldValues, Output> = {
	form: UseFormReturn<Values, unknown, Output>;
	/**
	 * Resolve with nothing when it worked, with the refusal when it did not: its issues land on their fields,
	 * what belongs to no field stands above the form, and the first wrong field gets the focus.
	 */
	// biome-ignore lint/suspicious/noConfusingVoidType: an async function without a return is the usual handler
	onSubmit: (values: Output) => Promise<FormFailure | null | void>;
	children: ReactNode;
	id?: string;
	className?: string;
	"aria-label"?: string;
};

/** The names of the fields on screen, so that a server issue finds its field or is shown above the form. */
const FieldNames = createContext<Set<string> | null>(null);

/** "criteria.0.text" belongs to the field of that name, else to "criteria.0", else to "criteria". */
function fieldOf(path: string, names: ReadonlySet<string>): string | null {
	for (let name = path; name; name = name.slice(0, Math.max(name.lastIndexOf("."), 0))) {
		if (names.has(name)) return name;
	}
	return null;
}

/** A form over react-hook-form. Nothing typed is lost when the server refuses; it is sent once at a time. */
export function Form<Values extends FieldValues, Output>({
	form,
	onSubmit,
	children,
	className,
	...rest
}: FormProps<Values, Output>) {
	const element = useRef<HTMLFormElement>(null);
	const [attempts, setAttempts] = useState(0);
	const [failure, setFailure] = useState<string | null>(null);
	const [names] = useState(() => new Set<string>());
	const failureId = useId();
	const sending = useRef(false);

	// After the errors are in the page: the first wrong field in reading order, else the sentence above.
	useEffect(() => {
		if (attempts === 0) return;
		const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
		const target = wrong ?? element.current?.querySelector<HTMLElement>("[data-form-failure]");
		target?.focus();
		// What is wrong stands under the field, which is in sight without it; it may be drawn later than this.
		const frame = requestAnimationFrame(() => {
			const field = element.current?.querySelector('[aria-invalid="true"]');
			const [said] = field?.getAttribute("aria-describedby")?.split(" ") ?? [];
			if (said) document.getElementById(said)?.scrollIntoView?.({ block: "nearest" });
		});
		return () => cancelAnimationFrame(frame);
	}, [attempts]);

	const submit = form.handleSubmit(
		async (values) => {
			setFailure(null);
			const refused = await onSubmit(values);
			if (!refused) return;
			const homeless: string[] = [];
			for (const issue of refused.issues ?? []) {
				const name = fieldOf(issue.path, names);
				if (name) form.setError(name as FieldPath<Values>, { type: "server", message: issue.message });
				else homeless.push(issue.message);
			}
			const allPlaced = Boolean(refused.issues?.length) && homeless.length === 0;
			setFailure(allPlaced ? null : [refused.message, ...homeless].join(" "));
			setAttempts((count) => count + 1);
		},
		() => setAttempts((count) => count + 1),
	);

	return (
		<FormProvider {...form}>
			<form
				ref={element}
				noValidate
				className={className}
				aria-describedby={failure ? failureId : undefined}
				onSubmit={(event: SyntheticEvent<HTMLFormElement>) => {
					// A dialog inside another form's tree must not send that one too.
					event.stopPropagation();
					event.preventDefault();
					// A button's `loading` comes a render too late for a second press right after the first.
					if (sending.current) return;
					sending.current = true;
					void submit(event).finally(() => {
						sending.current = false;
					});
				}}
				{...rest}
			>
				{failure && (
					<div id={failureId} data-form-failure="" tabIndex={-1} className="mb-4 rounded-lg outline-none">
						<Callout tone="critical" role="alert">
							{failure}
						</Callout>
					</div>
				)}
				<FieldNames value={names}>{children}</FieldNames>
			</form>
		</FormProvider>
	);
}

/** What a control of this package takes; for a checkbox or switch use `checked={field.value} onCheckedChange={field.onValueChange}`. */
export type FormFieldControl<Values extends FieldValues, Name extends FieldPath<Values>> = Omit<
	ControllerRenderProps<Values, Name>,
	"onChange"
> & { onValueChange: ControllerRenderProps<Values, Name>["onChange"] };

export type FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = Omit<
	FieldProps,
	"children" | "error"
> & {
	name: Name;
	/** `{(field) => <Input {...field} />}` */
	children: (field: FormFieldControl<Values, Name>) => ReactNode;
};

/** A field of the form around it: value, label, hint and the error of either side. */
export function FormField<
	Values extends FieldValues = FieldValues,
	Name extends FieldPath<Values> = FieldPath<Values>,
>({ name, children, ...field }: FormFieldProps<Values, Name>) {
	const { control } = useFormContext<Values>();
	const names = useContext(FieldNames);
	useEffect(() => {
		names?.add(name);
		return () => void names?.delete(name);
	}, [names, name]);
	return (
		<Controller
			control={control}
			name={name}
			render={({ field: { onChange, ...control }, fieldState }) => (
				<Field {...field} error={fieldState.error?.message}>
					{children({ ...control, onValueChange: onChange })}
				</Field>
			)}
		/>
	);
}

type FormFieldParts = Omit<FieldProps, "children" | "error" | "label">;

/** A field by its name; what else it is given goes to its control, such as `<Field name="cost" control={NumberInput} min="0" />`. */
export type LabelledFieldProps<Values extends FieldValues, Control extends ElementType> = FormFieldParts & {
	name: FieldPath<Values>;
	control: Control;
	/** In place of the name that the form's labels have for it. */
	label?: ReactNode;
} & Omit<ComponentProps<Control>, keyof FormFieldParts | "name" | "label" | "value" | "onValueChange">;

/** The fields of a form whose labels are known by name. Made once, beside the component that shows them. */
export function formField<Values extends FieldValues>(
	labels: Readonly<Partial<Record<FieldPath<Values>, ReactNode>>>,
) {
	return function LabelledField<Control extends ElementType>({
		name,
		control: Control,
		label = labels[name],
		required,
		optional,
		hint,
		hideLabel,
		disabled,
		id,
		className,
		...rest
	}: LabelledFieldProps<Values, Control>) {
		// What is left is the control's: the compiler does not follow that through a generic component.
		const Shown: ElementType = Control;
		const parts = { label, required, optional, hint, hideLabel, disabled, id, className };
		return (
			<FormField<Values> name={name} {...parts}>
				{(field) => <Shown {...rest} {...field} />}
			</FormField>
		);
	};
}
