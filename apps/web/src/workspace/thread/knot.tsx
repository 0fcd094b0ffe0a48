import { clsx } from "clsx";
import type { ReactNode } from "react";

type KnotProps = {
	/** What it is: "Decision", "Why 2". */
	label: ReactNode;
	/** Stands out: the object, a decision, the root cause. */
	strong?: boolean;
	/** Nothing comes after it. */
	last?: boolean;
	/** Small and quiet at the right of the label. */
	action?: ReactNode;
	children: ReactNode;
};

/** A knot of the thread with the line to the next one. */
export function Knot({ label, strong = false, last = false, action, children }: KnotProps) {
	return (
		<li className={clsx("relative pl-7", !last && "pb-5")}>
			{!last && (
				<span
					aria-hidden="true"
					className="absolute top-2.5 -bottom-2.5 left-[5px] w-0.5 rounded-full bg-accent-line"
				/>
			)}
			<span
				aria-hidden="true"
				className={clsx(
					"absolute top-1 left-0 size-3 rounded-full forced-colors:bg-[CanvasText]",
					strong ? "bg-accent ring-4 ring-accent-soft" : "border-2 border-accent-line bg-raised",
				)}
			/>
			<div className="flex min-h-5 items-center justify-between gap-3">
				<span className="text-caption font-medium text-accent-text">{label}</span>
				{action}
			</div>
			<div className="mt-0.5 space-y-1.5 text-pretty break-words text-table">{children}</div>
		</li>
	);
}

/** What a knot says. */
export function KnotText({ strong = false, children }: { strong?: boolean; children: ReactNode }) {
	return (
		<p className={strong ? "text-body font-medium text-ink-strong" : "text-body text-ink"}>{children}</p>
	);
}
