import {
	type CaseStatement,
	type InterviewQuestion,
	type InterviewTopic,
	type Readiness,
	type LedgerEntry as ShownEntry,
	type StatementRole,
	type StrategyCase,
	statementsAtOnce,
} from "@throughline/domain/consultant/case";
import { statementRoles } from "@throughline/domain/consultant/case/statement-roles";
import type { CasePart } from "@throughline/domain/consultant/case/view";
import { inLanguage } from "@throughline/domain/playbook/localized";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { KnownLanguage, Language } from "../languages/language.ts";
import type { LedgerEntry } from "../ledger/entry.ts";
import { generalPlaybook, type PlaybookMatch } from "../playbooks/match.ts";
import type { Read } from "../roles/statements.ts";
import { type Wording, wording } from "../wording/wording.ts";
import type { Case } from "./build.ts";
import { byIdOf } from "./by-id.ts";
import { quoteOf } from "./quote.ts";
import type { Need } from "./readiness.ts";
import { settledRoles } from "./settled-roles.ts";

/** The nearest, and the one that advises where it is none of them. */
function withAdvising(near: readonly PlaybookMatch[], advising: Playbook | null): readonly PlaybookMatch[] {
	return advising && !near.some(({ playbook }) => playbook === advising)
		? [{ playbook: advising, score: 0, recognised: 0 }, ...near]
		: near;
}

const mostConstraints = 200;

/** The case as its screen and REST show it, with the statements that are asked for. */
export function presentCase(
	case_: Case,
	playbooks: readonly PlaybookMatch[],
	{
		asked,
		illustrating,
		advising,
		part,
	}: {
		asked: Playbook | null;
		/** Whose examples stand beside the questions; null for those of the one that asks. */
		illustrating: Playbook | null;
		advising: Playbook | null;
		part: CasePart;
	},
): StrategyCase {
	const byId = byIdOf(case_.statements);
	const { language } = case_.reading;
	const words = wording(language);
	const { corrections } = case_;
	// Here, in the thread that reads: what a server hands on of a long text must be short.
	const { from } = part;
	const counted = withoutRepeated(case_.statements);
	const roleOf = settledRoles(case_);
	const matching = matchingStatements(counted, part, roleOf);
	const inPart = matching.slice(from, from + statementsAtOnce);
	const withTheirRows = withRows(inPart, case_.statements);
	const shown = part.role === undefined && part.words === undefined ? withTheirRows : inPart;
	const isShort = counted.length <= statementsAtOnce;
	const shownIds = new Set((isShort ? case_.statements : withTheirRows).map(({ id }) => id));
	const { cap, foreignCap, deadline } = case_.limits;
	const limits = { cap: (cap ?? foreignCap)?.id ?? null, deadline: deadline?.id ?? null };
	const forbidden = new Set(case_.mustNots.flatMap(({ statement }) => statement?.id ?? []));
	const ofLimits = new Set([cap, foreignCap, deadline].flatMap((entry) => entry?.statementId ?? []));
	return {
		language,
		asOf: case_.reading.asOf,
		currency: case_.currency,
		problem: case_.problem
			? {
					text: case_.problem.text,
					quote: case_.problem.statement ? quoteOf(case_.problem.statement) : null,
					confirmed: case_.problem.confirmed,
				}
			: null,
		statements: shown.map((statement) => presentStatement(statement, roleOf(statement))),
		from,
		statementCount: counted.length,
		matchCount: matching.length,
		roleCounts: countRoles(counted.map(roleOf)),
		ledger: case_.ledger
			.filter(
				({ id, statementId, confirmed }) =>
					confirmed || shownIds.has(statementId) || id === limits.cap || id === limits.deadline,
			)
			.map((entry) => presentEntry(entry, byId)),
		figureCount: case_.ledger.length,
		links: [...corrections.links],
		contradictions: [...case_.contradictions, ...case_.reconciled].map(({ id, one, other, topic }) => ({
			id,
			question: words.whichHolds(topic),
			statements: [quoteOf(one), quoteOf(other)],
			statementIds: [one.id, other.id],
			holds: corrections.holds.get(id) ?? null,
		})),
		constraints: [
			...corrections.constraints.map((text) => ({ text, quote: null, statementId: null })),
			...case_.statements
				.filter(({ id, kind }) => kind !== "title" && (forbidden.has(id) || !ofLimits.has(id)))
				.filter((statement) => roleOf(statement) === "constraint")
				.map((statement) => ({
					text: statement.plain,
					quote: quoteOf(statement),
					statementId: statement.id,
				})),
		].slice(0, mostConstraints),
		limits,
		playbooks: withAdvising(playbooks.slice(0, 3), advising).map(({ playbook, score, chosen }) => ({
			id: playbook.id,
			name: inLanguage(playbook.name, language).text,
			score: Math.round(score * 100) / 100,
			...(chosen && { chosen }),
			...(playbook === advising && { advises: true }),
		})),
		readiness: presentReadiness(case_, asked, illustrating),
	};
}

