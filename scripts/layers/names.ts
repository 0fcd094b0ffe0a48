import { areas } from "../../packages/domain/src/area.ts";

/** One broken rule: where, and where the code belongs instead. */
export type Violation = { file: string; line: number; message: string };

/** Where every entry is named after an area, and the few words for what all areas share there. */
const places: { folder: string; shared: readonly string[]; foldersOnly?: boolean }[] = [
	{
		folder: "packages/domain/src",
		shared: ["area", "history", "paste", "run", "search", "shape", "value"],
	},
	{ folder: "packages/db/src/schema", shared: ["audit", "columns", "host", "run", "saved-view", "search"] },
	// Files at the top of trpc are the frame that procedures stand in; an area is a folder.
	{
		folder: "packages/trpc/src",
		shared: [
			"duplicate",
			"history",
			"integration",
			"live",
			"ports",
			"run",
			"search",
			"trash",
			"testing",
			"undo",
		],
		foldersOnly: true,
	},
	{
		folder: "apps/api/src/rest",
		shared: ["duplicate", "history", "openapi", "route", "routes", "run", "search", "trash"],
	},
	{ folder: "apps/web/src/features", shared: [] },
];

/** Words that say nothing of what is inside. */
const emptyWords = /(?:^|-)(?:utils?|helpers?|commons?|managers?|misc|index)(?:\.|$)/;

/** Finds the misleading names among all source files, each a path from the root with forward slashes. */
export function misplacedNames(files: readonly string[]): Violation[] {
	const violations = files.flatMap((file) => [emptyName(file), foreignName(file)]);
	const first = new Map<string, Violation>();
	for (const violation of violations) {
		if (violation) first.set(violation.file + violation.message, violation);
	}
	return [...first.values()];
}

function emptyName(file: string): Violation | null {
	// The router names its own files.
	if (file.startsWith("apps/web/src/routes/")) return null;
	const part = file
		.split("/")
		.slice(1)
		.find((name) => emptyWords.test(name));
	if (!part) return null;
	const message = `"${part}" does not say what is inside. Name it after the one thought that it holds.`;
	return { file, line: 1, message };
}

function foreignName(file: string): Violation | null {
	const place = places.find(({ folder }) => file.startsWith(`${folder}/`));
	if (!place) return null;
	const [entry = "", ...below] = file.slice(place.folder.length + 1).split("/");
	if (place.foldersOnly && below.length === 0) return null;
	const word = entry.replace(/(?:\.test|\.properties)?\.tsx?$/, "");
	if ([...areas, ...place.shared].includes(word)) return null;
	const shared =
		place.shared.length > 0 ? `, or in one of ${place.shared.join(", ")} for what all areas share` : "";
	return {
		file: `${place.folder}/${entry}`,
		line: 1,
		message: `"${word}" is not an area, so that nobody looks for it here. Put it in the file or folder of its area (${areas.join(", ")})${shared}.`,
	};
}
