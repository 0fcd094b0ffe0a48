import { clsx } from "clsx";
import * as Radix from "radix-ui/popover";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { panelStyle } from "../forms/control-style.ts";
import { useOpen } from "../structure/use-open.ts";
import { leaveToField } from "./region.ts";

export function Popover(props: Radix.PopoverProps) {
	return <Radix.Root {...props} {...useOpen(props)} />;
}

export function PopoverTrigger({ children }: { children: ReactNode }) {
	return <Radix.Trigger asChild>{children}</Radix.Trigger>;
}

export function PopoverAnchor({ children }: { children: ReactNode }) {
	return <Radix.Anchor asChild>{children}</Radix.Anchor>;
}

export function PopoverClose({ children }: { children: ReactNode }) {
	return <Radix.Close asChild>{children}</Radix.Close>;
}

/** A floating panel with something to read or do. Name it with `aria-label`. */
export function PopoverContent({
	className,
	align = "start",
	...rest
}: ComponentProps<typeof Radix.Content>) {
	return (
		<Radix.Portal>
			<Radix.Content
				align={align}
				sideOffset={4}
				collisionPadding={8}
				onEscapeKeyDown={leaveToField}
				className={clsx(panelStyle, "max-w-[calc(100vw-1rem)] p-3", className)}
				{...rest}
			/>
		</Radix.Portal>
	);
}

export type TriggeredPopoverProps = ComponentProps<typeof PopoverContent> & {
	/** The button that opens it. */
	trigger: ReactElement<ComponentProps<"button">>;
	open: boolean;
	onOpenChange: (open: boolean) => void;
};

/** A popover with its button, in one. */
export function TriggeredPopover({ trigger, open, onOpenChange, ...content }: TriggeredPopoverProps) {
	return (
		<Popover open={open} onOpenChange={onOpenChange}>
			<PopoverTrigger>{trigger}</PopoverTrigger>
			<PopoverContent {...content} />
		</Popover>
	);
}
