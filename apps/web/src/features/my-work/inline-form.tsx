import { Button } from "@throughline/ui/button";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { touchHeight } from "./touch-height.ts";

/** For the `ref` of the field that is typed into first: the form was asked for by a press. */
export const focusFirst = (field: HTMLElement | null) => field?.focus();

type InlineFormProps = {
	/** What it is, for assistive technology. */
	label: string;
	/** On the button. */
	verb: string;
	/** What is wrong with what was typed; null for nothing. */
	problem?: () => string | null;
	/** Answers whether it was saved; what was not stays as it was typed. */
	save: () => Promise<boolean>;
	onClose: () => void;
	children: ReactNode;
};

/** A field under its item, with its two buttons. Escape closes it, and who was in it is back where it was opened. */
export function InlineForm({ label, verb, problem = () => null, save, onClose, children }: InlineFormProps) {
	const [error, setError] = useState<string | null>(null);
	const [saving, setSaving] = useState(false);
	const form = useRef<HTMLFormElement>(null);
	const [opener] = useState(() => document.activeElement);
	useLayoutEffect(() => {
		const shown = form.current;
		return () => {
			if (shown?.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus();
		};
	}, [opener]);
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		const found = problem();
		setError(found);
		if (found !== null) return;
		setSaving(true);
		const saved = await save();
		setSaving(false);
		if (saved) onClose();
	};
	return (
		<form
			ref={form}
			aria-label={label}
			noValidate
			onSubmit={(event) => void submit(event)}
			onKeyDown={(event) => {
				if (event.key === "Escape") onClose();
			}}
			className="mt-2.5 space-y-2 rounded-lg border border-line bg-inset p-3"
		>
			{children}
			{error !== null && (
				<p role="alert" className="text-table text-critical">
					{error}
				</p>
			)}
			<div className="flex justify-end gap-2">
				<Button onClick={onClose} className={touchHeight}>
					Cancel
				</Button>
				<Button type="submit" variant="primary" loading={saving} className={touchHeight}>
					{verb}
				</Button>
			</div>
		</form>
	);
}

/** While the form's code is on its way. */
export function FormSkeleton() {
	return (
		<SkeletonRegion label="Loading the form" className="mt-2.5">
			<Skeleton className="h-28" />
		</SkeletonRegion>
	);
}
