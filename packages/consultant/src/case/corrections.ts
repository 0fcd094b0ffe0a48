import type {
	CaseCorrection,
	InterviewTopic,
	LedgerRole,
	LinkKind,
	StatementRole,
} from "@throughline/domain/consultant/case";
import { bareFigure, type Figure } from "../figures/figure.ts";
import type { LedgerEntry } from "../ledger/entry.ts";
import type { Reading } from "../read/statement.ts";
import type { Read } from "../roles/statements.ts";
import { byIdOf } from "./by-id.ts";
import { type Contradiction, contradictionOf } from "./contradictions/contradiction.ts";

/** What a person has said of a case, ready to be applied: of what was said twice, the last counts. */
export type Corrections = {
	roles: ReadonlyMap<string, StatementRole>;
	/** The statements of which a person said so themselves, not only in answering a question. */
	judged: ReadonlySet<string>;
	links: readonly { from: string; to: string; kind: LinkKind }[];
	figures: ReadonlyMap<string, Extract<CaseCorrection, { kind: "figure" }> | null>;
	added: readonly Extract<CaseCorrection, { kind: "added figure" }>[];
	problem: string | null;
	constraints: readonly string[];
	/** Contradiction to the statement that holds, or "both". */
	holds: ReadonlyMap<string, string>;
	/** Statements that do not hold, because one that contradicts them does: no causes and no figures any more. */
	refuted: ReadonlySet<string>;
	/** What the statements of an answer were asked for. */
	asked: ReadonlyMap<string, InterviewTopic>;
	goOn: boolean;
};

const roleOfTopic: Record<InterviewTopic, StatementRole> = {
	problem: "problem",
	effect: "effect",
	cause: "cause",
	baseline: "effect",
	target: "target",
	limit: "constraint",
	deadline: "constraint",
	owner: "owner",
	option: "option",
	constraint: "constraint",
	risk: "risk",
};

/** Orders corrections by what they are about, the newest last. The reading tells which statements are answers. */
export function orderCorrections(
	corrections: readonly CaseCorrection[],
	{ statements }: Pick<Reading, "statements"> = { statements: [] },
): Corrections {
	const of = <K extends CaseCorrection["kind"]>(kind: K) =>
		corrections.filter((each): each is Extract<CaseCorrection, { kind: K }> => each.kind === kind);
	const answers = new Map(of("answer").map((answer) => [answer.documentId, answer]));
	const asked = new Map<string, InterviewTopic>();
	const roles = new Map<string, StatementRole>();
	for (const { id, documentId, kind, plain } of answers.size === 0 ? [] : statements) {
		const answer = answers.get(documentId);
		if (!answer) continue;
		// The question stands above the answer as its heading, and says nothing itself; an answer may be as short.
		const isQuestion = kind === "title" && answer.question.includes(plain);
		if (!isQuestion) asked.set(id, answer.asks);
		roles.set(id, isQuestion ? "context" : roleOfTopic[answer.asks]);
	}
	const judged = of("role");
	for (const { statementId, role } of judged) roles.set(statementId, role);
	const holds = new Map(of("contradiction").map(({ contradictionId, holds }) => [contradictionId, holds]));
	return {
		roles,
		judged: new Set(judged.map(({ statementId }) => statementId)),
		links: [
			...new Map(
				of("link").map(({ from, to, link }) => [`${from} ${to}`, { from, to, kind: link }]),
			).values(),
		],
		figures: figureChanges(corrections),
		added: of("added figure"),
		problem: of("problem").at(-1)?.text ?? null,
		constraints: of("constraint").map(({ text }) => text),
		holds,
		refuted: new Set(
			[...holds].flatMap(([id, held]) =>
				held === "both" ? [] : id.split("~").filter((each) => each !== held),
			),
		),
		asked,
		goOn: of("go on").length > 0,
	};
}

function figureChanges(corrections: readonly CaseCorrection[]): Corrections["figures"] {
	const found = new Map<string, Extract<CaseCorrection, { kind: "figure" }> | null>();
	for (const each of corrections) {
		if (each.kind === "figure") found.set(each.entryId, each);
		if (each.kind === "dropped figure") found.set(each.entryId, null);
	}
	return found;
}

export const noCorrections: Corrections = orderCorrections([]);

