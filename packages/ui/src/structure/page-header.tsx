import { clsx } from "clsx";
import type { ReactNode } from "react";

export type PageHeaderProps = {
	title: ReactNode;
	description?: ReactNode;
	/** Above the title: a breadcrumb. */
	breadcrumb?: ReactNode;
	/** Beside the title: a badge. */
	meta?: ReactNode;
	/** At the right; below on a phone. The primary button last. */
	actions?: ReactNode;
	/** 1 unless the shell has the page's title already. */
	level?: 1 | 2;
	className?: string;
};

/** The head of a page or view: what this is, and what one can do here. */
export function PageHeader({
	title,
	description,
	breadcrumb,
	meta,
	actions,
	level = 1,
	className,
}: PageHeaderProps) {
	const Heading = `h${level}` as const;
	return (
		<div className={clsx("flex flex-wrap items-end justify-between gap-x-6 gap-y-3", className)}>
			<div className="min-w-0">
				{breadcrumb && <div className="mb-1">{breadcrumb}</div>}
				<div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
					<Heading className={clsx("font-semibold", level === 1 ? "text-display" : "text-title")}>
						{title}
					</Heading>
					{meta}
				</div>
				{description && (
					<p className="mt-1 max-w-[72ch] text-pretty text-body text-ink-muted">{description}</p>
				)}
			</div>
			{actions && (
				<div data-print="hide" className="flex flex-wrap items-center gap-2">
					{actions}
				</div>
			)}
		</div>
	);
}
