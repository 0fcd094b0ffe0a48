import type { CaseStatement, LedgerEntry, StatementRole } from "@throughline/domain/consultant/case";
import { statementRoles } from "@throughline/domain/consultant/case/statement-roles";
import type { CaseView } from "@throughline/domain/consultant/case/view";
import { document, sessionId } from "./strategy-session.ts";

export function statementOf(at: number, text: string, role: StatementRole): CaseStatement {
	const start = at * 100;
	return {
		id: `0:${start}`,
		kind: "sentence",
		role,
		confidence: 0.6,
		confirmed: false,
		speaker: null,
		quote: {
			text,
			documentId: document.id,
			passageId: "019a0000-0000-7000-8000-000000000700",
			start,
			end: start + text.length,
			verified: true,
		},
	};
}

const late = statementOf(0, "Orders leave late.", "problem");
const search = statementOf(1, "Pickers search for stock.", "context");
const budget = statementOf(2, "We may spend €90,000.", "constraint");

const cap: LedgerEntry = {
	id: "0:200:13",
	statementId: budget.id,
	subject: "Budget",
	kind: "money",
	value: 90_000,
	high: null,
	of: null,
	unit: null,
	currency: "EUR",
	per: null,
	date: null,
	role: "limit",
	confirmed: false,
	quote: { ...budget.quote, text: "€90,000" },
};

export function caseOf(given: Partial<CaseView> = {}): CaseView {
	const statements = given.statements ?? [late, search, budget];
	return {
		sessionId,
		language: "en",
		asOf: null,
		currency: "EUR",
		problem: { text: late.quote.text, quote: late.quote, confirmed: false },
		ledger: [cap],
		links: [],
		contradictions: [],
		constraints: [{ text: "No second shift.", quote: null, statementId: null }],
		limits: { cap: cap.id, deadline: null },
		playbooks: [],
		readiness: {
			ready: true,
			reason: "ready",
			explanation: "The text names a problem, what it leads to and what could explain it.",
			missing: [],
			questions: [],
			goOn: false,
		},
		outdated: [],
		unready: false,
		assumed: false,
		sentences: "en",
		version: 1,
		mayChange: true,
		documents: [{ id: document.id, name: document.name, createdAt: document.createdAt }],
		answers: [],
		from: 0,
		...given,
		statements,
		figureCount: given.figureCount ?? given.ledger?.length ?? 1,
		statementCount: given.statementCount ?? statements.length,
		matchCount: given.matchCount ?? given.statementCount ?? statements.length,
		roleCounts: given.roleCounts ?? countRoles(statements),
	};
}

export function countRoles(statements: readonly CaseStatement[]): CaseView["roleCounts"] {
	const count = (role: StatementRole) => statements.filter((each) => each.role === role).length;
	return Object.fromEntries(statementRoles.map((role) => [role, count(role)])) as CaseView["roleCounts"];
}

export const unready: CaseView["readiness"] = {
	ready: false,
	reason: "too-little",
	explanation: "This seems to be an idea or a note.",
	missing: ["problem", "explanation"],
	questions: [
		{ id: "what", asks: "problem", question: "What is wrong?", example: "Calls pile up" },
		{ id: "why", asks: "cause", question: "What could explain it?", example: "No interface" },
	],
	goOn: false,
};