/** The statements of a role and with words; all of them where neither is asked for. */
function matchingStatements(
	statements: readonly Read[],
	{ role, words }: Pick<CasePart, "role" | "words">,
	roleOf: (statement: Read) => StatementRole,
): readonly Read[] {
	if (role === undefined && words === undefined) return statements;
	const wanted = words?.toLowerCase();
	return statements.filter(
		(statement) =>
			(role === undefined || roleOf(statement) === role) &&
			(wanted === undefined || statement.text.toLowerCase().includes(wanted)),
	);
}

function countRoles(roles: readonly StatementRole[]): Record<StatementRole, number> {
	const counts = Object.fromEntries(statementRoles.map((role) => [role, 0])) as Record<StatementRole, number>;
	for (const role of roles) counts[role]++;
	return counts;
}

/** The statements without rows whose cells are statements themselves. */
export function withoutRepeated(statements: readonly Read[]): readonly Read[] {
	return statements.filter((statement, at) => !isRepeated(statement, statements[at + 1]));
}

function isRepeated({ kind, documentId, end }: Read, next: Read | undefined): boolean {
	return kind === "row" && next?.kind === "cell" && next.documentId === documentId && next.start < end;
}

/** The statements with the rows that they are cells of: figures name them. */
function withRows(part: readonly Read[], all: readonly Read[]): readonly Read[] {
	const ids = new Set(part.map(({ id }) => id));
	return all.filter((statement, at) => {
		const next = all[at + 1];
		return ids.has(statement.id) || (next !== undefined && ids.has(next.id) && isRepeated(statement, next));
	});
}

function presentStatement(statement: Read, role: StatementRole): CaseStatement {
	const { id, kind, confirmed, scores, speaker } = statement;
	return {
		id,
		kind,
		role,
		confidence: confirmed ? 1 : Math.max(0, Math.min(1, Math.round(scores[role] * 50) / 100)),
		confirmed,
		speaker,
		quote: quoteOf(statement),
	};
}

function presentEntry(
	{ id, statementId, figure, subject, role, confirmed, start, end }: LedgerEntry,
	byId: ReadonlyMap<string, Read>,
): ShownEntry {
	const statement = byId.get(statementId);
	const quote = statement
		? {
				...quoteOf(statement),
				start,
				end,
				text: statement.text.slice(start - statement.start, end - statement.start),
			}
		: null;
	return {
		id,
		statementId: statement ? statementId : null,
		subject,
		kind: figure.kind,
		value: figure.value,
		high: figure.high,
		of: figure.of,
		unit: figure.unit,
		currency: figure.currency,
		per: figure.per,
		date: figure.date?.to ?? null,
		role,
		confirmed,
		quote,
	};
}

/** Whether the case is ready; if not, what it seems to be, what is missing and what to ask. */
export function presentReadiness(
	case_: Case,
	playbook: Playbook | null,
	illustrating: Playbook | null,
): Readiness {
	const { ready, reason, missing, foreign } = case_.readiness;
	const { language } = case_.reading;
	const words = wording(language);
	return {
		ready,
		reason,
		explanation: [
			seemingOf(case_.readiness, words),
			...(foreign === null ? [] : [words.foreign(languageName(foreign, words.language))]),
		].join(" "),
		missing: [...missing],
		questions: ready || !playbook ? [] : questionsOf(playbook, missing, { language, illustrating }),
		goOn: case_.corrections.goOn,
	};
}

/** What a text seems to be; where it says what is wrong, what it does not say of that. */
function seemingOf({ reason, missing, kind }: Case["readiness"], words: Wording): string {
	if (reason === "ready" || reason === "unknown-language") return words.readiness[reason];
	if (reason === "no-explanation" || !missing.includes("problem"))
		return words.unexplained(missing.includes("effect"));
	return kind ? words.textKind[kind] : words.readiness[reason];
}

function languageName(code: string, language: KnownLanguage): string {
	return new Intl.DisplayNames([language], { type: "language" }).of(code) ?? code;
}

/** Which questions bring what is missing. */
const topicsOf: Record<Need, readonly InterviewTopic[]> = {
	problem: ["problem"],
	effect: ["effect", "baseline"],
	explanation: ["cause"],
};

const mostQuestions = 12;

/** The playbook's questions, those on what is missing first, none that the text has just answered. */
function questionsOf(
	playbook: Playbook,
	missing: readonly Need[],
	{ language, illustrating }: { language: Language; illustrating: Playbook | null },
): InterviewQuestion[] {
	const wanted = new Set(missing.flatMap((need) => topicsOf[need]));
	// What is wrong has been said where it is not missing; the questions of a field ask more of it than that.
	const open = playbook.interview.filter(
		({ asks }) => asks !== "problem" || wanted.has(asks) || playbook.id !== generalPlaybook,
	);
	const ordered = [
		...open.filter(({ asks }) => wanted.has(asks)),
		...open.filter(({ asks }) => !wanted.has(asks)),
	];
	return ordered.slice(0, mostQuestions).map(({ id, asks, question, example }) => ({
		id,
		asks,
		question: inLanguage(question, language).text,
		example: inLanguage(exampleFor(asks, illustrating) ?? example, language).text,
	}));
}

/** What a playbook has as an answer to a question on the same. */
function exampleFor(topic: InterviewTopic, playbook: Playbook | null) {
	return playbook?.interview.find(({ asks }) => asks === topic)?.example;
}
