import { formatKpiValue } from "@throughline/domain/kpi/format";
import type { MeasurementPaste } from "@throughline/domain/kpi/measurement-paste";
import { Badge } from "@throughline/ui/badge";
import { Callout } from "@throughline/ui/callout";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@throughline/ui/table";
import { formatCount } from "../../../format/count.ts";
import { formatDay } from "../../../format/date.ts";
import type { ImportEffect } from "./import-effects.ts";
import { valuesWord } from "./import-words.ts";

/** More lines are counted, not shown. */
const shownLines = 200;

type ImportPreviewProps = {
	paste: MeasurementPaste;
	effects: readonly ImportEffect[];
	unit: string | null;
};

/** What an import will do with each line, and which lines it cannot read. */
export function ImportPreview({ paste, effects, unit }: ImportPreviewProps) {
	const { measurements, problems, heading } = paste;
	const overwritten = effects.filter(({ kind }) => kind === "overwrites").length;
	const shown = measurements.slice(0, shownLines);
	return (
		<section aria-label="Preview" className="space-y-3">
			{problems.length > 0 && (
				<Callout
					tone="warning"
					role="status"
					title={
						problems.length === 1
							? "1 line cannot be read"
							: `${formatCount(problems.length)} lines cannot be read`
					}
				>
					<p>Put them right above, or import the rest: they stay here.</p>
					<ul className="mt-1.5 max-h-40 space-y-1 overflow-y-auto">
						{problems.slice(0, shownLines).map(({ line, problem }) => (
							<li key={line} className="break-words">
								<span className="tabular font-medium">Line {line}:</span> {problem}
							</li>
						))}
					</ul>
				</Callout>
			)}
			{overwritten > 0 && (
				<Callout tone="warning" role="status">
					{valuesWord(overwritten)} will be overwritten.
				</Callout>
			)}
			{heading !== null && (
				<p className="text-caption text-ink-muted">The first line, “{heading}”, is taken as the heading.</p>
			)}
			{measurements.length > 0 && (
				<div className="max-h-64 overflow-y-auto rounded-card border border-line">
					<Table caption="Values to import" density="compact">
						<TableHead>
							<TableRow>
								<TableHeader>Line</TableHeader>
								<TableHeader>Date</TableHeader>
								<TableHeader align="right">Value</TableHeader>
								<TableHeader>Effect</TableHeader>
							</TableRow>
						</TableHead>
						<TableBody>
							{shown.map(({ line, measurementDate, value }, index) => (
								<TableRow key={line}>
									<TableCell className="tabular text-ink-muted">{line}</TableCell>
									<TableCell className="whitespace-nowrap">{formatDay(measurementDate)}</TableCell>
									<TableCell align="right">{formatKpiValue(value, unit)}</TableCell>
									<TableCell>
										<Effect effect={effects[index]} unit={unit} />
									</TableCell>
								</TableRow>
							))}
						</TableBody>
					</Table>
				</div>
			)}
			{measurements.length > shownLines && (
				<p className="text-caption text-ink-muted">
					The first {shownLines} of {formatCount(measurements.length)} values.
				</p>
			)}
		</section>
	);
}

function Effect({ effect, unit }: { effect: ImportEffect | undefined; unit: string | null }) {
	if (effect?.kind === "overwrites") {
		return (
			<Badge size="sm" tone="warning">
				Overwrites {formatKpiValue(effect.before, unit)}
			</Badge>
		);
	}
	return <span className="text-ink-muted">{effect?.kind === "unchanged" ? "As before" : "New"}</span>;
}
