import { clsx } from "clsx";

/** A turning ring in the current text colour. `label` makes it a status of its own; without one it is decoration. */
export function Spinner({
	label,
	size = 16,
	className,
}: {
	label?: string;
	/** Diameter in px. */
	size?: number;
	className?: string;
}) {
	return (
		<span role={label ? "status" : undefined} className={clsx("inline-flex shrink-0", className)}>
			<svg
				width={size}
				height={size}
				viewBox="0 0 16 16"
				fill="none"
				stroke="currentColor"
				strokeWidth="2"
				strokeLinecap="round"
				aria-hidden="true"
				className="animate-spin"
			>
				<circle cx="8" cy="8" r="6.25" opacity="0.22" />
				<path d="M8 1.75A6.25 6.25 0 0 1 14.25 8" />
			</svg>
			{label && <span className="sr-only">{label}</span>}
		</span>
	);
}
