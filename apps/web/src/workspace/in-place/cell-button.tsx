import { clsx } from "clsx";
import { type ComponentProps, createContext, useContext } from "react";

/** Whether Tab stops at each value: in a drawer, not in a table of hundreds. */
export const TabStops = createContext(false);

/**
 * A value that turns into a field when it is pressed. In a table → and ← on the row lead to it and Tab passes it by; in a
 * drawer Tab does.
 */
export function CellButton({ className, ...rest }: ComponentProps<"button">) {
	const stops = useContext(TabStops);
	return (
		<button
			type="button"
			tabIndex={stops ? undefined : -1}
			className={clsx(
				"-mx-1.5 flex min-h-7 max-w-[calc(100%+0.75rem)] items-center rounded-sm px-1.5 text-left",
				"hover:bg-pressed data-[state=open]:bg-pressed",
				stops ? "thumb:min-h-11" : "thumb:min-h-9",
				className,
			)}
			{...rest}
		/>
	);
}
