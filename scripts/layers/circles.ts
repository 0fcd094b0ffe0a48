import { posix } from "node:path";
import type { Violation } from "./names.ts";

/** An import from one source file to another, both from the root with forward slashes. */
type Import = { file: string; target: string; line: number };

/**
 * Finds the folders of a package that import each other, straight or over others: none of them can be read, tested or
 * moved without the rest.
 * @param texts the source files of all packages by their path from the root
 */
export function circles(texts: ReadonlyMap<string, string>): Violation[] {
	const imports = [...texts].flatMap(([file, text]) => importsIn(file, text));
	const parents = new Set([...texts.keys()].flatMap(foldersAbove));
	return [...parents].sort().flatMap((parent) => {
		const edges = imports.flatMap((each) => {
			const [from, to] = [folderIn(parent, each.file), folderIn(parent, each.target)];
			return from !== undefined && to !== undefined && from !== to ? [{ ...each, from, to }] : [];
		});
		const reached = reach(edges);
		return edges.flatMap(({ file, line, from, to }) => {
			if (!reached.get(to)?.has(from)) return [];
			const message = `${parent}/${from} imports ${to}, which imports it back, straight or over others: move what both need below them, or to the one that owns it.`;
			return [{ file, line, message }];
		});
	});
}

function importsIn(file: string, text: string): Import[] {
	if (!isSource(file)) return [];
	return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]+)"/g)].map((match) => ({
		file,
		target: posix.join(posix.dirname(file), match[1] ?? ""),
		line: text.slice(0, match.index).split("\n").length,
	}));
}

/** Tests may reach anywhere. */
function isSource(file: string): boolean {
	return /^(?:apps|packages)\/[^/]+\/src\//.test(file) && !/\.test\.tsx?$|\/testing\//.test(file);
}

/** The folders that a source file lies in, from its package's `src` down. */
function foldersAbove(file: string): string[] {
	if (!isSource(file)) return [];
	const parts = file.split("/");
	return parts.slice(3).map((_, index) => parts.slice(0, index + 3).join("/"));
}

/** The folder of `parent` in which a file lies; undefined for its own files and those of elsewhere. */
function folderIn(parent: string, file: string): string | undefined {
	if (!file.startsWith(`${parent}/`)) return undefined;
	const [folder, ...below] = file.slice(parent.length + 1).split("/");
	return below.length > 0 ? folder : undefined;
}

/** What each folder imports, straight or over others. */
function reach(edges: readonly { from: string; to: string }[]): Map<string, Set<string>> {
	const next = Map.groupBy(edges, ({ from }) => from);
	return new Map(
		[...next.keys()].map((start) => {
			const seen = new Set<string>();
			const waiting = [start];
			for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
				for (const { to } of next.get(folder) ?? []) {
					if (seen.has(to)) continue;
					seen.add(to);
					waiting.push(to);
				}
			}
			return [start, seen];
		}),
	);
}
