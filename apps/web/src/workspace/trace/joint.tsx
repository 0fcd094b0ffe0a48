import { clsx } from "clsx";
import type { ReactNode } from "react";

type JointProps = {
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

/** A joint of the trace with the line to the next one. */
export function Joint({ label, strong = false, last = false, action, children }: JointProps) {
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

/** What a joint says. */
export function JointText({ strong = false, children }: { strong?: boolean; children: ReactNode }) {
	return (
		<p className={strong ? "text-body font-medium text-ink-strong" : "text-body text-ink"}>{children}</p>
	);
}
