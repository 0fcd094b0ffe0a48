import { EmptyState } from "@throughline/ui/empty-state";
import { clsx } from "clsx";
import { Fragment, useEffect, useRef } from "react";
import { paragraphsOf, type SourcePassage } from "./source-text.ts";

type SourcePassagesProps = {
	passages: readonly SourcePassage[];
	/** Brought into sight. */
	place: string | undefined;
	/** The quoted one. */
	marked: string | undefined;
};

/** The text of a source with its page numbers, and the quoted passage highlighted. */
export function SourcePassages({ passages, place, marked }: SourcePassagesProps) {
	const quoted = useRef<HTMLElement>(null);
	const holdsPlace = passages.some(({ id }) => id === place);
	useEffect(() => {
		if (holdsPlace && place) quoted.current?.scrollIntoView({ block: "center" });
	}, [holdsPlace, place]);
	if (passages.length === 0) return <EmptyState compact message="This source has no text." />;
	let page: number | null = null;
	return (
		<div className="space-y-3 text-body leading-6 text-ink">
			{paragraphsOf(passages).map((paragraph) => {
				const turned = paragraph.page !== null && paragraph.page !== page;
				page = paragraph.page;
				return (
					<Fragment key={paragraph.passages[0]?.id}>
						{turned && (
							<p className="tabular flex items-center gap-3 pt-2 text-caption text-ink-faint after:h-px after:flex-1 after:bg-line-subtle">
								Page {paragraph.page}
							</p>
						)}
						<p className="whitespace-pre-line break-words">
							{paragraph.passages.map(({ id, text }) => (
								<Fragment key={id}>
									{id === marked ? (
										<mark
											ref={quoted}
											className={clsx(
												"scroll-my-24 rounded-sm bg-warning-soft box-decoration-clone px-0.5 py-0.5 font-medium text-ink-strong",
												"shadow-[0_2px_0_var(--warning-solid)]",
											)}
										>
											{text}
										</mark>
									) : (
										text
									)}{" "}
								</Fragment>
							))}
						</p>
					</Fragment>
				);
			})}
		</div>
	);
}
