import { clsx } from "clsx";
import * as Radix from "radix-ui/alert-dialog";
import { type ReactNode, useId, useState } from "react";
import { Button } from "../actions/button.tsx";
import { Callout } from "../feedback/callout.tsx";
import { Input } from "../forms/input.tsx";
import { Label } from "../forms/label.tsx";
import { useClosedByBack } from "../structure/closed-by-back.ts";
import { useReturnFocus } from "./use-return-focus.ts";
import { footLook } from "./window-foot.tsx";

export type ConfirmDialogProps = {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	/** A question that names the object: "Delete Atlas migration?" */
	title: ReactNode;
	/** What follows from it. */
	description: ReactNode;
	/** A choice that goes with it, such as a `Checkbox`. */
	children?: ReactNode;
	/** The verb: "Delete program". */
	confirmLabel: string;
	cancelLabel?: string;
	destructive?: boolean;
	/** Must be typed first; for what cannot be taken back. */
	confirmText?: string;
	/** The dialog stays, busy, until this settles; it closes on success and shows the message of a failure. */
	onConfirm: () => unknown;
};

/** Asks once before something that loses data. */
export function ConfirmDialog({ open, onOpenChange, ...rest }: ConfirmDialogProps) {
	useClosedByBack(() => onOpenChange(false), open);
	return (
		<Radix.Root open={open} onOpenChange={onOpenChange}>
			<Radix.Portal>
				<Radix.Overlay className="fixed inset-0 z-50 bg-scrim opened:animate-fade-in closed:animate-fade-out" />
				<Question onOpenChange={onOpenChange} {...rest} />
			</Radix.Portal>
		</Radix.Root>
	);
}

function Question({
	onOpenChange,
	title,
	description,
	children,
	confirmLabel,
	cancelLabel = "Cancel",
	destructive = false,
	confirmText,
	onConfirm,
}: Omit<ConfirmDialogProps, "open">) {
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const [typed, setTyped] = useState("");
	const typedId = useId();
	const focus = useReturnFocus({});
	const confirm = async () => {
		setBusy(true);
		setFailure(null);
		try {
			await onConfirm();
			onOpenChange(false);
		} catch (error) {
			setFailure(error instanceof Error ? error.message : String(error));
		} finally {
			setBusy(false);
		}
	};
	return (
		<Radix.Content
			{...focus}
			onEscapeKeyDown={(event) => busy && event.preventDefault()}
			className={clsx(
				"fixed inset-x-3 bottom-[calc(max(0.75rem,env(safe-area-inset-bottom))+var(--soft-keyboard))] z-50 mx-auto flex max-h-[calc(100dvh-1.5rem-var(--soft-keyboard))] max-w-md flex-col overflow-y-auto rounded-card bg-raised shadow-float outline-none",
				"opened:animate-rise-in closed:animate-sink-out sm:top-[18vh] sm:bottom-auto",
			)}
		>
			<div className="space-y-2 px-5 pt-4 pb-5">
				<Radix.Title className="text-lead font-semibold text-ink-strong">{title}</Radix.Title>
				<Radix.Description className="text-pretty text-body text-ink-muted">{description}</Radix.Description>
				{children && <div className="pt-2">{children}</div>}
				{confirmText && (
					<div className="pt-2">
						<Label htmlFor={typedId} className="mb-1.5">
							Type “{confirmText}” to confirm
						</Label>
						<Input id={typedId} value={typed} onValueChange={setTyped} autoComplete="off" />
					</div>
				)}
				{failure && (
					<Callout tone="critical" role="alert">
						{failure}
					</Callout>
				)}
			</div>
			<div className={footLook}>
				<Radix.Cancel asChild>
					<Button disabled={busy}>{cancelLabel}</Button>
				</Radix.Cancel>
				<Button
					variant={destructive ? "danger" : "primary"}
					loading={busy}
					disabled={confirmText !== undefined && typed.trim() !== confirmText}
					onClick={() => void confirm()}
				>
					{confirmLabel}
				</Button>
			</div>
		</Radix.Content>
	);
}
