import { clsx } from "clsx";
import { X } from "lucide-react";
import type { ComponentProps } from "react";

/** The cross of a dialog, drawer or toast. Without a tooltip: the sign is known, and its module stays light. */
export function CloseButton({
	label = "Close",
	className,
	...rest
}: ComponentProps<"button"> & { label?: string }) {
	return (
		<button
			type="button"
			aria-label={label}
			className={clsx(
				"relative inline-flex size-7 shrink-0 max-sm:after:absolute max-sm:after:-inset-2.5 items-center justify-center rounded-md text-ink-faint",
				"transition-colors duration-120 hover:bg-hover hover:text-ink",
				className,
			)}
			{...rest}
		>
			<X size={16} aria-hidden="true" />
		</button>
	);
}
