import { clsx } from "clsx";
import * as Radix from "radix-ui/dialog";
import type { ComponentProps, ReactNode } from "react";
import { CloseButton } from "../actions/close-button.tsx";
import { useScrollable } from "../structure/use-scrollable.ts";
import { leaveToField } from "./region.ts";
import { useReturnFocus } from "./use-return-focus.ts";
import { footLook, ThumbClose } from "./window-foot.tsx";

export const scrimLook = "fixed inset-0 z-50 bg-scrim opened:animate-fade-in closed:animate-fade-out";

/** `open` and `onOpenChange`, or a `DialogTrigger` inside. */
export function Dialog(props: Radix.DialogProps) {
	return <Radix.Root {...props} />;
}

export function DialogTrigger({ children }: { children: ReactNode }) {
	return <Radix.Trigger asChild>{children}</Radix.Trigger>;
}

/** Around a button that closes. */
export function DialogClose({ children }: { children: ReactNode }) {
	return <Radix.Close asChild>{children}</Radix.Close>;
}

const widths = { sm: "max-w-sm", md: "max-w-lg", lg: "max-w-2xl", xl: "max-w-4xl" };

export type DialogContentProps = {
	title: ReactNode;
	description?: ReactNode;
	/** 384, 512, 672 or 896 px at most. */
	size?: keyof typeof widths;
	/** `DialogBody` and `DialogFooter`; a form around both takes `className="contents"`. */
	children: ReactNode;
	/** `false` while something runs that must not be abandoned by a click beside it. */
	dismissible?: boolean;
	/** Where the focus goes first instead of the first field; prevent the default to choose. */
	onOpenAutoFocus?: (event: Event) => void;
	onCloseAutoFocus?: (event: Event) => void;
	className?: string;
};

/** Finds the fields of a form, the first one first. */
export const firstField =
	"input:not([type=hidden], :disabled), textarea:not(:disabled), [role=combobox]:not(:disabled)";

/** A person who opens a form wants its first field, not the cross. */
export function focusFirstField(event: Event) {
	const field = (event.currentTarget as HTMLElement | null)?.querySelector<HTMLElement>(firstField);
	if (!field) return;
	event.preventDefault();
	field.focus();
}

/** A modal window: focus goes in, stays in, and comes back; Escape closes. */
export function DialogContent({
	title,
	description,
	size = "md",
	children,
	dismissible = true,
	onOpenAutoFocus = focusFirstField,
	onCloseAutoFocus,
	className,
}: DialogContentProps) {
	const focus = useReturnFocus({ onOpenAutoFocus, ...(onCloseAutoFocus && { onCloseAutoFocus }) });
	const keep = (event: Event) => {
		if (!dismissible) event.preventDefault();
	};
	return (
		<Radix.Portal>
			<Radix.Overlay className={scrimLook} />
			<Radix.Content
				{...focus}
				onEscapeKeyDown={dismissible ? leaveToField : keep}
				onInteractOutside={keep}
				{...(description ? {} : { "aria-describedby": undefined })}
				className={clsx(
					"group/window fixed inset-x-3 bottom-[calc(max(0.75rem,env(safe-area-inset-bottom))+var(--soft-keyboard))] z-50 mx-auto flex max-h-[calc(100dvh-1.5rem-var(--soft-keyboard))] flex-col rounded-card bg-raised shadow-float outline-none",
					"sm:top-[12vh] sm:bottom-auto sm:max-h-[calc(88vh-2rem-var(--soft-keyboard))]",
					"opened:animate-rise-in closed:animate-sink-out",
					widths[size],
					className,
				)}
			>
				<header className="flex items-start justify-between gap-4 px-5 pt-4 pb-3">
					<div className="min-w-0">
						<Radix.Title className="text-lead font-semibold text-ink-strong">{title}</Radix.Title>
						{description && (
							<Radix.Description className="mt-0.5 text-pretty text-table text-ink-muted">
								{description}
							</Radix.Description>
						)}
					</div>
					{dismissible && (
						<Radix.Close asChild>
							<CloseButton className="-mt-0.5 -mr-1.5" />
						</Radix.Close>
					)}
				</header>
				{children}
				{dismissible && <ThumbClose />}
			</Radix.Content>
		</Radix.Portal>
	);
}

/** The part that scrolls when the dialog is higher than the window. */
export function DialogBody({ className, ...rest }: ComponentProps<"div">) {
	const { ref, overflows } = useScrollable<HTMLDivElement>();
	return (
		<div
			ref={ref}
			data-scroll=""
			tabIndex={overflows ? 0 : undefined}
			className={clsx(
				"focus-inset relative min-h-0 flex-1 scroll-py-4 overflow-y-auto px-5 pt-1 pb-5",
				className,
			)}
			{...rest}
		/>
	);
}

export function DialogFooter({ className, ...rest }: ComponentProps<"div">) {
	return <div data-foot="" className={clsx(footLook, "rounded-b-card", className)} {...rest} />;
}
