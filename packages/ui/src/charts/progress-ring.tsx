import { clsx } from "clsx";
import { type Tone, toneColour } from "../feedback/tone.ts";

/** A share of 100 as a ring with the figure inside. Light: no chart library. */
export function ProgressRing({
	label,
	value,
	size = 56,
	tone = "accent",
	className,
}: {
	/** What it is a share of. */
	label: string;
	/** 0–100; what lies outside is drawn at the bound. */
	value: number;
	/** Diameter in px. */
	size?: number;
	tone?: Tone;
	className?: string;
}) {
	const bounded = Math.min(Math.max(value, 0), 100);
	const thickness = Math.max(4, Math.round(size / 12));
	const radius = (size - thickness) / 2;
	const length = 2 * Math.PI * radius;
	return (
		<span
			role="progressbar"
			aria-label={label}
			aria-valuemin={0}
			aria-valuemax={100}
			aria-valuenow={Math.round(bounded)}
			className={clsx("relative inline-flex shrink-0 items-center justify-center", className)}
			style={{ width: size, height: size }}
		>
			<svg width={size} height={size} aria-hidden="true" className="absolute inset-0 -rotate-90">
				<circle
					cx={size / 2}
					cy={size / 2}
					r={radius}
					fill="none"
					className="stroke-pressed"
					strokeWidth={thickness}
				/>
				<circle
					cx={size / 2}
					cy={size / 2}
					r={radius}
					fill="none"
					stroke={toneColour[tone]}
					strokeWidth={thickness}
					strokeLinecap="round"
					strokeDasharray={`${(bounded / 100) * length} ${length}`}
					opacity={bounded === 0 ? 0 : 1}
				/>
			</svg>
			<span className="tabular text-caption font-semibold text-ink-strong">{Math.round(bounded)}%</span>
		</span>
	);
}
