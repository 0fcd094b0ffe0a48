import { clsx } from "clsx";
import * as Radix from "radix-ui/dialog";
import type { ComponentProps, ReactNode } from "react";
import { CloseButton } from "../actions/close-button.tsx";
import { useScrollable } from "../structure/use-scrollable.ts";
import { leaveToField } from "./region.ts";
import { useReturnFocus } from "./use-return-focus.ts";
import { footLook, ThumbClose } from "./window-foot.tsx";

/** `open` and `onOpenChange`; `modal={false}` lets the page behind stay in use. */
export function Drawer(props: Radix.DialogProps) {
	return <Radix.Root {...props} />;
}

export function DrawerTrigger({ children }: { children: ReactNode }) {
	return <Radix.Trigger asChild>{children}</Radix.Trigger>;
}

export function DrawerClose({ children }: { children: ReactNode }) {
	return <Radix.Close asChild>{children}</Radix.Close>;
}

const widths = { xs: "sm:w-[264px]", sm: "sm:w-80", md: "sm:w-[28rem]", lg: "sm:w-[40rem]" };

const places = {
	right: "right-0 opened:animate-from-right closed:animate-to-right",
	left: "left-0 opened:animate-from-left closed:animate-to-left",
	bottom:
		"inset-x-0 bottom-(--soft-keyboard) mx-auto max-h-[calc(85dvh-var(--soft-keyboard))] max-w-2xl rounded-t-card opened:animate-rise-in closed:animate-sink-out",
};

export type DrawerContentProps = {
	title: ReactNode;
	description?: ReactNode;
	/** Title for assistive technology only, when the content has its own head. */
	hideHeader?: boolean;
	/** Badges and buttons beside the title. */
	actions?: ReactNode;
	/** 264, 320, 448 or 640 px; the whole width on a phone unless `narrow`. */
	width?: keyof typeof widths;
	/** "bottom": a sheet as high as what it holds, within a thumb's reach; its foot closes it. */
	side?: "right" | "left" | "bottom";
	/** Keeps its width on a phone too: for a sidebar. */
	narrow?: boolean;
	/** No scrim: for a panel beside a page that stays in use. */
	scrim?: boolean;
	children: ReactNode;
	id?: string;
	onOpenAutoFocus?: (event: Event) => void;
	onCloseAutoFocus?: (event: Event) => void;
	onInteractOutside?: Radix.DialogContentProps["onInteractOutside"];
	className?: string;
};

/** A sheet from the side: detail, history, a form too long for a dialog. */
export function DrawerContent({
	title,
	description,
	hideHeader = false,
	actions,
	width = "md",
	side = "right",
	narrow = false,
	scrim = true,
	children,
	className,
	...rest
}: DrawerContentProps) {
	const focus = useReturnFocus(rest);
	return (
		<Radix.Portal>
			{scrim && (
				<Radix.Overlay className="fixed inset-0 z-50 bg-scrim opened:animate-fade-in closed:animate-fade-out" />
			)}
			<Radix.Content
				onEscapeKeyDown={leaveToField}
				{...rest}
				{...focus}
				{...(description ? {} : { "aria-describedby": undefined })}
				className={clsx(
					"group/window fixed z-50 flex flex-col bg-raised text-ink shadow-float outline-none",
					"pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)]",
					side !== "bottom" && ["top-0 bottom-(--soft-keyboard)", widths[width]],
					narrow ? "w-[264px] max-w-[calc(100vw-3rem)]" : "w-full",
					places[side],
					className,
				)}
			>
				<header
					className={clsx(
						hideHeader
							? "sr-only"
							: "flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-b border-line-subtle px-5 py-3.5",
					)}
				>
					<div className="min-w-0 flex-1 basis-20">
						<Radix.Title className="text-lead font-semibold text-ink-strong">{title}</Radix.Title>
						{description && (
							<Radix.Description className="mt-0.5 text-table text-ink-muted">
								{description}
							</Radix.Description>
						)}
					</div>
					{!hideHeader && (
						<div className="-mr-1.5 flex max-w-full flex-wrap items-center justify-end gap-1">
							{actions}
							<Radix.Close asChild>
								<CloseButton />
							</Radix.Close>
						</div>
					)}
				</header>
				{children}
				{!narrow && side !== "bottom" && <ThumbClose />}
			</Radix.Content>
		</Radix.Portal>
	);
}

export function DrawerBody({ className, ...rest }: ComponentProps<"div">) {
	const { ref, overflows } = useScrollable<HTMLDivElement>();
	return (
		<div
			ref={ref}
			data-scroll=""
			tabIndex={overflows ? 0 : undefined}
			className={clsx("focus-inset relative min-h-0 flex-1 overflow-y-auto px-5 py-4", className)}
			{...rest}
		/>
	);
}

export function DrawerFooter({ className, ...rest }: ComponentProps<"div">) {
	return <div className={clsx(footLook, className)} {...rest} />;
}
