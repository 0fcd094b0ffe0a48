import { clsx } from "clsx";
import * as Slot from "radix-ui/slot";
import type { ComponentProps, ReactNode } from "react";
import { Spinner } from "../feedback/spinner.tsx";
import { type ButtonSize, type ButtonVariant, buttonVariants } from "./button-variants.ts";

export type { ButtonSize, ButtonVariant } from "./button-variants.ts";

export type ButtonProps = ComponentProps<"button"> & {
	/** One `primary` at most in a group; `danger` only where data is lost. */
	variant?: ButtonVariant;
	size?: ButtonSize;
	/** Before the text; 16 px icons. */
	icon?: ReactNode;
	trailingIcon?: ReactNode;
	/** Work is under way: keeps the focus and the width, ignores clicks, says it is busy. */
	loading?: boolean;
	/** How far that work is, 0–100; drawn along the lower edge. */
	progress?: number;
	/** Give the style to the single child (a router link) instead of a `button`. */
	asChild?: boolean;
};

/** A button that names an action. Default: secondary, 32 px high. */
export function Button({
	variant,
	size,
	icon,
	trailingIcon,
	loading = false,
	progress,
	asChild = false,
	className,
	children,
	onClick,
	type = "button",
	...rest
}: ButtonProps) {
	const style = buttonVariants({ variant, size, className });
	if (asChild) {
		return (
			<Slot.Root data-variant={variant} className={style} {...rest}>
				{children}
			</Slot.Root>
		);
	}
	return (
		<button
			// A busy submit button must not send the form again with Enter.
			type={loading ? "button" : type}
			data-variant={variant}
			className={clsx(style, loading && "cursor-progress overflow-hidden")}
			aria-busy={loading || undefined}
			aria-disabled={loading || undefined}
			onClick={loading ? undefined : onClick}
			{...rest}
		>
			{loading ? <Spinner /> : icon}
			{children}
			{trailingIcon}
			{loading && progress !== undefined && (
				<span
					aria-hidden="true"
					className="absolute inset-x-0 bottom-0 h-0.5 origin-left bg-current opacity-70 transition-transform duration-180"
					style={{ transform: `scaleX(${Math.min(Math.max(progress, 0), 100) / 100})` }}
				/>
			)}
		</button>
	);
}
