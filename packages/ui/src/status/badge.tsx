import { clsx } from "clsx";
import type { ReactNode } from "react";
import { softTone, solidTone, type Tone, textTone } from "../feedback/tone.ts";
import { ToneIcon } from "../feedback/tone-icon.tsx";

export type { StatusTone, Tone } from "../feedback/tone.ts";

export type BadgeProps = {
	tone?: Tone;
	variant?: "soft" | "solid" | "outline" | "plain";
	size?: "sm" | "md";
	/** In place of the tone's own icon; `null` for none. */
	icon?: ReactNode;
	/** The word: a badge always has one. */
	children: ReactNode;
	className?: string;
	title?: string;
};

/** A status in one word, with the sign of its tone. */
export function Badge({
	tone = "neutral",
	variant = "soft",
	size = "md",
	icon,
	children,
	className,
	title,
}: BadgeProps) {
	return (
		<span
			title={title}
			className={clsx(
				"inline-flex max-w-full items-center gap-1 whitespace-nowrap rounded-sm font-medium",
				size === "sm" ? "h-5 text-caption" : "h-6 text-table",
				variant === "plain" ? "gap-1.5" : size === "sm" ? "px-1.5" : "px-2",
				variant === "soft" && softTone[tone],
				variant === "solid" && solidTone[tone],
				variant === "outline" && ["border border-line", textTone[tone]],
				variant === "plain" && textTone[tone],
				className,
			)}
		>
			{icon === undefined
				? tone !== "accent" && <ToneIcon tone={tone} size={size === "sm" ? 12 : 14} />
				: icon}
			<span className="truncate">{children}</span>
		</span>
	);
}
