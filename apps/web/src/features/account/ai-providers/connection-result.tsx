import type { ConnectionTest } from "@throughline/domain/ai-provider";
import { Badge } from "@throughline/ui/badge";
import { checkWords, outcomeWords } from "./words.ts";

/** What a connection test found, line by line. */
export function ConnectionResult({ name, result }: { name: string; result: ConnectionTest }) {
	return (
		<div className="border-t border-line-subtle px-4 py-3">
			<p className="text-table font-medium text-ink-strong">
				{result.passed ? `${name} can serve.` : `${name} cannot serve as it is set up.`}
			</p>
			<ul aria-label={`Connection test of ${name}`} className="mt-2 space-y-2">
				{result.lines.map(({ check, outcome, message }) => (
					<li key={check} className="grid gap-x-3 gap-y-0.5 text-table sm:grid-cols-[9.5rem_6.5rem_1fr]">
						<span className="font-medium text-ink">{checkWords[check]}</span>
						<span>
							<Badge size="sm" tone={outcomeWords[outcome].tone}>
								{outcomeWords[outcome].word}
							</Badge>
						</span>
						<span className="text-pretty text-ink-muted [overflow-wrap:anywhere]">{message}</span>
					</li>
				))}
			</ul>
		</div>
	);
}
