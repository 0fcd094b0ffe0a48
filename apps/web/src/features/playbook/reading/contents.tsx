import { Link } from "@tanstack/react-router";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import { sections, sectionsOf } from "./sections.ts";

/** The parts of the playbook as links into the page, beside it where there is room. */
export function Contents({ playbook }: { playbook: Playbook }) {
	return (
		<nav aria-label="In this playbook" data-print="hide" className="sticky top-20 hidden xl:block">
			<ul className="border-l border-line text-table">
				{sectionsOf(playbook).map(({ id, count }) => (
					<li key={id}>
						<Link
							to="."
							search={(search) => search}
							hash={id}
							replace
							activeOptions={{ includeHash: true }}
							className="-ml-px flex min-h-7 items-center justify-between gap-2 rounded-r-md border-l border-transparent px-3 text-ink-muted hover:border-axis hover:bg-hover hover:text-ink"
						>
							{sections[id].title}
							{id !== "fits" && <span className="tabular text-caption text-ink-faint">{count}</span>}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
