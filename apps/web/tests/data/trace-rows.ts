import type { Trace, TraceOrigin, TraceQuote } from "@throughline/domain/consultant/origin";
import type { Tripwire } from "@throughline/domain/consultant/tripwire";
import { programOf } from "./portfolio.ts";

const idOf = (group: number, number: number) =>
	`01939000-0000-7000-8${String(group).padStart(3, "0")}-${String(number).padStart(12, "0")}`;

export const kassel = programOf(1, { name: "Kassel keeps its promise" });
export const taskId = idOf(50, 1);

export function quoteOf(text: string, given: Partial<TraceQuote> = {}): TraceQuote {
	return {
		text,
		verified: true,
		documentId: idOf(51, 1),
		documentName: "Board memo.docx",
		passageId: idOf(52, text.length),
		page: 2,
		...given,
	};
}

export function originOf(number: number, given: Partial<TraceOrigin> = {}): TraceOrigin {
	return {
		id: idOf(53, number),
		sessionId: "strategy_1_abc",
		strategy: "Late orders",
		versionNumber: 2,
		versionLabel: null,
		decision: {
			id: `decision-${number}`,
			question: `Question ${number}?`,
			chosen: {
				id: "a",
				label: "Mobile carts",
				description: "Carts bring the shelf",
				reasoning: "Pays early",
			},
			alternatives: [{ id: "b", label: "Fixed conveyor", description: "A loop for all small articles" }],
			quotes: [],
		},
		rootCause: "Nobody books the returns",
		whys: [
			{
				level: 1,
				question: "Why are orders late?",
				option: "Pickers search",
				quotes: [quoteOf("They search.")],
			},
			{ level: 2, question: "Why do they search?", option: "The stock is wrong", quotes: [] },
			{ level: 3, question: "Why is it wrong?", option: "Nobody books the returns", quotes: [] },
		],
		quote: quoteOf("Orders leave late because pickers search."),
		...given,
	};
}

export function traceOf(given: Partial<Trace> = {}): Trace {
	return {
		objectType: "task",
		objectId: taskId,
		title: "Choose the units",
		within: { objectType: "workstream", objectId: idOf(54, 1), title: "Roll out" },
		origins: [originOf(1)],
		...given,
	};
}

export function tripwireOf(given: Partial<Tripwire> = {}): Tripwire {
	return {
		id: idOf(55, 1),
		sessionId: "strategy_1_abc",
		versionNumber: 1,
		decisionId: "approach",
		question: "How do we take the searching out?",
		assumptionId: "cause",
		assumption: "The returns are the cause",
		quote: null,
		programId: kassel.id,
		metric: "kpi",
		objectId: idOf(56, 1),
		subject: "Late orders",
		unit: "%",
		direction: "above",
		threshold: "20",
		currentValue: "14",
		ownerId: idOf(57, 1),
		ownerName: "Ada Lovelace",
		reopened: false,
		crossedAt: null,
		crossedValue: null,
		reason: null,
		settledAt: null,
		settledNote: null,
		version: 1,
		...given,
	};
}
