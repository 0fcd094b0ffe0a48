import { kpiValueInWords } from "@throughline/domain/kpi/format";
import { unitOf } from "@throughline/domain/kpi/unit";
import type { Program, ProgramResults } from "@throughline/domain/program";
import { formatMoney } from "@throughline/domain/value/money";
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

function linesOf({ kpis, benefits, tripwires }: ProgramResults, currency: string): Line[] {
	return [
		...kpis.flatMap((kpi, at): Line[] => {
			if (kpi.target === null) return [];
			const unit = unitOf(kpi, currency);
			const [is, wanted] = [kpi.current, kpi.target].map((value) => kpiValueInWords(value, unit));
			return [
				{
					key: `kpi-${at}`,
					text: `${kpi.name}: ${is}, target ${wanted}`,
					mark: kpi.isMet ? { words: "Reached", tone: "good" } : { words: "Not reached", tone: "warning" },
				},
			];
		}),
		...benefits.map(
			({ name, realized, target }, at): Line => ({
				key: `benefit-${at}`,
				text: `${name}: ${formatMoney(realized, currency)} of ${formatMoney(target, currency)} realized`,
				mark: Number(realized) >= Number(target) ? reached : notReached,
			}),
		),
		...tripwires.map(
			({ reason }, at): Line => ({
				key: `tripwire-${at}`,
				text: reason,
				mark: broken,
			}),
		),
	];
}
