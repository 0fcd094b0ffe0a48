import { clsx } from "clsx";
import * as Radix from "radix-ui/popover";
import type { ComponentProps, ReactNode } from "react";
import { panelLook } from "./control-look.ts";

export function Popover(props: Radix.PopoverProps) {
	return <Radix.Root {...props} />;
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
				className={clsx(panelLook, "max-w-[calc(100vw-1rem)] p-3", className)}
				{...rest}
			/>
		</Radix.Portal>
	);
}
