import { clsx } from "clsx";
import type { ReactNode } from "react";
import { softTone, type Tone } from "./tone.ts";
import { ToneIcon } from "./tone-icon.tsx";

export type CalloutProps = {
	tone?: Tone;
	title?: ReactNode;
	children?: ReactNode;
	/** A small button at the right. */
	action?: ReactNode;
	/** `alert` interrupts a screen reader, `status` waits; leave out for text that was always there. */
	role?: "alert" | "status";
	className?: string;
};

/** A remark in the flow of a page or form, louder than text and quieter than a dialog. */
export function Callout({ tone = "accent", title, children, action, role, className }: CalloutProps) {
	return (
		<div
			role={role}
			className={clsx(
				"flex items-start gap-2.5 rounded-lg px-3 py-2.5 text-table",
				softTone[tone],
				className,
			)}
		>
			<span className="mt-0.5 flex">
				<ToneIcon tone={tone} size={16} />
			</span>
			<div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-2.5 gap-y-2">
				<div className="min-w-0 flex-1 basis-48 space-y-0.5">
					{title && <p className="font-semibold">{title}</p>}
					{children && <div className="text-pretty">{children}</div>}
				</div>
				{action && <div className="max-w-full shrink-0">{action}</div>}
			</div>
		</div>
	);
}
