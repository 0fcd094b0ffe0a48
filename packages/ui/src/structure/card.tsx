import { clsx } from "clsx";
import type { ComponentProps, HTMLAttributes, ReactNode } from "react";

/** A surface with a hairline around it. `as="section"` with a heading makes it a landmark when labelled. */
export function Card({
	as: Element = "div",
	className,
	...rest
}: HTMLAttributes<HTMLElement> & { as?: "div" | "section" | "article" | "li" }) {
	return (
		<Element
			data-slot="card"
			className={clsx("min-w-0 rounded-card border border-line bg-card text-ink", className)}
			{...rest}
		/>
	);
}

export type CardHeaderProps = {
	title: ReactNode;
	/** Lets `aria-labelledby` on the card point at the title. */
	titleId?: string;
	/** Heading level; 2 unless the page nests deeper. */
	level?: 2 | 3 | 4;
	description?: ReactNode;
	/** Buttons or a badge at the right. */
	actions?: ReactNode;
	className?: string;
};

export function CardHeader({ title, titleId, level = 2, description, actions, className }: CardHeaderProps) {
	const Heading = `h${level}` as const;
	return (
		<div className={clsx("flex flex-wrap items-start justify-between gap-3 px-4 pt-3.5", className)}>
			<div className="min-w-0 flex-1 basis-24">
				<Heading id={titleId} className="text-body font-semibold text-ink-strong">
					{title}
				</Heading>
				{description && <p className="mt-0.5 text-table text-ink-muted">{description}</p>}
			</div>
			{actions && <div className="-my-1 flex max-w-full shrink-0 items-center gap-1.5">{actions}</div>}
		</div>
	);
}

export function CardBody({ className, ...rest }: ComponentProps<"div">) {
	return <div className={clsx("px-4 pt-3 pb-4", className)} {...rest} />;
}

export function CardFooter({ className, ...rest }: ComponentProps<"div">) {
	return (
		<div
			className={clsx(
				"flex flex-wrap items-center gap-2 border-t border-line-subtle px-4 py-3 text-table text-ink-muted",
				className,
			)}
			{...rest}
		/>
	);
}
