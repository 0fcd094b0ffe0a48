import { statementsAtOnce } from "@throughline/domain/consultant/case";
import type { CaseView } from "@throughline/domain/consultant/case/view";
import { Button } from "@throughline/ui/button";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { formatCount } from "../../../../format/count.ts";

type PartPagerProps = {
	view: CaseView;
	/** How many statements are shown. */
	count: number;
	onPart: (from: number) => void;
};

/** Whether not all of the statements that were asked for are shown at once. */
export function isInParts({ from, matchCount }: CaseView, count: number): boolean {
	return from > 0 || matchCount > count;
}

/** Which part of a long text is shown, with the ways to the one before and the next. */
export function PartPager({ view: { from, statementCount, matchCount }, count, onPart }: PartPagerProps) {
	const end = from + count;
	const rest = matchCount < statementCount ? " found." : "; all of them count.";
	return (
		<nav aria-label="Parts of your text" className="flex flex-wrap items-center justify-between gap-2">
			<p role="status" className="tabular min-w-0 text-body text-ink">
				{`Statements ${formatCount(from + 1)}–${formatCount(end)} of ${formatCount(matchCount)}${rest}`}
			</p>
			<div className="flex gap-1.5" data-print="hide">
				<Button
					size="sm"
					icon={<ChevronLeft size={15} aria-hidden="true" />}
					disabled={from === 0}
					onClick={() => onPart(Math.max(0, from - statementsAtOnce))}
				>
					Previous part
				</Button>
				<Button
					size="sm"
					trailingIcon={<ChevronRight size={15} aria-hidden="true" />}
					disabled={end >= matchCount}
					onClick={() => onPart(end)}
				>
					Next part
				</Button>
			</div>
		</nav>
	);
}
