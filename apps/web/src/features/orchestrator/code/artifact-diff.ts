import type { Artifact } from "@throughline/domain/orchestrator";
import { compareLines, type DiffLine, type DiffPart, diffParts } from "../../../workspace/diff/line-diff.ts";

/** How one file of an answer became another. */
export type ArtifactDiff = {
	filePath: string;
	change: "added" | "removed" | "changed" | "same";
	added: number;
	removed: number;
	parts: DiffPart[];
};

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
	const lines = compareLines(before ?? "", after ?? "");
	const count = (kind: DiffLine["kind"]) => lines.filter((line) => line.kind === kind).length;
	const changed = lines.some(({ kind }) => kind !== "same") ? "changed" : "same";
	const change = before === undefined ? "added" : after === undefined ? "removed" : changed;
	return { filePath, change, added: count("added"), removed: count("removed"), parts: diffParts(lines) };
}
