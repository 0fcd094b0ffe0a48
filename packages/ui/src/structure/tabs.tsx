import { clsx } from "clsx";
import * as Radix from "radix-ui/tabs";
import type { ComponentProps, ReactNode } from "react";
import { fadingEdges, useStrip } from "./use-strip.ts";

export type TabsProps = {
	value: string;
	onValueChange: (value: string) => void;
	/** Default: the tabs stand in a row. Vertical: under one another, at the left of what they show. */
	orientation?: "horizontal" | "vertical";
	children: ReactNode;
	className?: string;
};

/** Sibling views of one thing; `value` usually lives in the URL. */
export function Tabs({ orientation, className, ...rest }: TabsProps) {
	return (
		<Radix.Root
			orientation={orientation}
			className={clsx(orientation === "vertical" && "flex items-start gap-7", className)}
			{...rest}
		/>
	);
}

/** The row of tabs. Where it is wider than its box it scrolls, and its edge fades where there is more. */
export function TabsList({
	"aria-label": label,
	children,
	className,
}: {
	"aria-label": string;
	children: ReactNode;
	className?: string;
}) {
	const { ref, hidden, onScroll } = useStrip();
	return (
		<Radix.List
			ref={ref}
			aria-label={label}
			onScroll={onScroll}
			data-more-before={hidden.before || undefined}
			data-more-after={hidden.after || undefined}
			className={clsx(
				"relative flex gap-5 overflow-x-auto border-b border-line [scrollbar-width:none] *:shrink-0",
				"data-[orientation=vertical]:w-44 data-[orientation=vertical]:shrink-0 data-[orientation=vertical]:flex-col data-[orientation=vertical]:gap-0.5 data-[orientation=vertical]:border-b-0",
				fadingEdges,
				className,
			)}
		>
			{children}
		</Radix.List>
	);
}

export function TabsTrigger({
	value,
	children,
	icon,
	count,
	disabled,
}: {
	value: string;
	children: ReactNode;
	icon?: ReactNode;
	/** How many are behind it. */
	count?: number;
	disabled?: boolean;
}) {
	return (
		<Radix.Trigger
			value={value}
			disabled={disabled}
			className={clsx(
				"focus-inset group relative inline-flex h-9 thumb:h-11 thumb:min-w-11 items-center justify-center gap-1.5 rounded-sm px-0.5 text-body font-medium text-ink-muted",
				"transition-colors duration-120 hover:text-ink data-[state=active]:text-ink-strong disabled:opacity-50",
				"after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-full after:bg-transparent data-[state=active]:after:bg-accent",
				"data-[orientation=vertical]:h-8 data-[orientation=vertical]:justify-start data-[orientation=vertical]:px-3 data-[orientation=vertical]:hover:bg-hover data-[orientation=vertical]:after:inset-x-auto data-[orientation=vertical]:after:inset-y-1.5 data-[orientation=vertical]:after:left-0 data-[orientation=vertical]:after:h-auto data-[orientation=vertical]:after:w-0.5",
				"forced-colors:data-[state=active]:after:bg-[Highlight]",
			)}
		>
			{icon}
			{children}
			{count !== undefined && (
				<span className="tabular rounded-sm bg-pressed px-1.5 text-caption text-ink-muted">{count}</span>
			)}
		</Radix.Trigger>
	);
}

export function TabsContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
	return <Radix.Content className={clsx("rounded-md pt-4", className)} {...rest} />;
}

export type TabSetTab = {
	value: string;
	label: ReactNode;
	/** How many are behind it. */
	count?: number;
	/** Rendered while the tab is open. */
	content: ReactNode;
	className?: string;
};

export type TabSetProps = {
	/** What the tabs are about, for assistive technology. */
	label: string;
	tabs: readonly TabSetTab[];
	/** The first tab is open where this names none. */
	value: string | undefined;
	onValueChange: (value: string) => void;
	/** At the end of the row of tabs: a button, a note. */
	beside?: ReactNode;
};

/** Tabs with what is behind each of them. */
export function TabSet({ label, tabs, value, onValueChange, beside }: TabSetProps) {
	const open = tabs.find((tab) => tab.value === value) ?? tabs[0];
	const list = (
		<TabsList aria-label={label} className={beside ? "min-w-0 grow" : undefined}>
			{tabs.map((tab) => (
				<TabsTrigger key={tab.value} value={tab.value} count={tab.count}>
					{tab.label}
				</TabsTrigger>
			))}
		</TabsList>
	);
	return (
		<Tabs value={open?.value ?? ""} onValueChange={onValueChange}>
			{beside ? (
				<div className="flex flex-wrap-reverse items-end justify-end gap-x-4 gap-y-2">
					{list}
					{beside}
				</div>
			) : (
				list
			)}
			{tabs.map((tab) => (
				<TabsContent key={tab.value} value={tab.value} className={tab.className}>
					{tab.content}
				</TabsContent>
			))}
		</Tabs>
	);
}
