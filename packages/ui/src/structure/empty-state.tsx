import { clsx } from "clsx";
import type { ReactNode } from "react";

export type EmptyStateProps = {
	/** A 20 px icon of what is missing. */
	icon?: ReactNode;
	/** Where the specification gives a title of its own. */
	title?: ReactNode;
	level?: 2 | 3 | 4;
	/** One sentence. */
	message: ReactNode;
	/** One action. */
	action?: ReactNode;
	/** Less air, for the inside of a card. */
	compact?: boolean;
	className?: string;
};

/** Nothing here yet: one sentence, one action. */
export function EmptyState({
	icon,
	title,
	level = 3,
	message,
	action,
	compact = false,
	className,
}: EmptyStateProps) {
	const Heading = `h${level}` as const;
	return (
		<div
			className={clsx(
				"flex flex-col items-center justify-center text-center",
				compact ? "gap-2 px-4 py-6" : "gap-3 px-6 py-14",
				className,
			)}
		>
			{icon && (
				<div
					aria-hidden="true"
					className="flex size-10 items-center justify-center rounded-lg border border-line bg-inset text-ink-faint"
				>
					{icon}
				</div>
			)}
			<div className="max-w-[44ch]">
				{title && <Heading className="text-body font-semibold">{title}</Heading>}
				<p className={clsx("text-pretty text-body text-ink-muted", title && "mt-1")}>{message}</p>
			</div>
			{action && <div className="mt-1">{action}</div>}
		</div>
	);
}
