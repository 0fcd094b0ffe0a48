import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { useScrollable } from "../structure/use-scrollable.ts";

export type TableProps = Omit<ComponentProps<"table">, "children"> & {
	/** Says what the table holds; for assistive technology. */
	caption: string;
	children: ReactNode;
	density?: "comfortable" | "compact";
	/** `false`: no box of its own that scrolls, because something around it does or it is not shown. */
	scroll?: boolean;
};

/** A plain table that scrolls sideways inside its own box. */
export function Table({
	caption,
	children,
	density = "comfortable",
	scroll = true,
	className,
	...rest
}: TableProps) {
	const { ref, overflows } = useScrollable<HTMLElement>();
	const table = (
		<table
			data-density={density}
			className={clsx("group/table w-full border-collapse text-left text-table", className)}
			{...rest}
		>
			<caption className="sr-only">{caption}</caption>
			{children}
		</table>
	);
	if (!scroll) return table;
	return (
		<section
			ref={ref}
			data-scroll=""
			aria-label={overflows ? caption : undefined}
			tabIndex={overflows ? 0 : undefined}
			className="focus-inset relative overflow-x-auto rounded-[inherit]"
		>
			{table}
		</section>
	);
}

export function TableHead({ className, ...rest }: ComponentProps<"thead">) {
	return <thead className={clsx("border-b border-line text-ink-muted", className)} {...rest} />;
}

export function TableBody({ className, ...rest }: ComponentProps<"tbody">) {
	return <tbody className={clsx("divide-y divide-line-subtle", className)} {...rest} />;
}

export function TableRow({ className, ...rest }: ComponentProps<"tr">) {
	return <tr className={clsx("transition-colors duration-120", className)} {...rest} />;
}

type CellProps = { align?: "left" | "right" | "center" };
const alignment = { left: "text-left", right: "text-right", center: "text-center" };

export function TableHeader({
	align = "left",
	className,
	...rest
}: Omit<ComponentProps<"th">, "align"> & CellProps) {
	return (
		<th
			scope="col"
			className={clsx(
				"h-9 whitespace-nowrap px-3 text-caption font-medium first:pl-4 last:pr-4",
				alignment[align],
				className,
			)}
			{...rest}
		/>
	);
}

export function TableCell({
	align = "left",
	className,
	...rest
}: Omit<ComponentProps<"td">, "align"> & CellProps) {
	return (
		<td
			className={clsx(
				"px-3 py-2.5 align-middle first:pl-4 last:pr-4 group-data-[density=compact]/table:py-1.5",
				align === "right" && "tabular whitespace-nowrap",
				alignment[align],
				className,
			)}
			{...rest}
		/>
	);
}
