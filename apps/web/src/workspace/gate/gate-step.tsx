import { clsx } from "clsx";
import type { ReactNode } from "react";
import { GateStatusBadge } from "./gate-status-badge.tsx";

export type GateStepProps = {
	gate: { code: string; name: string; status: string };
	isLast: boolean;
	/** In place of the plain name: a way to the gate. */
	name?: ReactNode;
	/** Below the status: a date. */
	detail?: ReactNode;
};

const dots: Record<string, string> = {
	Passed: "border-good-solid bg-good-solid text-on-good",
	"In Review": "border-on-track-solid bg-on-track-soft text-on-track",
	Failed: "border-critical-solid bg-critical-soft text-critical",
	"On Hold": "border-warning-solid bg-warning-soft text-warning",
};

/** One gate: a dot on the line, its name, and its status in a word. The line is drawn up to the last gate passed. */
export function GateStep({ gate, isLast, name, detail }: GateStepProps) {
	const passed = gate.status === "Passed";
	return (
		<li className="relative flex min-w-0 flex-1 items-start gap-3 pb-4 last:pb-0 @lg:flex-col @lg:items-center @lg:gap-2.5 @lg:px-1 @lg:pb-0 @lg:text-center">
			{!isLast && (
				<span
					aria-hidden="true"
					className={clsx(
						"absolute top-7 bottom-0 left-[13px] w-0.5 @lg:top-[13px] @lg:bottom-auto @lg:left-[calc(50%+14px)] @lg:h-0.5 @lg:w-[calc(100%-28px)]",
						passed ? "bg-good-solid" : "bg-line",
					)}
				/>
			)}
			<span
				aria-hidden="true"
				className={clsx(
					"tabular flex size-7 shrink-0 items-center justify-center rounded-full border-2 text-[0.6875rem] font-semibold",
					dots[gate.status] ?? "border-line bg-card text-ink-faint",
				)}
			>
				{gate.code}
			</span>
			<div className="flex min-h-7 min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1 @lg:w-full @lg:flex-col @lg:justify-start @lg:gap-1">
				<span className="max-w-full min-w-0 break-words text-table font-medium text-ink-strong">
					<span className="sr-only">{gate.code} </span>
					{name ?? gate.name}
				</span>
				<GateStatusBadge status={gate.status} />
				{detail && <span className="w-full text-caption text-ink-muted">{detail}</span>}
			</div>
		</li>
	);
}
