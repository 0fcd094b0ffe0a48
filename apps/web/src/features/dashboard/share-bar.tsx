import { clsx } from "clsx";

/** What part of a whole looks like, for a number that stands beside it in words. */
export function ShareBar({ part, whole, className }: { part: number; whole: number; className: string }) {
	const percent = whole > 0 ? Math.min(100, (part / whole) * 100) : 0;
	return (
		<div aria-hidden="true" data-track="" className="h-1.5 overflow-hidden rounded-full bg-pressed">
			<div data-fill="" className={clsx("h-full rounded-full", className)} style={{ width: `${percent}%` }} />
		</div>
	);
}
