import type { CaseBrief } from "@throughline/consultant/grounding/brief";
import type { Passage } from "@throughline/domain/consultant/evidence";
import type { Shown } from "@throughline/domain/consultant/shown";
import { passagesOf } from "@throughline/trpc/consultant/document/passages";
import type { StoredMaterial } from "@throughline/trpc/ports/advisors";
import { estimateTokens } from "../../estimate.ts";
import { fenced } from "./fenced.ts";
import { mostRelevant } from "./relevance.ts";
import { linesWithin, type Room } from "./room.ts";

/** A material as it is put before a model. */
type MaterialBlock = {
	/** The delimited text that every question of the case begins with, each passage with its number. */
	shared: string;
	/** What else bears on the one question; empty when nothing is left, or nothing more has room. */
	near: string;
	/** How many passages are in both, and how many there are. */
	shown: Shown;
};

/** What the passages are chosen for, where not all have room: the case at first, then the question. */
type Choice = { room: Room; about: string; brief: CaseBrief };

/**
 * Puts the passages into blocks that their content cannot close. What has no room is left out, and said so: what bears
 * least on the case of the shared block, and of what then remains what bears least on the question.
 */
function blockOf(material: StoredMaterial, { room, about, brief }: Choice): MaterialBlock {
	const { sources } = material;
	const passages = passagesOf(material);
	const lines = passages.map((passage, at) => `[${at + 1}] ${oneLine(passage)}`);
	// What the case is about, by its first lines: currency and problem.
	const problem = brief.text.split("\n", 2).join("\n");
	const shared = mostRelevant(lines, [...lines.keys()], room.shared, { about: problem, brief: brief.text });
	const others = [...lines.keys()].filter((at) => !shared.has(at));
	const near = mostRelevant(lines, others, room.near, { about: about || problem, brief: brief.text });
	const parts = (chosen: ReadonlySet<number>, left: (count: number) => string[]) =>
		sources.flatMap((source) => {
			const ofSource = [...lines.keys()].filter((at) => passages[at]?.documentId === source.id);
			const kept = ofSource.flatMap((at) => (chosen.has(at) ? (lines[at] ?? []) : []));
			const body = [...kept, ...left(ofSource.length - kept.length)];
			return body.length === 0
				? []
				: [`Document: ${source.name.replaceAll(/\s+/g, " ")}\n${body.join("\n")}`];
		});
	const leftOut = (count: number) =>
		count > 0 ? [`(${count} more passages of this document are left out here)`] : [];
	return {
		shared: fenced("material", parts(shared, leftOut).join("\n\n")),
		near:
			near.size === 0
				? ""
				: `More of the material, by the question:\n${fenced("material", parts(near, () => []).join("\n\n"))}`,
		shown: { passages: shared.size + near.size, of: passages.length },
	};
}

/** The share of a question's own room that more of the case may take. */
const caseShare = 1 / 3;

/**
 * The case in a block that all questions begin with, as far as it has room; of the rest, what bears on the question in
 * another one, each line with the heading that it stood below.
 */
function caseBlocksOf({ text }: CaseBrief, room: Room, about: string) {
	const shared = linesWithin(text, room.brief);
	const lines = text.split("\n");
	// The last line of what was cut says so, and is none of the case.
	const kept = shared === text ? lines.length : shared.split("\n").length - 1;
	const rest = headedLines(lines)
		.slice(kept)
		.filter((line) => line !== "");
	const chosen = mostRelevant(rest, [...rest.keys()], room.near * caseShare, { about });
	const more = rest.filter((_, at) => chosen.has(at)).join("\n");
	return {
		shared: fenced("case", shared),
		near: more === "" ? "" : `More of the case, by the question:\n${fenced("case", more)}`,
	};
}

/** Each line with the heading that it stands below, so that it can stand alone; a heading by itself is empty. */
function headedLines(lines: readonly string[]): string[] {
	let heading = "";
	return lines.map((line) => {
		if (line.startsWith("- ")) return `${heading} ${line.slice(2)}`.trim();
		heading = line;
		return line.endsWith(":") ? "" : line;
	});
}

/** What a question begins with, which others of its case share, and what of material and case bears on it alone. */
export function questionBlocks(
	material: StoredMaterial,
	{ room, about, task, brief }: Choice & { task: string },
): { shared: string[]; near: string[]; shown: Shown } {
	const case_ = caseBlocksOf(brief, room, `${about}\n${task}`);
	const left = { ...room, near: room.near - estimateTokens(case_.near) };
	const block = blockOf(material, { room: left, about, brief });
	return {
		shared: [block.shared, case_.shared],
		near: [case_.near, block.near].filter((part) => part !== ""),
		shown: block.shown,
	};
}

/** In which language to write: what every question ends with. */
export function languageLine({ language }: CaseBrief): string {
	return `Write in ${language ?? "the language of the material"}.`;
}

function oneLine({ text }: Passage): string {
	return text.replaceAll(/\s+/g, " ").trim();
}

/** How much of a material a model is shown, for the person who waits. */
export function shownText({ passages, of }: Shown): string {
	const count = (number: number) => number.toLocaleString("en-US");
	return passages === of
		? "The model reads your material"
		: `The model reads the ${count(passages)} of ${count(of)} statements that bear most on this`;
}
