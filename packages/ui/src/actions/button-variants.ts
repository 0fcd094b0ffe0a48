import { cva } from "class-variance-authority";

/** How a button looks, shared with links and triggers that must look like one. */
export const buttonVariants = cva(
	[
		"relative inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap rounded-md border font-medium thumb:min-h-11 thumb:min-w-11",
		// Words that a phone has no room for, or that are read enlarged, go on in a second line.
		"thumb:h-fit thumb:max-w-full thumb:whitespace-normal",
		"transition-[background-color,border-color,color,opacity] duration-120 ease-out",
		"disabled:pointer-events-none disabled:opacity-50 aria-disabled:not-aria-busy:opacity-50",
		"[&_svg]:shrink-0",
	],
	{
		variants: {
			variant: {
				primary: "border-transparent bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-active",
				secondary:
					"border-line bg-card text-ink shadow-[0_1px_0_var(--line-subtle)] hover:border-axis hover:bg-hover active:bg-pressed",
				ghost:
					"border-transparent text-ink-muted hover:bg-hover hover:text-ink active:bg-pressed data-[state=open]:bg-hover data-[state=open]:text-ink",
				danger: "border-transparent bg-critical-solid text-on-critical hover:bg-critical-hover",
				link: "border-transparent text-accent-text underline-offset-4 hover:underline",
			},
			size: {
				sm: "h-7 gap-1.5 px-2.5 text-table",
				md: "h-8 gap-2 px-3 text-body",
				lg: "h-10 gap-2 px-4 text-body",
			},
			square: { true: "px-0", false: "" },
		},
		compoundVariants: [
			{ variant: "link", square: false, class: "h-auto! min-h-6 px-0! thumb:min-h-11" },
			{ square: true, size: "sm", class: "w-7" },
			{ square: true, size: "md", class: "w-8" },
			{ square: true, size: "lg", class: "w-10" },
		],
		defaultVariants: { variant: "secondary", size: "md", square: false },
	},
);

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger" | "link";
export type ButtonSize = "sm" | "md" | "lg";
