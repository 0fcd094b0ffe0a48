import type { Artifact } from "@throughline/domain/orchestrator";
import { diffLines } from "diff";

export type DiffLine = { kind: "same" | "added" | "removed"; text: string; number: number };
/** Lines to show, or how many equal ones were left out between them. */
type DiffPart = { lines: DiffLine[] } | { leftOut: number };

/** How one file of an answer became another. */
export type ArtifactDiff = {
	filePath: string;
	change: "added" | "removed" | "changed" | "same";
	added: number;
	removed: number;
	parts: DiffPart[];
};

/** Equal lines shown around a change. */
const around = 3;
/** After this a comparison gives up, and shows one text in place of the other. */
const patienceMs = 2_000;

/** Every file of two answers, by path, with the lines in which they differ. Changed files come first. */
export function compareArtifacts(before: readonly Artifact[], after: readonly Artifact[]): ArtifactDiff[] {
	const paths = [...new Set([...after, ...before].map(({ filePath }) => filePath))];
	const textIn = (all: readonly Artifact[], path: string) =>
		all.find(({ filePath }) => filePath === path)?.content;
	const diffs = paths.map((path) => diffOf(path, textIn(before, path), textIn(after, path)));
	return [
		...diffs.filter(({ change }) => change !== "same"),
		...diffs.filter(({ change }) => change === "same"),
	];
}

function diffOf(filePath: string, before: string | undefined, after: string | undefined): ArtifactDiff {
	const lines = linesOf(before ?? "", after ?? "");
	const count = (kind: DiffLine["kind"]) => lines.filter((line) => line.kind === kind).length;
	const changed = lines.some(({ kind }) => kind !== "same") ? "changed" : "same";
	const change = before === undefined ? "added" : after === undefined ? "removed" : changed;
	return { filePath, change, added: count("added"), removed: count("removed"), parts: folded(lines) };
}

/** Numbered as in the text in which a line stands: a removed one as before, any other as after. */
function linesOf(before: string, after: string): DiffLine[] {
	const changes = diffLines(before, after, { timeout: patienceMs }) ?? [
		{ removed: true, added: false, value: before },
		{ removed: false, added: true, value: after },
	];
	const next = { old: 1, now: 1 };
	return changes.flatMap(({ added, removed, value }) => {
		if (value === "") return [];
		const texts = value.replace(/\r?\n$/, "").split(/\r?\n/);
		const kind = added ? "added" : removed ? "removed" : "same";
		const from = removed ? next.old : next.now;
		if (!added) next.old += texts.length;
		if (!removed) next.now += texts.length;
		return texts.map((text, index): DiffLine => ({ kind, text, number: from + index }));
	});
}

/** Leaves out the equal lines that are far from any change. */
function folded(lines: readonly DiffLine[]): DiffPart[] {
	const near = linesNearChanges(lines);
	const parts: DiffPart[] = [];
	for (const [index, line] of lines.entries()) {
		const last: DiffPart = parts.at(-1) ?? { leftOut: 0 };
		const shown = near.has(index);
		if (shown && "lines" in last) last.lines.push(line);
		else if (shown) parts.push({ lines: [line] });
		else if ("leftOut" in last && last.leftOut > 0) last.leftOut++;
		else parts.push({ leftOut: 1 });
	}
	return parts;
}

function linesNearChanges(lines: readonly DiffLine[]): ReadonlySet<number> {
	const changed = [...lines.keys()].filter((index) => lines[index]?.kind !== "same");
	const reach = Array.from({ length: 2 * around + 1 }, (_, step) => step - around);
	return new Set(changed.flatMap((index) => reach.map((step) => index + step)));
}
