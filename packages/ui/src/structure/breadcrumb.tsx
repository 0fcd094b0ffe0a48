import { clsx } from "clsx";
import { ChevronRight } from "lucide-react";
import { Children, type ReactNode } from "react";

/** Where this page hangs: links first, the page itself last as plain text (it gets `aria-current`). */
export function Breadcrumb({ children, className }: { children: ReactNode; className?: string }) {
	const parts = Children.toArray(children);
	return (
		<nav aria-label="Breadcrumb" className={className}>
			<ol className="flex flex-wrap items-center gap-x-1 text-table">
				{parts.map((part, index) => {
					const last = index === parts.length - 1;
					return (
						<li key={index} className="flex min-w-0 items-center gap-1">
							{index > 0 && <ChevronRight size={14} aria-hidden="true" className="shrink-0 text-ink-faint" />}
							<span
								aria-current={last ? "page" : undefined}
								className={clsx(
									"truncate",
									last
										? "font-medium text-ink"
										: "text-ink-muted [&_a]:inline-flex [&_a]:min-h-6 [&_a]:items-center [&_a]:rounded-sm [&_a:hover]:text-ink [&_a:hover]:underline",
								)}
							>
								{part}
							</span>
						</li>
					);
				})}
			</ol>
		</nav>
	);
}
