import { type LedgerRole, PersonalCorrection, type StatementRole } from "@throughline/domain/consultant/case";
import {
	type CaseProposal,
	mostProposals,
	type OpenProposal,
	type StoredProposal,
} from "@throughline/domain/consultant/case/model-reading";
import type { Quote } from "@throughline/domain/consultant/evidence";
import type { Case } from "../case/build.ts";
import { byIdOf } from "../case/by-id.ts";
import { misfits } from "../case/misfits.ts";
import { withoutRepeated } from "../case/present.ts";
import { quoteOf } from "../case/quote.ts";
import { settledRoles } from "../case/settled-roles.ts";
import { figuresIn } from "../figures/figures.ts";
import { ledgerOf } from "../ledger/entries.ts";
import type { LedgerEntry } from "../ledger/entry.ts";
import type { Read } from "../roles/statements.ts";
import { cut, figureText } from "./brief.ts";

/** What a model answers of a case: numbers are those of `numberedStatements`, quotes have been looked up. */
export type ReadingDraft = {
	roles: readonly { statement: number; role: string; reason: string }[];
	links: readonly { from: number; to: number; kind: string; reason: string }[];
	figures: readonly { quote: Quote | null; value: number; subject: string; role: string; reason: string }[];
};

/** What of it holds, and how much does not. */
export type GroundedReading = { proposals: CaseProposal[]; dropped: number };

/**
 * The statements that a model is asked about, a line each: its number, from 1, the role that it has, its words, and the
 * figures that the ledger has of it.
 */
export function numberedStatements(case_: Case): string[] {
	const roleOf = settledRoles(case_);
	const figures = Map.groupBy(case_.ledger, ({ statementId }) => statementId);
	return askable(case_).map((statement, at) => {
		const known = (figures.get(statement.id) ?? []).map(
			(entry) => `${figureText(entry, case_)} is ${entry.role}`,
		);
		return [
			`${at + 1}. ${roleOf(statement)}${statement.confirmed ? ", confirmed by a person" : ""}: ${cut(statement.plain)}`,
			...(known.length > 0 ? [`{${known.join("; ")}}`] : []),
		].join(" ");
	});
}

function askable({ statements }: Case): Read[] {
	return withoutRepeated(statements).filter(({ kind }) => kind !== "title" && kind !== "letterhead");
}

/** Holds a model's reading against the case. What names nothing of it, or a figure that its quote does not have, is dropped. */
export function groundReading(case_: Case, { roles, links, figures }: ReadingDraft): GroundedReading {
	const statements = askable(case_);
	const idOf = (number: number) => statements[number - 1]?.id;
	const said = [
		...roles.map(({ statement, role, reason }) =>
			proposalOf(case_, { kind: "role", statementId: idOf(statement), role }, reason),
		),
		...links.map(({ from, to, kind, reason }) =>
			proposalOf(case_, { kind: "link", from: idOf(from), to: idOf(to), link: kind }, reason),
		),
		...figures.map((each) => proposalOf(case_, figureFor(case_, each), each.reason, each.quote)),
	];
	const held = said.filter((each) => each !== null);
	const unique = [...new Map(held.toReversed().map((each) => [placeOf(each), each])).values()];
	const news = newsFor(case_);
	return {
		proposals: unique.toReversed().filter(news).slice(0, mostProposals),
		dropped: said.length - held.length,
	};
}

const longestReason = 400;

/** A correction that a person could make, or null. */
function proposalOf(
	case_: Case,
	given: object | null,
	reason: string,
	quote: Quote | null = null,
): CaseProposal | null {
	const correction = PersonalCorrection.safeParse(given).data;
	if (!correction || misfits(case_, correction).length > 0) return null;
	return { correction, reason: reason.trim().slice(0, longestReason).toWellFormed(), quote };
}

/** A figure as the product reads it in its quote: one of the ledger in another role, or one that the ledger lacks. */
function figureFor(
	case_: Case,
	{ quote, value, subject, role }: ReadingDraft["figures"][number],
): object | null {
	if (!quote?.verified) return null;
	const entry = entriesIn(case_, case_.ledger, quote).find(
		({ figure, start, end }) => figure.value === value && start >= quote.start && end <= quote.end,
	);
	if (entry) {
		const named = entry.subject === "" ? subject : entry.subject;
		const { kind: type, unit, currency, date } = entry.figure;
		const same = { type, value, unit, currency, date: date?.to ?? null };
		return { kind: "figure", entryId: entry.id, subject: named, ...same, role };
	}
	const { language, asOf } = case_.reading;
	const figure = figuresIn(quote.text, { language, asOf, currency: case_.currency }).find(
		(each) => each.value === value,
	);
	if (!figure) return null;
	const [start, end] = [quote.start + figure.start, quote.start + figure.end];
	// The ledger reads this very place otherwise, with more of the text around it; or a person dropped what stands there.
	if (
		entriesIn(case_, ledgerOf(case_.statements), quote).some((each) => each.start < end && start < each.end)
	)
		return null;
	const { kind: type, high, of, per, unit, date } = figure;
	const currency = type === "money" ? (figure.currency ?? case_.currency) : null;
	return {
		kind: "added figure",
		subject,
		...{ type, value, high, of, per, unit, currency, date: date?.to ?? null },
		role,
	};
}

