import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { solidTone, type Tone } from "./tone.ts";

export type ProgressProps = {
	/** 0–100; what lies outside is drawn and announced at the bound. `null`: under way, end unknown. */
	value: number | null;
	/** What progresses. Shown above the bar unless `hideLabel`. */
	label: string;
	hideLabel?: boolean;
	/** In place of "42%", shown at the right and announced: "12 of 40 tasks". */
	valueText?: ReactNode;
	hideValue?: boolean;
	tone?: Tone;
	/** A CSS colour from the tokens in place of the tone's, where the bar belongs to a series of a chart. */
	colour?: string;
	size?: "sm" | "md";
	className?: string;
};

/** A bar from 0 to 100, with its label and value in words. */
export function Progress({
	value,
	label,
	hideLabel = false,
	valueText,
	hideValue = hideLabel,
	tone = "accent",
	colour,
	size = "md",
	className,
}: ProgressProps) {
	const labelId = useId();
	const bounded = value === null || Number.isNaN(value) ? null : Math.min(Math.max(value, 0), 100);
	const words = valueText ?? (bounded === null ? null : `${Math.round(bounded)}%`);
	return (
		<div className={clsx("min-w-0", className)}>
			{!(hideLabel && hideValue) && (
				<div className="mb-1.5 flex items-baseline justify-between gap-3 text-table">
					<span id={labelId} className={clsx("truncate text-ink-muted", hideLabel && "sr-only")}>
						{label}
					</span>
					{!hideValue && words !== null && (
						<span className="tabular shrink-0 font-medium text-ink">{words}</span>
					)}
				</div>
			)}
			<div
				role="progressbar"
				aria-label={hideLabel ? label : undefined}
				aria-labelledby={hideLabel ? undefined : labelId}
				aria-valuemin={0}
				aria-valuemax={100}
				aria-valuenow={bounded ?? undefined}
				aria-valuetext={typeof words === "string" ? words : undefined}
				data-track=""
				className={clsx("overflow-hidden rounded-full bg-pressed", size === "sm" ? "h-1" : "h-1.5")}
			>
				<Fill bounded={bounded} tone={tone} colour={colour} />
			</div>
		</div>
	);
}

function Fill({ bounded, tone, colour }: { bounded: number | null; tone: Tone; colour: string | undefined }) {
	return (
		<div
			data-fill=""
			className={clsx(
				"h-full rounded-full",
				colour === undefined && solidTone[tone],
				bounded === null ? "w-1/3 animate-slide" : "transition-[width] duration-180 ease-out",
			)}
			style={{ width: bounded === null ? undefined : `${bounded}%`, background: colour }}
		/>
	);
}
