import { confidenceBand } from "@throughline/domain/consultant/analysis";
import { brokenLimits } from "@throughline/domain/consultant/integration/reservations";
import type { Plan, PlanGrounding, PlanValidation } from "@throughline/domain/consultant/plan";
import { Badge, type Tone } from "@throughline/ui/badge";
import { Callout } from "@throughline/ui/callout";
import { Card, CardBody, CardHeader } from "@throughline/ui/card";
import { Progress } from "@throughline/ui/progress";
import { brokenWords } from "./broken-words.ts";
import { fieldWords } from "./field-words.ts";

type QualityCardProps = { validation: PlanValidation; plan: Pick<Plan, "limits" | "kpis"> };

/**
 * How complete the plan is, what it lacks, and how much of it rests on the case. What speaks against its execution stands
 * before the note that all fields are there: complete is not ready.
 */
export function QualityCard({ validation, plan }: QualityCardProps) {
	const broken = brokenLimits(plan);
	const doubts = doubtsOf(plan);
	const { score, maxScore, critical, important, missingFields } = validation.ontology.completeness;
	const complete = missingFields.length === 0;
	const open = broken.length + doubts.length;
	return (
		<Card as="section" aria-labelledby="quality-title">
			<CardHeader title="Program Quality Score" titleId="quality-title" />
			<CardBody className="grid gap-x-8 gap-y-4 @xl:grid-cols-[1fr_auto] @xl:items-end">
				<Progress
					label="Completeness"
					value={maxScore > 0 ? (score / maxScore) * 100 : 0}
					valueText={`${score} / ${maxScore}`}
					tone={complete && open === 0 ? "good" : "warning"}
				/>
				<dl className="flex flex-wrap gap-x-8 gap-y-2">
					<Share term="Critical fields" {...critical} />
					<Share term="Important fields" {...important} />
				</dl>
				{broken.length > 0 && (
					<Callout tone="critical" className="@xl:col-span-2" title={brokenWords(broken.length)}>
						<ul className="list-disc pl-4">
							{broken.map(({ kind, statement, change }) => (
								<li key={kind}>
									{statement} {change}
								</li>
							))}
						</ul>
					</Callout>
				)}
				{complete && doubts.length > 0 && (
					<Callout tone="warning" className="@xl:col-span-2" title="Resolve before execution">
						<ul className="list-disc pl-4">
							{doubts.map((doubt) => (
								<li key={doubt}>{doubt}</li>
							))}
						</ul>
					</Callout>
				)}
				{complete ? (
					<Callout tone="good" className="@xl:col-span-2">
						<p>All required EPM fields present - Ready for execution</p>
						{open > 0 && <p className="text-ink">{fieldsOnly(open)}</p>}
					</Callout>
				) : (
					<Callout
						tone="warning"
						className="@xl:col-span-2"
						title={
							missingFields.length === 1 ? "1 field is missing" : `${missingFields.length} fields are missing`
						}
					>
						<ul className="list-disc pl-4">
							{missingFields.map((field) => (
								<li key={field}>{fieldWords(field)}</li>
							))}
						</ul>
					</Callout>
				)}
				{validation.grounding && <GroundingRow grounding={validation.grounding} />}
			</CardBody>
		</Card>
	);
}

/** What the note that all fields are there does not say, where something speaks against it. */
function fieldsOnly(open: number): string {
	return `This counts the fields only. First resolve the ${open === 1 ? "point" : `${open} points`} above.`;
}

/** What a complete plan says against itself beside its limits: KPIs that nothing can be measured by. */
function doubtsOf({ kpis }: Pick<Plan, "kpis">): string[] {
	const isOpen = kpis.every(({ target }) => !/\d/.test(target) || target.trim().split(/\s+/).length > 3);
	// A plan of an earlier version says nothing of it.
	const isUnmeasured = kpis.every(({ baseline }) => baseline === null || baseline === "");
	return [
		...(isOpen ? ["No KPI has a target yet."] : []),
		...(isUnmeasured ? ["No KPI says where it stands today."] : []),
	];
}

function Share({ term, passed, total }: { term: string; passed: number; total: number }) {
	return (
		<div>
			<dt className="text-caption text-ink-muted">{term}</dt>
			<dd className="tabular text-lead font-semibold text-ink-strong">
				{passed} / {total}
			</dd>
		</div>
	);
}

const bands: Record<ReturnType<typeof confidenceBand>, { word: string; tone: Tone }> = {
	high: { word: "High", tone: "good" },
	medium: { word: "Medium", tone: "warning" },
	low: { word: "Low", tone: "serious" },
};

/** How much of the plan rests on the case, with the parts that the score is calculated from. */
function GroundingRow({ grounding }: { grounding: PlanGrounding }) {
	const { quoted, derived, asked, assumed, total, hasOutcomeKpi, limitsKept, score } = grounding;
	const { word, tone } = bands[confidenceBand(score)];
	return (
		<div className="grid gap-x-8 gap-y-3 border-t border-line-subtle pt-4 @xl:col-span-2 @xl:grid-cols-[1fr_auto] @xl:items-end">
			<Progress label="Grounding" value={score} valueText={`${score} / 100 · ${word}`} tone={tone} />
			<p className="flex flex-wrap gap-1.5">
				<Check holds={hasOutcomeKpi} yes="Outcome KPI with baseline" no="No outcome KPI with baseline" />
				<Check holds={limitsKept} yes="Limits kept" no="A limit is broken" tone="critical" />
			</p>
			<p className="tabular text-pretty text-table text-ink-muted @xl:col-span-2">
				{`Of ${total} items: ${quoted} quoted, ${derived} derived, ${asked} asked, ${assumed} assumed`}
			</p>
		</div>
	);
}

type CheckProps = { holds: boolean; yes: string; no: string; tone?: "warning" | "critical" };

function Check({ holds, yes, no, tone = "warning" }: CheckProps) {
	return (
		<Badge size="sm" tone={holds ? "good" : tone}>
			{holds ? yes : no}
		</Badge>
	);
}
