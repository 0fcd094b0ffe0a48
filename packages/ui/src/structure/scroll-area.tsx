import { clsx } from "clsx";
import * as Radix from "radix-ui/scroll-area";
import type { ReactNode } from "react";

const barLook =
	"flex touch-none select-none p-0.5 opened:animate-fade-in data-[state=hidden]:animate-fade-out";

/** A box with thin bars that hide 600 ms after the pointer leaves. Size it with `className`. */
export function ScrollArea({
	children,
	className,
	"aria-label": label,
}: {
	children: ReactNode;
	className?: string;
	/** Makes the box reachable with the keyboard under this name; needed when nothing inside can take the focus. */
	"aria-label"?: string;
}) {
	return (
		<Radix.Root scrollHideDelay={600} className={clsx("relative overflow-hidden", className)}>
			<Radix.Viewport
				data-scroll=""
				tabIndex={label ? 0 : undefined}
				role={label ? "region" : undefined}
				aria-label={label}
				className="focus-inset size-full rounded-[inherit] *:block!"
			>
				{children}
			</Radix.Viewport>
			<Radix.Scrollbar orientation="vertical" className={clsx(barLook, "h-full w-2.5")}>
				<Radix.Thumb className="relative flex-1 rounded-full bg-line-control" />
			</Radix.Scrollbar>
			<Radix.Scrollbar orientation="horizontal" className={clsx(barLook, "h-2.5 flex-col")}>
				<Radix.Thumb className="relative flex-1 rounded-full bg-line-control" />
			</Radix.Scrollbar>
		</Radix.Root>
	);
}
