import { createHash } from "node:crypto";
import { addDays } from "@throughline/domain/value/day";
import type { passage, strategyVersion, whysNode } from "../../schema.ts";
import { at } from "../calendar.ts";
import { analysisOf, enhancedAnalysis } from "../strategy/analysis.ts";
import { type Cite, citeFrom } from "../strategy/cite.ts";
import { conveyorPlan } from "../strategy/conveyor-plan.ts";
import { chosen, decisionsOf } from "../strategy/decisions.ts";
import { memo, memoText, type Sentence, sentences } from "../strategy/memo.ts";
import { planOf } from "../strategy/plan.ts";
import { researchOf } from "../strategy/research.ts";
import { rootCause, rootQuestion, whys } from "../strategy/whys.ts";
import type { ProgramRows } from "./program.ts";
import type { Telling } from "./telling.ts";

export type StrategyRows = ReturnType<typeof strategyRows>;

/** What differs between the versions; days count from the strategy's first. */
const versionStories = {
	1: {
		versionLabel: "Conveyor in one weekend",
		status: "finalized",
		days: { created: 2, finalized: 6, changed: 6 },
	},
	2: {
		versionLabel: "Staged automation on true stock",
		status: "converted_to_program",
		days: { created: 9, finalized: 20, changed: 22 },
	},
};

/** The finished strategy of which `made` is the program: memo, tree, two versions. */
export function strategyRows(made: ProgramRows, { random }: Telling) {
	const began = addDays(made.program.startDate, -25);
	const since = at(began, 9);
	const sessionId = `${Date.parse(since)}-${createHash("sha256").update(memoText).digest("hex").slice(0, 16)}`;
	const session = {
		id: sessionId,
		title: "Kassel keeps its promise again",
		inputText: memoText,
		rootQuestion,
		rootCause,
		whysPath: whys.map(([{ option }]) => option),
		version: 4,
		createdAt: since,
		updatedAt: at(addDays(began, 1), 16),
	};
	const document = {
		id: random.id(since),
		sessionId,
		kind: "text" as const,
		name: "Memo to the board",
		mediaType: "text/plain",
		byteSize: Buffer.byteLength(memoText),
		sha256: createHash("sha256").update(memoText).digest("hex"),
		content: memoText,
		createdAt: since,
	};
	const passages = sentences.map((sentence, position): typeof passage.$inferInsert & { id: string } => {
		const startOffset = memoText.indexOf(memo[sentence]);
		const endOffset = startOffset + memo[sentence].length;
		return {
			id: random.id(since),
			documentId: document.id,
			position,
			startOffset,
			endOffset,
			text: memo[sentence],
		};
	});
	const passageIds = new Map(sentences.map((sentence, index) => [sentence, passages[index]?.id ?? null]));
	const quotable = new Map(
		sentences.flatMap((sentence, index) => {
			const row = passages[index];
			if (!row) return [];
			const { id, documentId, position, startOffset: start, endOffset: end, text } = row;
			return [[sentence, { id, documentId, position, start, end, text }] as const];
		}),
	);
	const cite = citeFrom(quotable);
	const decisions = decisionsOf(cite);
	const nodes = nodeRows(sessionId, since, { passageIds, cite }, random);
	const versions = ([1, 2] as const).map(
		(versionNumber): typeof strategyVersion.$inferInsert & { id: string } => {
			const { days, ...version } = versionStories[versionNumber];
			const createdAt = at(addDays(began, days.created), 10);
			return {
				id: random.id(createdAt),
				sessionId,
				versionNumber,
				...version,
				inputSummary: "Why one order in nine leaves the Kassel warehouse late, and what to do about it.",
				rootCause,
				whysPath: session.whysPath,
				provider: "offline",
				research: researchOf(versionNumber, cite),
				analysis: analysisOf(versionNumber),
				enhancedAnalysis: versionNumber === 2 ? enhancedAnalysis(cite) : null,
				decisions,
				program: versionNumber === 2 ? planOf(made.story, decisions, cite) : conveyorPlan(cite),
				selectedDecisions: chosen[versionNumber],
				finalizedAt: at(addDays(began, days.finalized), 14),
				version: versionNumber + 1,
				createdAt,
				updatedAt: at(addDays(began, days.changed), 14),
				convertedProgramId: versionNumber === 2 ? made.program.id : null,
			};
		},
	);
	return { session, document, passages, passageIds, ...nodes, versions };
}

/** The tree's rows, and which node a sentence carries; sentences without one carry the root cause. */
function nodeRows(
	sessionId: string,
	since: string,
	{ passageIds, cite }: { passageIds: Map<Sentence, string | null>; cite: Cite },
	random: Telling["random"],
) {
	const nodes: (typeof whysNode.$inferInsert & { id: string })[] = [];
	const nodeIds = new Map<Sentence, string>();
	let parentId: string | null = null;
	for (const [level, options] of whys.entries()) {
		const ids = options.map(() => random.id(since));
		for (const [position, why] of options.entries()) {
			const id = ids[position] ?? random.id(since);
			if (why.sentence && !nodeIds.has(why.sentence)) nodeIds.set(why.sentence, id);
			nodes.push({
				id,
				sessionId,
				parentId,
				depth: level + 1,
				position,
				option: why.option,
				question: why.question,
				consideration: why.consideration,
				supportingEvidence: why.supporting.map((sentence) => memo[sentence]),
				counterArguments: why.against.map((sentence) => memo[sentence]),
				supportingQuotes: why.supporting.map(cite.quote),
				counterQuotes: why.against.map(cite.quote),
				passageId: why.sentence ? passageIds.get(why.sentence) : null,
				isLeaf: why.question === null,
				chosen: position === 0,
				createdAt: since,
				updatedAt: since,
			});
		}
		parentId = ids[0] ?? null;
	}
	return { nodes, nodeIds, rootCauseNodeId: parentId };
}
