import type { Program, ProgramResults } from "@throughline/domain/program";
import { resultLines } from "@throughline/domain/program/results";
import { Badge } from "@throughline/ui/badge";
import { trpc } from "../../../api/client.ts";
import { ViewFailure } from "../../../workspace/failure/query-failure.tsx";

/** What a program's own figures say of its forecasts; nothing where it has none. */
export function Results({ program: { id, currency } }: { program: Program }) {
	const results = trpc.program.lessons.results.useQuery({ id });
	if (results.isError)
		return <ViewFailure message="Failed to load the program's figures. Please try again." query={results} />;
	const lines = results.data ? linesOf(results.data, currency) : [];
	if (lines.length === 0) return null;
	return (
		<section aria-labelledby="results-title" className="rounded-lg border border-line bg-sunken p-3">
			<h3 id="results-title" className="text-table font-semibold text-ink-strong">
				What its figures say
			</h3>
			<ul className="mt-2 space-y-1.5 text-table">
				{lines.map(({ key, text, mark }) => (
					<li key={key} className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5 break-words">
						<span className="min-w-0">{text}</span>
						<Badge size="sm" tone={mark.tone}>
							{mark.words}
						</Badge>
					</li>
				))}
			</ul>
		</section>
	);
}

type Mark = { words: string; tone: "good" | "warning" };
type Line = { key: string; text: string; mark: Mark };

const reached: Mark = { words: "Reached", tone: "good" };
const notReached: Mark = { words: "Not reached", tone: "warning" };
const broken: Mark = { words: "Assumption broken", tone: "warning" };

function linesOf(results: ProgramResults, currency: string): Line[] {
	return [
		...resultLines(results, currency).map(
			({ text, isMet }, at): Line => ({ key: `forecast-${at}`, text, mark: isMet ? reached : notReached }),
		),
		...results.tripwires.map(
			({ reason }, at): Line => ({
				key: `tripwire-${at}`,
				text: reason,
				mark: broken,
			}),
		),
	];
}
