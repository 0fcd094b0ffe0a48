import type { ComponentProps, ReactNode } from "react";
import { Spinner } from "../feedback/spinner.tsx";
import { Tooltip, type TooltipProps } from "../feedback/tooltip.tsx";
import { type ButtonSize, type ButtonVariant, buttonVariants } from "./button-variants.ts";

export type IconButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
	/** What it does, in words: the accessible name and, unless `tooltip` says more, the tooltip. */
	label: string;
	icon: ReactNode;
	/** `false` for no tooltip, where the same words stand beside it. */
	tooltip?: ReactNode | false;
	tooltipSide?: TooltipProps["side"];
	variant?: Exclude<ButtonVariant, "link">;
	size?: ButtonSize;
	loading?: boolean;
};

/** A button with an icon alone. Default: ghost, 32 px square. */
export function IconButton({
	label,
	icon,
	tooltip,
	tooltipSide,
	variant = "ghost",
	size,
	loading = false,
	className,
	onClick,
	type = "button",
	...rest
}: IconButtonProps) {
	const button = (
		<button
			type={type}
			aria-label={label}
			aria-busy={loading || undefined}
			aria-disabled={loading || undefined}
			onClick={loading ? undefined : onClick}
			className={buttonVariants({ variant, size, square: true, className })}
			{...rest}
		>
			{loading ? <Spinner /> : icon}
		</button>
	);
	if (tooltip === false) return button;
	return (
		<Tooltip content={tooltip ?? label} side={tooltipSide}>
			{button}
		</Tooltip>
	);
}
