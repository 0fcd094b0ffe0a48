import { clsx } from "clsx";

/** A trend in the size of a word. Light: no chart library. Fewer than two values draw nothing. */
export function Sparkline({
	label,
	values,
	width = 80,
	height = 28,
	colour = "var(--series-1)",
	className,
}: {
	/** What it shows, in words that stand for the picture: "Spend, rising over six months". */
	label: string;
	values: readonly number[];
	/** Px. */
	width?: number;
	height?: number;
	/** A CSS colour from the tokens. */
	colour?: string;
	className?: string;
}) {
	if (values.length < 2) return null;
	const low = Math.min(...values);
	const range = Math.max(...values) - low || 1;
	const points = values.map((value, index) => ({
		x: 2 + (index / (values.length - 1)) * (width - 6),
		y: 3 + (1 - (value - low) / range) * (height - 6),
	}));
	const path = points
		.map((point, index) => `${index ? "L" : "M"}${point.x.toFixed(1)} ${point.y.toFixed(1)}`)
		.join("");
	const last = points.at(-1);
	return (
		<svg
			role="img"
			aria-label={label}
			width={width}
			height={height}
			className={clsx("block overflow-visible", className)}
		>
			<path d={`${path}L${last?.x ?? 0} ${height}L2 ${height}Z`} fill={colour} fillOpacity="0.1" />
			<path
				d={path}
				fill="none"
				stroke={colour}
				strokeWidth="1.5"
				strokeLinejoin="round"
				strokeLinecap="round"
			/>
			{last && <circle cx={last.x} cy={last.y} r="2.5" fill={colour} />}
		</svg>
	);
}