/** The figures of a ledger that stand in a quote, or reach into it. */
function entriesIn(
	{ statements }: Case,
	ledger: readonly LedgerEntry[],
	{ documentId, start, end }: Quote,
): LedgerEntry[] {
	const byId = byIdOf(statements);
	return ledger.filter(
		(entry) =>
			entry.start < end && start < entry.end && byId.get(entry.statementId)?.documentId === documentId,
	);
}

/** What a proposal is about: of two on the same, the first counts. */
function placeOf({ correction, quote }: CaseProposal): string {
	switch (correction.kind) {
		case "role":
			return correction.statementId;
		case "link":
			return `${correction.from} ${correction.to}`;
		case "figure":
			return `figure ${correction.entryId}`;
		default:
			return `${correction.kind} ${quote?.documentId} ${quote?.start}`;
	}
}

/** Whether a proposal says what the case does not have, and no person has decided. */
function newsFor(case_: Case): (proposal: CaseProposal) => boolean {
	const { corrections, contradictions, reconciled, reading } = case_;
	const byId = byIdOf(case_.statements);
	const entries = new Map(case_.ledger.map((entry) => [entry.id, entry]));
	const roleOf = settledRoles(case_);
	const paired = new Set(
		[...contradictions, ...reconciled].flatMap(({ one, other }) => [
			`${one.id} ${other.id}`,
			`${other.id} ${one.id}`,
		]),
	);
	return ({ correction, quote }) => {
		switch (correction.kind) {
			case "role": {
				const statement = byId.get(correction.statementId);
				return statement !== undefined && !statement.confirmed && roleOf(statement) !== correction.role;
			}
			case "link": {
				const { from, to, link } = correction;
				const isKnown = link === "contradicts" && paired.has(`${from} ${to}`);
				return !isKnown && !corrections.links.some((each) => each.from === from && each.to === to);
			}
			case "figure": {
				const entry = entries.get(correction.entryId);
				return entry !== undefined && !entry.confirmed && entry.role !== correction.role;
			}
			case "added figure": {
				const { type, value, subject } = correction;
				const isThere = reading.documents.some(({ id }) => id === quote?.documentId);
				return (
					isThere &&
					!corrections.added.some(
						(each) => each.type === type && each.value === value && each.subject === subject,
					)
				);
			}
			default:
				return false;
		}
	};
}

/** The proposals that nobody has decided, beside what the case has now; none that names what it no longer has. */
export function openProposals(case_: Case, proposals: readonly StoredProposal[]): OpenProposal[] {
	const news = newsFor(case_);
	const byId = byIdOf(case_.statements);
	const entries = new Map(case_.ledger.map((entry) => [entry.id, entry]));
	const roleOf = settledRoles(case_);
	const quotesOf = (...ids: string[]) => ids.flatMap((id) => byId.get(id) ?? []).map(quoteOf);
	const beside = ({ correction, quote }: CaseProposal): Beside => {
		const none = { role: null, figureRole: null };
		if (correction.kind === "link") return { ...none, quotes: quotesOf(correction.from, correction.to) };
		if (correction.kind === "role") {
			const statement = byId.get(correction.statementId);
			return {
				...none,
				quotes: quotesOf(correction.statementId),
				role: statement ? roleOf(statement) : null,
			};
		}
		const entry = correction.kind === "figure" ? entries.get(correction.entryId) : undefined;
		if (entry) return { ...none, quotes: quotesOf(entry.statementId), figureRole: entry.role };
		return { ...none, quotes: quote ? [quote] : [] };
	};
	return proposals
		.filter((proposal) => misfits(case_, proposal.correction).length === 0 && news(proposal))
		.map((proposal) => ({ ...proposal, ...beside(proposal) }));
}

type Beside = { quotes: Quote[]; role: StatementRole | null; figureRole: LedgerRole | null };
