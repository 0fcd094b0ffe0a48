import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import { type ViewId, views } from "../../workspace/views.ts";

type FigureLinkProps = {
	/** As it is shown: `$1,250`, `42`. */
	figure: string;
	/** What the figure is, for those who hear it without its card: `of tasks completed`. */
	meaning: string;
	/** Where what it counts is listed. */
	view: ViewId;
	className?: string;
};

/** A number that leads to the view that it counts. The nearest `relative` box is its target. */
export function FigureLink({ figure, meaning, view, className }: FigureLinkProps) {
	return (
		<Link
			to="/"
			search={{ view }}
			className={clsx(
				"tabular rounded-sm no-underline outline-offset-4",
				"after:absolute after:inset-0 after:rounded-[inherit] group-hover/figure:text-accent-text",
				className ?? "text-ink-strong",
			)}
		>
			{figure}{" "}
			<span className="sr-only">
				{meaning}. Open {views[view].label}
			</span>
		</Link>
	);
}
