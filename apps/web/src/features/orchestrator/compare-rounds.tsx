import type { Iteration } from "@throughline/domain/orchestrator";
import { Badge, type Tone } from "@throughline/ui/badge";
import { Button } from "@throughline/ui/button";
import { Field } from "@throughline/ui/field";
import { Select } from "@throughline/ui/select";
import { clsx } from "clsx";
import { ArrowLeftRight, ChevronRight } from "lucide-react";
import { useMemo, useState } from "react";
import { type ArtifactDiff, compareArtifacts, type DiffLine } from "./artifact-diff.ts";

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
				<section
					// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
					tabIndex={0}
					aria-label={`Changes of ${filePath}`}
					className="focus-inset max-h-128 overflow-y-auto bg-inset py-1.5 font-mono text-caption leading-5 [tab-size:2]"
				>
					{parts.map((part, index) =>
						"lines" in part ? (
							part.lines.map((line) => <Line key={`${line.kind} ${line.number}`} line={line} />)
						) : (
							<p key={index} className="px-3 py-1 font-sans text-ink-muted">
								{part.leftOut === 1 ? "1 equal line" : `${part.leftOut} equal lines`}
							</p>
						),
					)}
				</section>
			</details>
		</li>
	);
}

const marks: Record<DiffLine["kind"], { sign: string; word: string | null; look: string }> = {
	same: { sign: " ", word: null, look: "text-ink-muted" },
	added: { sign: "+", word: "Added: ", look: "bg-good-soft text-good" },
	removed: { sign: "−", word: "Removed: ", look: "bg-critical-soft text-critical" },
};

function Line({ line: { kind, text, number } }: { line: DiffLine }) {
	const { sign, word, look } = marks[kind];
	return (
		<p className={clsx("flex gap-2 px-3", look)}>
			<span aria-hidden="true" className="tabular w-7 shrink-0 select-none text-right">
				{number}
			</span>
			<span aria-hidden="true" className="w-2 shrink-0 select-none">
				{sign}
			</span>
			<span className="min-w-0 whitespace-pre-wrap break-words [overflow-wrap:anywhere]">
				{word && <span className="sr-only">{word}</span>}
				{text}
			</span>
		</p>
	);
}
