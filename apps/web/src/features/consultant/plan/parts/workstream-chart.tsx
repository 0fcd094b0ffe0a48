import type { Plan } from "@throughline/domain/consultant/plan";
import { Card, CardBody, CardHeader } from "@throughline/ui/card";
import { monthsInWords } from "../../versions/months.ts";

/** About as many labelled months as fit beside each other on a phone. */
const mostTicks = 6;

/** When each workstream runs, in months after the program's start. */
export function WorkstreamChart({ plan }: { plan: Plan }) {
	const { workstreams, timeline } = plan;
	const total = Math.max(1, timeline.total_months);
	const percent = (months: number) => `${Math.min(100, (months / total) * 100)}%`;
	const ticks = ticksOf(total);
	return (
		<Card as="section" aria-labelledby="workstream-chart-title">
			<CardHeader
				title="When the workstreams run"
				titleId="workstream-chart-title"
				level={3}
				description="Months after the program starts"
			/>
			<CardBody>
				<ul className="space-y-2.5 @xl:space-y-1.5">
					{workstreams.map(({ id, title, start_month, timeline_months }) => (
						<li
							key={id}
							className="grid gap-x-4 gap-y-1 @xl:grid-cols-[minmax(0,13rem)_1fr] @xl:items-center"
						>
							<span className="text-table text-ink @xl:truncate" title={title}>
								{title}
							</span>
							<span className="relative block h-6 rounded-sm bg-inset">
								<Lines ticks={ticks} percent={percent} />
								<span
									data-fill=""
									className="absolute inset-y-1 min-w-1 rounded-sm bg-accent"
									style={{ left: percent(start_month), width: percent(timeline_months) }}
								/>
								<span className="sr-only">{spanWords(start_month, timeline_months)}</span>
							</span>
						</li>
					))}
				</ul>
				<div aria-hidden="true" className="grid gap-x-4 @xl:grid-cols-[minmax(0,13rem)_1fr]">
					<span className="hidden @xl:block" />
					<span className="relative mt-1 block h-4">
						{ticks.map((month) => (
							<span
								key={month}
								className="tabular absolute -translate-x-1/2 text-caption text-ink-muted first:translate-x-0 last:-translate-x-full"
								style={{ left: percent(month) }}
							>
								{month}
							</span>
						))}
					</span>
				</div>
			</CardBody>
		</Card>
	);
}

function Lines({ ticks, percent }: { ticks: readonly number[]; percent: (months: number) => string }) {
	return ticks
		.slice(1, -1)
		.map((month) => (
			<span
				key={month}
				aria-hidden="true"
				className="absolute inset-y-0 w-px bg-grid"
				style={{ left: percent(month) }}
			/>
		));
}

/** The start, the end, and whole steps between them that do not touch the end. */
function ticksOf(total: number): number[] {
	const step = [1, 2, 3, 6, 12, 24].find((each) => total / each <= mostTicks) ?? 60;
	const inner = Array.from({ length: Math.ceil(total / step) }, (_, index) => index * step);
	return [...inner.filter((month) => total - month > step * 0.75), total];
}

function spanWords(start: number, months: number): string {
	const begins = start === 0 ? "From the start" : `From month ${start}`;
	return `${begins}, for ${monthsInWords(months)}`;
}
