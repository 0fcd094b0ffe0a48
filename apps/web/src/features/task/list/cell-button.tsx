import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** A cell's value that turns into a field when it is pressed. → and ← on the row lead to it; Tab passes it by. */
export function CellButton({ className, ...rest }: ComponentProps<"button">) {
	return (
		<button
			type="button"
			tabIndex={-1}
			className={clsx(
				"-mx-1.5 flex min-h-7 max-w-[calc(100%+0.75rem)] items-center rounded-sm px-1.5 text-left",
				"hover:bg-pressed data-[state=open]:bg-pressed",
				className,
			)}
			{...rest}
		/>
	);
}
