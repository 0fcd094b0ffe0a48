import { chosenOption } from "@throughline/domain/consultant/decision/choice";
import type { VersionComparison } from "@throughline/domain/consultant/version";
import { approachOf } from "@throughline/domain/consultant/version/approach";
import { Badge } from "@throughline/ui/badge";
import { Card, CardHeader } from "@throughline/ui/card";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@throughline/ui/table";
import { marketWords } from "../market-name.ts";

type Side = VersionComparison["version1"];

/** What differs between two versions: the root cause if it does, approach, market, decisions. */
export function ComparisonResult({ comparison }: { comparison: VersionComparison }) {
	const { differences, version1, version2 } = comparison;
	const market = ({ analysis }: Side) => marketWords(analysis);
	return (
		<section aria-label="Comparison" className="grid gap-3 @2xl:grid-cols-2">
			{differences.root_cause_changed && (
				<Pair
					title="Root cause"
					changed
					{...{ comparison }}
					of={({ rootCause }) => rootCause ?? undefined}
					className="@2xl:col-span-2"
				/>
			)}
			<Pair
				title="Strategic approach"
				changed={differences.approach_changed}
				{...{ comparison }}
				of={approachOf}
			/>
			<Pair title="Target market" changed={differences.market_changed} {...{ comparison }} of={market} />
			<Card as="section" aria-labelledby="changed-decisions" className="@2xl:col-span-2">
				<CardHeader
					title="Changed decisions"
					titleId="changed-decisions"
					level={3}
					className="pb-3.5"
					actions={differences.decisions_changed.length === 0 && <NoChange />}
				/>
				{differences.decisions_changed.length > 0 && (
					<Table caption="Changed decisions" className="border-t border-line-subtle">
						<TableHead>
							<tr>
								<TableHeader>Question</TableHeader>
								<TableHeader>{`Version ${version1.versionNumber}`}</TableHeader>
								<TableHeader>{`Version ${version2.versionNumber}`}</TableHeader>
							</tr>
						</TableHead>
						<TableBody>
							{differences.decisions_changed.map((id) => (
								<TableRow key={id}>
									<TableCell className="min-w-24 align-top font-medium text-ink-strong">
										{questionOf(id, version1) ?? questionOf(id, version2) ?? id}
									</TableCell>
									<TableCell className="min-w-24 align-top">{labelOf(id, version1)}</TableCell>
									<TableCell className="min-w-24 align-top">{labelOf(id, version2)}</TableCell>
								</TableRow>
							))}
						</TableBody>
					</Table>
				)}
			</Card>
		</section>
	);
}

type PairProps = {
	title: string;
	changed: boolean;
	comparison: VersionComparison;
	of: (side: Side) => string | undefined;
	className?: string;
};

function Pair({ title, changed, comparison: { version1, version2 }, of, className }: PairProps) {
	return (
		<Card as="section" aria-label={title} className={className}>
			<CardHeader
				title={title}
				level={3}
				actions={
					changed ? (
						<Badge size="sm" tone="warning" className="my-1">
							Changed
						</Badge>
					) : (
						<NoChange />
					)
				}
			/>
			<dl className="grid grid-cols-2 gap-4 px-4 pt-3 pb-4">
				{[version1, version2].map((side) => (
					<div key={side.versionNumber} className="min-w-0">
						<dt className="text-caption text-ink-muted">{`Version ${side.versionNumber}`}</dt>
						<dd className="mt-0.5 break-words text-body">{of(side) || "N/A"}</dd>
					</div>
				))}
			</dl>
		</Card>
	);
}

function NoChange() {
	return (
		<Badge size="sm" className="my-1">
			No change
		</Badge>
	);
}

function questionOf(id: string, { decisions }: Side): string | undefined {
	return decisions?.find((decision) => decision.id === id)?.question;
}

function labelOf(id: string, { decisions, selectedDecisions }: Side): string {
	const decision = decisions?.find((each) => each.id === id);
	return (decision && chosenOption(decision, selectedDecisions)?.label) ?? "N/A";
}
