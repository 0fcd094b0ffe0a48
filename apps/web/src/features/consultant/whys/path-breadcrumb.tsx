import type { WhysNode } from "@throughline/domain/consultant/whys";
import { ChevronRight } from "lucide-react";

type PathBreadcrumbProps = {
	path: readonly WhysNode[];
	/** Goes back to the level at which this option was chosen. */
	onGo: (index: number) => void;
};

/** The options that were chosen, each a way back to its level. */
export function PathBreadcrumb({ path, onGo }: PathBreadcrumbProps) {
	if (path.length === 0) return null;
	return (
		<nav aria-label="Your path so far" className="text-table">
			<p className="mb-1 text-caption font-medium text-ink-muted">Your path so far</p>
			<ol className="flex flex-wrap items-start gap-x-1 gap-y-1">
				{path.map(({ id, depth, option }, index) => (
					<li key={id} className="flex min-w-0 max-w-full items-start gap-1">
						<button
							type="button"
							onClick={() => onGo(index)}
							className="min-h-6 min-w-0 text-pretty break-words rounded-sm text-left font-medium text-accent-text underline-offset-4 hover:underline"
						>
							{`L${depth}: ${option}`}
						</button>
						{/* After its step: a line never begins with it. */}
						{index < path.length - 1 && (
							<ChevronRight size={13} aria-hidden="true" className="mt-1.5 shrink-0 text-ink-faint" />
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}
