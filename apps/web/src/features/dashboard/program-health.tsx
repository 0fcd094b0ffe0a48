import { type Health, healthFormulas, healthGaps, samples } from "@throughline/domain/dashboard";
import { Progress } from "@throughline/ui/progress";
import { SampleTag } from "@throughline/ui/sample-tag";
import { Skeleton } from "@throughline/ui/skeleton";
import { FormulaHint } from "../../workspace/formula-hint.tsx";
import { SectionCard } from "./section-card.tsx";

const bars = [
	{ part: "schedule", label: "Schedule" },
	{ part: "budget", label: "Budget" },
	{ part: "risk", label: "Risk" },
	{ part: "resource", label: "Resource" },
] as const satisfies { part: keyof Health; label: string }[];

type ProgramHealthProps = {
	health: Health | undefined;
	/** Whether the program has nothing at all: the specified samples are shown. */
	isUntouched: boolean;
	className?: string;
};

/** Four figures from 0 to 100, higher is better. */
export function ProgramHealth({ health, isUntouched, className }: ProgramHealthProps) {
	return (
		<SectionCard
			title="Program Health"
			className={className}
			bodyClassName="flex flex-col justify-between gap-4"
		>
			{bars.map(({ part, label }) => (
				<HealthBar
					key={part}
					label={label}
					formula={healthFormulas[part]}
					value={health?.[part]}
					sample={isUntouched ? samples.health[part] : null}
					gap={healthGaps[part]}
				/>
			))}
		</SectionCard>
	);
}

type HealthBarProps = {
	label: string;
	formula: string;
	/** `undefined`: on its way; `null`: the program has no data for it. */
	value: number | null | undefined;
	/** In its place while the program has nothing at all. */
	sample: number | null;
	/** What is missing to calculate it. */
	gap: string;
};

function HealthBar({ label, formula, value, sample, gap }: HealthBarProps) {
	if (value === null && sample === null) return <Missing label={label} formula={formula} gap={gap} />;
	const shown = value ?? sample;
	return (
		<div>
			<div className="mb-1.5 flex min-h-5 items-center gap-1.5 text-table">
				<span className="text-ink-muted">{label}</span>
				<FormulaHint of={label} formula={formula} />
				{value === null && <SampleTag />}
				{value === undefined ? (
					<Skeleton className="ml-auto h-3 w-8" />
				) : (
					<span className={`tabular ml-auto font-medium ${value === null ? "text-ink-faint" : "text-ink"}`}>
						{shown}%
					</span>
				)}
			</div>
			{value === undefined ? (
				<Skeleton className="h-1.5 rounded-full!" />
			) : (
				<Progress
					label={value === null ? `${label} health, sample` : `${label} health`}
					hideLabel
					value={shown}
					valueText={`${shown}%`}
					tone={value === null ? "neutral" : "accent"}
				/>
			)}
		</div>
	);
}

/** A figure that cannot be calculated, and what it lacks. */
function Missing({ label, formula, gap }: Pick<HealthBarProps, "label" | "formula" | "gap">) {
	return (
		<div>
			<div className="flex min-h-5 items-center gap-1.5 text-table">
				<span className="text-ink-muted">{label}</span>
				<FormulaHint of={label} formula={formula} />
				<span className="ml-auto text-ink-faint">—</span>
			</div>
			<p className="text-caption text-ink-muted">{gap}</p>
		</div>
	);
}
