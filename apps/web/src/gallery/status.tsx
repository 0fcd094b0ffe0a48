import { Avatar } from "@throughline/ui/avatar";
import { Badge } from "@throughline/ui/badge";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { ProgressRing } from "@throughline/ui/charts/progress-ring";
import { EmptyState } from "@throughline/ui/empty-state";
import { ErrorState } from "@throughline/ui/error-state";
import { Progress } from "@throughline/ui/progress";
import { SampleTag } from "@throughline/ui/sample-tag";
import { Skeleton, SkeletonRegion, SkeletonText } from "@throughline/ui/skeleton";
import { Spinner } from "@throughline/ui/spinner";
import { Target } from "lucide-react";
import { Row, Section, Specimen } from "./section.tsx";

const tones = [
	{ tone: "good", word: "Completed" },
	{ tone: "on-track", word: "On Track" },
	{ tone: "warning", word: "At Risk" },
	{ tone: "serious", word: "Delayed" },
	{ tone: "critical", word: "Critical" },
	{ tone: "unknown", word: "Not Started" },
	{ tone: "accent", word: "Editor" },
	{ tone: "neutral", word: "Archived" },
] as const;

export function Status() {
	return (
		<Section id="status" title="Status">
			<div className="grid gap-4 xl:grid-cols-2">
				<Specimen name="Badge">
					{(["soft", "solid", "outline", "plain"] as const).map((variant) => (
						<Row key={variant}>
							{tones.map(({ tone, word }) => (
								<Badge key={tone} tone={tone} variant={variant}>
									{word}
								</Badge>
							))}
						</Row>
					))}
					<Row>
						{tones.slice(0, 5).map(({ tone, word }) => (
							<Badge key={tone} tone={tone} size="sm">
								{word}
							</Badge>
						))}
						<SampleTag />
					</Row>
				</Specimen>
				<Specimen name="Progress">
					<Progress label="Tasks completed" value={42} />
					<Progress label="Budget" value={91} tone="warning" valueText="$910,000 of $1,000,000" />
					<Progress label="Overspent" value={134} tone="critical" />
					<Progress label="Extracting text" value={null} />
					<Progress label="Thin, label hidden" value={66} tone="good" size="sm" hideLabel />
					<Row>
						<ProgressRing label="Schedule" value={87} tone="good" />
						<ProgressRing label="Budget" value={72} tone="on-track" />
						<ProgressRing label="Risk" value={38} tone="serious" size={72} />
						<Spinner label="Loading" size={20} />
						<Avatar name="Ana Ruiz" size="sm" />
						<Avatar name="Bo Lindqvist" />
						<Avatar name="" size="lg" initials="U" />
					</Row>
				</Specimen>
				<Specimen name="Callout">
					<Callout title="Shared gates">Gates G0 to G4 serve every program.</Callout>
					<Callout tone="good">All criteria met!</Callout>
					<Callout tone="warning" action={<Button size="sm">Review</Button>}>
						Three tasks have no dates and do not show on the Gantt chart.
					</Callout>
					<Callout tone="critical" title="Somebody else changed this risk">
						Your entries are kept. Look at the current version, then save again.
					</Callout>
				</Specimen>
				<Specimen name="Skeleton">
					<SkeletonRegion className="space-y-4">
						<div className="flex items-center gap-3">
							<Skeleton className="size-8 rounded-full" />
							<Skeleton className="h-4 w-40" />
						</div>
						<SkeletonText lines={3} />
						<Skeleton className="h-24 w-full" />
					</SkeletonRegion>
				</Specimen>
				<Specimen name="Empty state" flush>
					<EmptyState
						icon={<Target size={20} />}
						title="No KPIs configured"
						message="KPIs show whether the program does what it was started for."
						action={<Button variant="primary">Add First KPI</Button>}
					/>
				</Specimen>
				<Specimen name="Error state" flush>
					<ErrorState
						message="Failed to load KPIs. Please try refreshing the page."
						onRetry={() => undefined}
						detail="Request 0192f5a0-77aa"
					/>
				</Specimen>
			</div>
		</Section>
	);
}
