import { createHash } from "node:crypto";
import type { Database } from "@throughline/db/connect";
import { newId } from "@throughline/db/id";
import { passage, sourceDocument, strategySession, strategyVersion, whysNode } from "@throughline/db/schema";
import type { Quote } from "@throughline/domain/consultant/evidence";
import type { Plan } from "@throughline/domain/consultant/plan";
import { sentencesOf } from "@throughline/domain/consultant/text/passages";
import { chosen, plannedDecisions, plannedWork } from "./planned-work.ts";

const memo = `Late orders cost us $640,000 a year, and 14 percent of all orders leave late.
Orders leave late because pickers search for articles.
Pickers search because the stock is wrong.
The stock is wrong because nobody books the returns.
The board approved a budget of $2.4 million, to be spent within 18 months.
Nobody knows how many customers left because of it.`;
const whysPath = ["Pickers search for articles", "The stock is wrong", "Nobody books the returns"];
const [, , rootCause = ""] = whysPath;

/**
 * A session with its memo, its chosen whys (each with a quote) and a version with its plan:
 * what integration starts from.
 */
export async function plannedStrategy(
	db: Database,
	creatorId: string | null,
	change: (plan: Plan) => Plan = (plan) => plan,
) {
	const sessionId = `strategy_1_${newId()}`;
	await db.insert(strategySession).values({
		id: sessionId,
		creatorId,
		title: "Late orders",
		inputText: memo,
		rootQuestion: "Why do orders leave late?",
		rootCause,
		whysPath,
	});
	const documentId = newId();
	await db.insert(sourceDocument).values({
		id: documentId,
		sessionId,
		kind: "file",
		name: "Memo to the board.pdf",
		mediaType: "application/pdf",
		byteSize: memo.length,
		sha256: createHash("sha256").update(memo).digest("hex"),
		content: memo,
		pageStarts: [0, memo.indexOf("Pickers search because")],
	});
	const passages = sentencesOf(memo, "en").map(({ start, end, text }, position) => ({
		id: newId(),
		documentId,
		position,
		start,
		end,
		text,
	}));
	await db
		.insert(passage)
		.values(passages.map(({ start, end, ...row }) => ({ ...row, startOffset: start, endOffset: end })));
	const quoteOf = (position: number): Quote => {
		const found = passages[position];
		if (!found) throw new Error("There is no such sentence");
		const { text, start, end, id: passageId } = found;
		return { text, documentId, passageId, start, end, verified: true };
	};
	let parentId: string | null = null;
	const nodeIds: string[] = [];
	for (const [index, option] of whysPath.entries()) {
		const id = newId();
		const quote = quoteOf(index + 1);
		await db.insert(whysNode).values({
			id,
			sessionId,
			parentId,
			depth: index + 1,
			position: 0,
			option,
			question: `Why is this? (${option})`,
			supportingEvidence: [quote.text],
			supportingQuotes: [quote],
			passageId: quote.passageId,
			chosen: true,
		});
		nodeIds.push(id);
		parentId = id;
	}
	const decisions = plannedDecisions(quoteOf);
	const selectedDecisions: Record<string, string> = chosen;
	const plan = change(plannedWork(quoteOf));
	await db.insert(strategyVersion).values({
		sessionId,
		versionNumber: 1,
		rootCause,
		whysPath,
		decisions,
		selectedDecisions,
		program: plan,
		provider: "offline",
	});
	return {
		sessionId,
		versionNumber: 1,
		documentId,
		passages,
		nodeIds,
		decisions,
		selectedDecisions,
		plan,
		memo,
	};
}
