import { clsx } from "clsx";
import { CircleAlert } from "lucide-react";
import { type ReactNode, useId, useMemo } from "react";
import { FieldContext } from "./field-context.ts";
import { Label } from "./label.tsx";

export type FieldProps = {
	/** Written as given: where the specification has an asterisk in the label, write it. */
	label: ReactNode;
	/** Adds an asterisk to the label and `aria-required` to the control. */
	required?: boolean;
	/** Says "Optional" beside the label; for forms in which most fields are required. */
	optional?: boolean;
	hint?: ReactNode;
	/** Replaces nothing: hint and error are both announced. */
	error?: ReactNode;
	hideLabel?: boolean;
	disabled?: boolean;
	/** The control's id, else one is made. */
	id?: string;
	/** One control of this package; it takes its id and ARIA from here. */
	children: ReactNode;
	className?: string;
};

/** Label, control, hint and error, tied together for assistive technology. */
export function Field({
	label,
	required = false,
	optional = false,
	hint,
	error,
	hideLabel = false,
	disabled = false,
	id: givenId,
	children,
	className,
}: FieldProps) {
	const made = useId();
	const id = givenId ?? made;
	const hintId = `${id}-hint`;
	const errorId = `${id}-error`;
	const labelId = `${id}-label`;
	const describedBy = [error ? errorId : "", hint ? hintId : ""].filter(Boolean).join(" ") || undefined;
	const invalid = Boolean(error);
	const wiring = useMemo(
		() => ({ id, labelId, describedBy, invalid, required, disabled }),
		[id, labelId, describedBy, invalid, required, disabled],
	);
	return (
		<FieldContext value={wiring}>
			<div className={clsx("min-w-0", className)}>
				<div className={clsx("mb-1.5 flex items-baseline justify-between gap-2", hideLabel && "sr-only")}>
					<Label htmlFor={id} id={labelId}>
						{label}
						{required && <span className="text-critical"> *</span>}
					</Label>
					{optional && <span className="text-caption text-ink-faint">Optional</span>}
				</div>
				{children}
				{hint && (
					<p id={hintId} className="mt-1.5 text-caption text-ink-muted">
						{hint}
					</p>
				)}
				{error && <FieldError id={errorId}>{error}</FieldError>}
			</div>
		</FieldContext>
	);
}

/** What is wrong with a control, under it. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
	return (
		<p id={id} className="mt-1.5 flex items-start gap-1 text-caption text-critical">
			<CircleAlert size={12} className="mt-0.5 shrink-0" aria-hidden="true" />
			<span>{children}</span>
		</p>
	);
}
