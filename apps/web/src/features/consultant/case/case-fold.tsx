import { clsx } from "clsx";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

type CaseFoldProps = {
	/** Of the heading; one of its kind on the screen. */
	id: string;
	title: ReactNode;
	/** What is inside, in a few words: who needs no more leaves it closed. */
	summary: ReactNode;
	/** Whether something inside waits for the person. */
	isOpenQuestion?: boolean;
	children: ReactNode;
};

/** A part of the case in one line, opened on demand: the text below stays near. */
export function CaseFold({ id, title, summary, isOpenQuestion = false, children }: CaseFoldProps) {
	return (
		<section aria-labelledby={id} className="min-w-0">
			<details className="group">
				<summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-3 py-2 -outline-offset-2 hover:bg-hover sm:px-4">
					<ChevronRight
						size={16}
						aria-hidden="true"
						className="shrink-0 text-ink-faint transition-transform duration-120 group-open:rotate-90"
					/>
					<span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
						<h3 id={id} className="min-w-0 break-words text-body font-semibold text-ink-strong">
							{title}
						</h3>
						<span
							className={clsx(
								"tabular min-w-0 break-words text-table",
								isOpenQuestion ? "font-medium text-warning" : "text-ink-muted",
							)}
						>
							{summary}
						</span>
					</span>
				</summary>
				<div className="px-4 pt-1 pb-4">{children}</div>
			</details>
		</section>
	);
}
