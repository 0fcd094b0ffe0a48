import type { Iteration } from "@throughline/domain/orchestrator";
import { Badge, type Tone } from "@throughline/ui/badge";
import { Button } from "@throughline/ui/button";
import { Field } from "@throughline/ui/field";
import { Select } from "@throughline/ui/select";
import { ArrowLeftRight, ChevronRight } from "lucide-react";
import { useMemo, useState } from "react";
import { LineDiff } from "../../workspace/diff/line-diff-view.tsx";
import { type ArtifactDiff, compareArtifacts } from "./code/artifact-diff.ts";

const changeWords: Record<ArtifactDiff["change"], { word: string; tone: Tone }> = {
	added: { word: "Added", tone: "accent" },
	removed: { word: "Removed", tone: "neutral" },
	changed: { word: "Changed", tone: "accent" },
	same: { word: "Unchanged", tone: "neutral" },
};

/** What the builder changed from one iteration to another, file by file. */
export function CompareRounds({ rounds }: { rounds: readonly Iteration[] }) {
	const [[from, to], setChosen] = useState<readonly [number, number]>([
		Math.max(1, rounds.length - 1),
		rounds.length,
	]);
	const diffs = useMemo(() => {
		const filesOf = (number: number) =>
			rounds.find((round) => round.number === number)?.builderResponse.artifacts ?? [];
		return compareArtifacts(filesOf(from), filesOf(to));
	}, [rounds, from, to]);
	const options = rounds.map(({ number }) => ({ value: String(number), label: `Iteration ${number}` }));
	const changed = diffs.filter(({ change }) => change !== "same").length;
	return (
		<section aria-label="Comparison" className="space-y-4">
			<div className="flex flex-wrap items-end gap-3">
				<Field label="From" className="w-40">
					<Select
						value={String(from)}
						onValueChange={(value) => setChosen([Number(value), to])}
						options={options}
					/>
				</Field>
				<Field label="To" className="w-40">
					<Select
						value={String(to)}
						onValueChange={(value) => setChosen([from, Number(value)])}
						options={options}
					/>
				</Field>
				<Button icon={<ArrowLeftRight size={15} aria-hidden="true" />} onClick={() => setChosen([to, from])}>
					Swap
				</Button>
				<p role="status" className="py-1.5 text-table text-ink-muted">
					{changed === 0 ? "No file differs" : `${changed} of ${diffs.length} files differ`}
				</p>
			</div>
			<ul aria-label="Files compared" className="space-y-3">
				{diffs.map((diff) => (
					<FileDiff key={`${from} ${to} ${diff.filePath}`} diff={diff} />
				))}
			</ul>
		</section>
	);
}

function FileDiff({ diff: { filePath, change, added, removed, parts } }: { diff: ArtifactDiff }) {
	const { word, tone } = changeWords[change];
	return (
		<li className="min-w-0 overflow-hidden rounded-lg border border-line bg-card">
			<details open={change !== "same"} className="group">
				<summary className="flex cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2.5 group-open:border-b group-open:border-line">
					<span className="flex min-w-0 items-start gap-2">
						<ChevronRight
							size={15}
							aria-hidden="true"
							className="mt-0.5 shrink-0 text-ink-faint transition-transform duration-120 group-open:rotate-90"
						/>
						<code className="break-all font-mono text-table font-medium text-ink-strong">{filePath}</code>
					</span>
					<Badge size="sm" tone={tone} icon={null}>
						{word}
					</Badge>
					{change !== "same" && (
						<span className="tabular text-caption text-ink-muted">
							{`${added} added, ${removed} removed`}
						</span>
					)}
				</summary>
				<LineDiff label={`Changes of ${filePath}`} parts={parts} />
			</details>
		</li>
	);
}
