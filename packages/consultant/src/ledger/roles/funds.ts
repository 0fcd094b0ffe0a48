import { sidesOf, wordsAround } from "../../figures/clause.ts";
import type { Figure } from "../../figures/figure.ts";
import { cuesOf } from "../../languages/cues.ts";
import { standsApart } from "../../languages/grammar/apart.ts";
import type { Language } from "../../languages/language.ts";
import { wordsOf } from "../../languages/words.ts";
import { isFirmCap } from "../../roles/cap.ts";
import type { Read } from "../../roles/statements.ts";
import type { LedgerEntry } from "../entry.ts";

/** "The council contributes £15,000", "the bank would lend us 60,000": what others pay or lend is a part, no limit. */
export function isFunded(figure: Figure, statement: Read): boolean {
	const isPaid = pays("funded", figure, statement) || isLent(figure, statement);
	return isPaid && !isFirmCap(figure, statement);
}

/** What has to be paid back: the last to be taken. */
export function isLent(figure: Figure, statement: Read): boolean {
	return pays("lent", figure, statement);
}

/** "We have £40,000 put aside" */
export function isSaved(figure: Figure, statement: Read): boolean {
	return pays("savings", figure, statement);
}

/** Beside what others pay, one's own money is a part as well, not all that there is, unless the text says so. */
export function withOwnFunds(ledger: readonly LedgerEntry[], statements: readonly Read[]): LedgerEntry[] {
	const byId = new Map(statements.map((statement) => [statement.id, statement]));
	const isFunding = ({ role }: LedgerEntry) => role === "funding";
	if (!ledger.some(isFunding)) return [...ledger];
	return ledger.map((entry) => {
		const statement = byId.get(entry.statementId);
		const isOwn =
			entry.role === "limit" &&
			statement !== undefined &&
			isSaved(entry.figure, statement) &&
			!isFirmCap(entry.figure, statement);
		return isOwn ? { ...entry, role: "funding" } : entry;
	});
}

/** "De gemeente legt er € 5.000 bij", "der Verein steuert 5.000 € bei" */
function paysApart(words: readonly string[], language: Language): boolean {
	return standsApart(words, apart[language] ?? "");
}

const apart: Partial<Record<Language, string>> = {
	de: "steuert_bei steuern_bei schießt_zu schießen_zu gibt_dazu geben_dazu legt_dazu legen_dazu legt_drauf legen_drauf",
	nl: "legt_bij leggen_bij draagt_bij dragen_bij past_bij passen_bij",
};

/** What has a price, comes again and again or is lost pays for nothing. */
function pays(
	kind: "funded" | "lent" | "savings",
	figure: Figure,
	{ text, kind: form, language }: Read,
): boolean {
	if (figure.kind !== "money" || figure.per !== null || figure.each || figure.change !== null) return false;
	if (form === "row") return false;
	const cues = cuesOf(language);
	const words = wordsAround(text, figure);
	const isPaid = cues[kind].count(words) > 0 || (kind === "funded" && paysApart(words, language));
	if (!isPaid) return false;
	if ([cues.priced, cues.negation, cues.falling].some((list) => list.count(words) > 0)) return false;
	// "The insurance pays £4,500 for the breakdown": what it is paid for stands further behind.
	const { before, after } = sidesOf(text, figure);
	return cues.wrong.count([...wordsOf(before), ...wordsOf(after).slice(0, 2)]) === 0;
}
