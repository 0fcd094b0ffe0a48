import { clsx } from "clsx";
import type { ReactNode } from "react";

/** A key on the keyboard. */
export function Kbd({ children, className }: { children: ReactNode; className?: string }) {
	return (
		<kbd
			className={clsx(
				"inline-flex h-5 min-w-5 items-center justify-center rounded-sm border border-line bg-inset px-1 font-sans text-[0.6875rem] font-medium text-ink-muted",
				className,
			)}
		>
			{children}
		</kbd>
	);
}
