import { diffLines } from "diff";

export type DiffLine = { kind: "same" | "added" | "removed"; text: string; number: number };
/** Lines to show, or how many equal ones were left out between them. */
export type DiffPart = { lines: DiffLine[] } | { leftOut: number };

/** Equal lines shown around a change. */
const around = 3;
/** After this a comparison gives up, and shows one text in place of the other. */
const timeoutMs = 2_000;

/** Numbered as in the text in which a line stands: a removed one as before, any other as after. */
export function compareLines(before: string, after: string): DiffLine[] {
	const changes = diffLines(before, after, { timeout: timeoutMs }) ?? [
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

/** The lines around each change; the equal ones that are far from any are left out. */
export function diffParts(lines: readonly DiffLine[]): DiffPart[] {
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