/** The ledger as a person left it: corrected, without what they dropped, with what they added. */
export function correctLedger(entries: readonly LedgerEntry[], corrections: Corrections): LedgerEntry[] {
	const { figures, added, asked } = corrections;
	const own = added.map(
		(change, at): LedgerEntry => ({
			id: change.entryId ?? `added:${at}`,
			statementId: "",
			start: 0,
			end: 0,
			figure: figureOf(change, null),
			subject: change.subject,
			role: change.role,
			confirmed: true,
		}),
	);
	return [...entries, ...own].flatMap((entry): LedgerEntry[] => {
		const change = figures.get(entry.id);
		if (change === null) return [];
		if (change) {
			const figure = figureOf(change, entry.figure);
			return [{ ...entry, subject: change.subject, role: change.role, confirmed: true, figure }];
		}
		const role = entry.confirmed ? null : askedRole(asked.get(entry.statementId), entry.figure);
		return [role ? { ...entry, role, confirmed: true } : entry];
	});
}

/**
 * The statements with the figures that a person corrected: an option's price is read there. The cells of a row are
 * statements too, so that a figure is known by its place in the document.
 */
export function correctFigures(
	statements: readonly Read[],
	{ figures }: Pick<Corrections, "figures">,
): readonly Read[] {
	if (figures.size === 0) return statements;
	const changes = new Map<string, Extract<CaseCorrection, { kind: "figure" }>>(
		[...figures].flatMap(([id, change]) => {
			const [document, start = 0, offset = 0] = id.split(":").map(Number);
			return change === null ? [] : [[`${document}:${start + offset}`, change] as const];
		}),
	);
	return statements.map((statement) => {
		const placeOf = ({ start }: Figure) => `${statement.id.split(":")[0]}:${statement.start + start}`;
		if (!statement.figures.some((figure) => changes.has(placeOf(figure)))) return statement;
		const corrected = statement.figures.map((figure) => {
			const change = changes.get(placeOf(figure));
			return change === undefined ? figure : figureOf(change, figure);
		});
		return { ...statement, figures: corrected };
	});
}

/** What a figure of an answer is; null where the question does not say it. */
function askedRole(topic: InterviewTopic | undefined, { kind }: Figure): LedgerRole | null {
	if (topic === "deadline") return kind === "date" ? "deadline" : null;
	if (topic === "limit") return kind === "money" ? "limit" : kind === "date" ? "deadline" : null;
	if (topic === "baseline" || topic === "target") return kind === "date" ? null : topic;
	return topic === "effect" && kind === "money" ? "problem cost" : null;
}

/** The ledger without the figures of statements that do not hold. */
export function withoutRefuted(
	entries: readonly LedgerEntry[],
	{ refuted, holds }: Corrections,
): readonly LedgerEntry[] {
	if (refuted.size === 0) return entries;
	const halves = [...holds.keys()].flatMap((id) => id.split("~"));
	return entries.filter((entry) => !refuted.has(halfOf(entry, halves)));
}

/** The statement of a figure, or the half of it that contradicts the other half. */
function halfOf({ statementId, start }: LedgerEntry, halves: readonly string[]): string {
	const [document, from = 0] = statementId.split(":").map(Number);
	const within = halves.find((id) => {
		const [other, place = 0] = id.split(":").map(Number);
		return other === document && place > from && place <= start;
	});
	return within !== undefined && halves.includes(statementId) ? within : statementId;
}

/** What was found to contradict itself, after what a person said does. */
export function correctContradictions(
	found: readonly Contradiction[],
	statements: readonly Read[],
	{ links }: Corrections,
): Contradiction[] {
	const byId = byIdOf(statements);
	const linked = links.flatMap(({ from, to, kind }): Contradiction[] => {
		const [one, other] = [byId.get(from), byId.get(to)];
		if (kind !== "contradicts" || !one || !other) return [];
		return [contradictionOf({ one, other, topic: "", kind: "claims" })];
	});
	const turned = linked.map((pair) => contradictionOf({ ...pair, one: pair.other, other: pair.one }));
	const own = new Set([...linked, ...turned].map(({ id }) => id));
	return [...linked, ...found.filter(({ id }) => !own.has(id))];
}

type Change = Pick<
	Extract<CaseCorrection, { kind: "added figure" }>,
	"type" | "value" | "high" | "of" | "per" | "unit" | "currency" | "date"
>;

/** A figure as a person gave it; what they left out stays as it was. */
function figureOf(change: Change, before: Figure | null): Figure {
	const { type, value, unit, currency, date } = change;
	const { high = before?.value === value ? before.high : null, per = before?.per ?? null } = change;
	const { of = before?.kind === type ? before.of : null } = change;
	return {
		...bareFigure(type, value),
		start: before?.start ?? 0,
		end: before?.end ?? 0,
		high,
		of: type === "ratio" ? of : null,
		unit: type === "percent" ? "%" : unit,
		currency: type === "money" ? currency : null,
		per,
		each: before?.each ?? false,
		bound: before?.bound ?? null,
		date: date === null ? null : { from: date, to: date, precision: "day" },
		relation: date === null ? null : "by",
	};
}
