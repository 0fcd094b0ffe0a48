import { useNow } from "../../browser/use-now.ts";
import { dayOf, formatDay } from "../../format/date.ts";

/** On paper the shell is gone: what this is, and of which day. */
export function PrintedHead({ children }: { children: string }) {
	return (
		<p data-print="only" className="text-table text-ink-muted">
			{children} · As of {formatDay(dayOf(useNow()))}
		</p>
	);
}
