import { Button } from "@throughline/ui/button";
import { Spinner } from "@throughline/ui/spinner";
import { CircleAlert } from "lucide-react";
import type { QuickLine } from "./use-quick-add.ts";

type QuickLinesProps = {
	lines: readonly QuickLine[];
	onRetry: (line: QuickLine) => void;
	onDiscard: (key: string) => void;
};

/** The rows that are on their way to the list, and those that the server refused while the next one was typed. */
export function QuickLines({ lines, onRetry, onDiscard }: QuickLinesProps) {
	if (lines.length === 0) return null;
	return (
		<ul aria-label="On their way">
			{lines.map((line) => (
				<li
					key={line.key}
					className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line-subtle px-4 py-1.5 text-table"
				>
					{line.problem === null ? (
						<Spinner size={14} className="text-ink-faint" />
					) : (
						<CircleAlert size={14} aria-hidden="true" className="shrink-0 text-critical" />
					)}
					<span className="min-w-0 grow basis-40">
						<span className="block truncate font-medium text-ink-strong">{line.entry.text}</span>
						{line.problem !== null && (
							<span className="block text-caption text-critical">{line.problem}</span>
						)}
					</span>
					{line.typed.amount && <span className="tabular text-ink">{line.typed.amount}</span>}
					{line.problem !== null && (
						<span className="flex gap-1">
							<Button size="sm" onClick={() => onRetry(line)}>
								Try again
							</Button>
							<Button
								size="sm"
								variant="ghost"
								aria-label={`Discard ${line.entry.text}`}
								onClick={() => onDiscard(line.key)}
							>
								Discard
							</Button>
						</span>
					)}
				</li>
			))}
		</ul>
	);
}
