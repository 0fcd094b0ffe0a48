import { type Health, healthFormulas, samples } from "@throughline/domain/dashboard";
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

/** Four figures from 0 to 100, higher is better; each a sample while the program has nothing to calculate it from. */
export function ProgramHealth({ health, className }: { health: Health | undefined; className?: string }) {
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
					sample={samples.health[part]}
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
	sample: number;
};

function HealthBar({ label, formula, value, sample }: HealthBarProps) {
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
