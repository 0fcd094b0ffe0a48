import type { CaseCorrection, StatementRole } from "@throughline/domain/consultant/case";
import type { LedgerEntry } from "../ledger/entry.ts";
import type { Figure } from "../ledger/figure.ts";

/** What a person has said of a case, ready to be applied: of what was said twice, the last counts. */
export type Corrections = {
	roles: ReadonlyMap<string, StatementRole>;
	links: readonly { from: string; to: string; kind: "causes" | "contradicts" | "measures" }[];
	figures: ReadonlyMap<string, Extract<CaseCorrection, { kind: "figure" }> | null>;
	added: readonly Extract<CaseCorrection, { kind: "added figure" }>[];
	problem: string | null;
	constraints: readonly string[];
	/** Contradiction to the statement that holds. */
	holds: ReadonlyMap<string, string>;
	goOn: boolean;
};

/** Orders corrections by what they are about, the newest last. */
export function applyOrder(corrections: readonly CaseCorrection[]): Corrections {
	const of = <K extends CaseCorrection["kind"]>(kind: K) =>
		corrections.filter((each): each is Extract<CaseCorrection, { kind: K }> => each.kind === kind);
	return {
		roles: new Map(of("role").map(({ statementId, role }) => [statementId, role])),
		links: [
			...new Map(
				of("link").map(({ from, to, link }) => [`${from} ${to}`, { from, to, kind: link }]),
			).values(),
		],
		figures: figureChanges(corrections),
		added: of("added figure"),
		problem: of("problem").at(-1)?.text ?? null,
		constraints: of("constraint").map(({ text }) => text),
		holds: new Map(of("contradiction").map(({ contradictionId, holds }) => [contradictionId, holds])),
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

export const noCorrections: Corrections = applyOrder([]);

/** The ledger as a person left it: corrected, without what they dropped, with what they added. */
export function correctLedger(
	entries: readonly LedgerEntry[],
	{ figures, added }: Corrections,
): LedgerEntry[] {
	const kept = entries.flatMap((entry): LedgerEntry[] => {
		const change = figures.get(entry.id);
		if (change === null) return [];
		if (!change) return [entry];
		return [
			{
				...entry,
				subject: change.subject,
				role: change.role,
				confirmed: true,
				figure: figureOf(change, entry.figure),
			},
		];
	});
	const own = added.map(
		(change, at): LedgerEntry => ({
			id: `added:${at}`,
			statementId: "",
			start: 0,
			end: 0,
			figure: figureOf(change, null),
			subject: change.subject,
			role: change.role,
			confirmed: true,
		}),
	);
	return [...kept, ...own];
}

type Change = Pick<
	Extract<CaseCorrection, { kind: "added figure" }>,
	"type" | "value" | "unit" | "currency" | "date"
>;

function figureOf({ type, value, unit, currency, date }: Change, before: Figure | null): Figure {
	return {
		kind: type,
		start: before?.start ?? 0,
		end: before?.end ?? 0,
		value,
		high: null,
		of: null,
		unit: type === "percent" ? "%" : unit,
		currency: type === "money" ? currency : null,
		per: before?.per ?? null,
		each: false,
		bound: before?.bound ?? null,
		change: null,
		date: date === null ? null : { from: date, to: date, precision: "day" },
		relation: date === null ? null : "by",
	};
}
