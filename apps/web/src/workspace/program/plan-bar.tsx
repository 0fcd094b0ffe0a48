import type { PortfolioProgram } from "@throughline/domain/portfolio";
import { shortfallRating } from "@throughline/domain/portfolio/standing";
import { clsx } from "clsx";

/** A bar of the work done with a mark at the work that is planned by today, both in percent. */
export function PlanBar({ done, planned }: { done: number; planned: number | null }) {
	const tone = planned === null ? "accent" : progressTone(done, planned);
	return (
		<span className="relative block h-1.5 rounded-full bg-pressed" aria-hidden="true">
			<span className={clsx("block h-full rounded-full", fills[tone])} style={{ width: `${done}%` }} />
			{planned !== null && (
				<span
					className="absolute -top-0.5 h-2.5 w-0.5 rounded-full bg-ink"
					style={{ left: `min(${planned}%, calc(100% - 2px))` }}
				/>
			)}
		</span>
	);
}

/** Work done against the work planned by today, as a person would say it; null where nothing is measured. */
export function progressWords({ done, planned }: PortfolioProgram["progress"]): string | null {
	if (done === null) return null;
	if (planned === null) return `${done}% of the tasks done`;
	return `${done}% done, ${planned === 0 ? "none" : `${planned}%`} planned by today`;
}

const fills = { accent: "bg-accent", warning: "bg-warning-solid", critical: "bg-critical-solid" };

/** Coloured from where being behind counts, so that a day late is not an alarm. */
function progressTone(done: number, planned: number): keyof typeof fills {
	const rating = shortfallRating(done / 100, planned / 100);
	if (rating === null) return "accent";
	return rating === "Off track" ? "critical" : "warning";
}
