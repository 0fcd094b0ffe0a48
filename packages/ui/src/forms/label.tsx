import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** The words of a control. Inside `Field` you get one already. */
export function Label({ className, ...rest }: ComponentProps<"label">) {
	// biome-ignore lint/a11y/noLabelWithoutControl: the caller passes htmlFor or wraps the control
	return <label className={clsx("inline-block text-table font-medium text-ink", className)} {...rest} />;
}
