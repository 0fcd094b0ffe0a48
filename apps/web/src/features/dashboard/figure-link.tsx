import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import { viewOf, views } from "../../workspace/view/views.ts";
import type { WorkspaceSearch } from "../../workspace/view/workspace-search.ts";

type FigureLinkProps = {
	/** As it is shown: `$1,250`, `42`. */
	figure: string;
	/** What the figure is, for those who hear it without its card: `of tasks completed`. */
	meaning: string;
	/** Where what it counts is listed, filtered to just that. */
	search: WorkspaceSearch;
	className?: string;
};

/** A number that leads to the list that it counts. The nearest `relative` box is its target. */
export function FigureLink({ figure, meaning, search, className }: FigureLinkProps) {
	return (
		<Link
			to="/"
			search={search}
			className={clsx(
				"tabular rounded-sm no-underline outline-offset-4",
				"after:absolute after:inset-0 after:rounded-[inherit] group-hover/figure:text-accent-text",
				className ?? "text-ink-strong",
			)}
		>
			{figure}{" "}
			<span className="sr-only">
				{meaning}. Open {views[viewOf(search.view)].label}
			</span>
		</Link>
	);
}

/** A smaller number in the same box, with a list of its own. */
export function DetailLink({ search, children }: { search: WorkspaceSearch; children: string }) {
	return (
		<Link
			to="/"
			search={search}
			className="hit-area relative z-1 rounded-sm hover:text-accent-text hover:underline"
		>
			{children}
		</Link>
	);
}
