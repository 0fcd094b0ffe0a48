import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { WorkspaceSearch } from "../../workspace/view/workspace-search.ts";

type FigureLinkProps = {
	programId: string;
	/** The view of what the figure is made of. */
	search: WorkspaceSearch;
	className?: string;
	title?: string;
	children: ReactNode;
};

/** A figure that opens what it is made of, in the program's own view. */
export function FigureLink({ programId, search, className, title, children }: FigureLinkProps) {
	return (
		<Link
			to="/"
			search={{ ...search, program: programId }}
			title={title}
			className={clsx("relative z-1 rounded-sm hover:text-accent-text hover:underline", className)}
		>
			{children}
		</Link>
	);
}
