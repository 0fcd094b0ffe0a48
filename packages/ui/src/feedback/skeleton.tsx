import { clsx } from "clsx";
import type { ReactNode } from "react";

/** A quiet block in the shape of what is coming. Give it the final size with `className`. */
export function Skeleton({ className }: { className?: string }) {
	return <div aria-hidden="true" className={clsx("skeleton animate-breathe bg-pressed", className)} />;
}

/** Lines of text to come; the last one is shorter. */
export function SkeletonText({ lines = 2, className }: { lines?: number; className?: string }) {
	return (
		<div aria-hidden="true" className={clsx("space-y-2", className)}>
			{Array.from({ length: lines }, (_, line) => (
				<Skeleton
					key={line}
					className={clsx("h-3.5", line === lines - 1 && lines > 1 ? "w-3/5" : "w-full")}
				/>
			))}
		</div>
	);
}

/** Wraps the skeletons of one screen or part and says once that it is loading. */
export function SkeletonRegion({
	label = "Loading",
	children,
	className,
}: {
	label?: string;
	children: ReactNode;
	className?: string;
}) {
	return (
		<div role="status" aria-busy="true" className={className}>
			<span className="sr-only">{label}</span>
			{children}
		</div>
	);
}
