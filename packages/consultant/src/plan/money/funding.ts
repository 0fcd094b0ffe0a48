import type { Plan } from "@throughline/domain/consultant/plan";
import type { Case } from "../../case/build.ts";
import { byIdOf } from "../../case/by-id.ts";
import { clauseAround } from "../../figures/clause.ts";
import type { LedgerEntry } from "../../ledger/entry.ts";
import { isLent, isSaved } from "../../ledger/roles/funds.ts";
import { shorten } from "../../wording/shorten.ts";
import { wording } from "../../wording/wording.ts";

type Source = Plan["funding"]["sources"][number];

/** Who pays by the text, up to what the plan takes at most; then what the text releases, then what is still open. */
export function fundingOf(case_: Case, cost: number): Source[] {
	const words = wording(case_.reading.language).plan;
	let open = cost;
	const take = (source: string, most: number): Source[] => {
		const amount = Math.min(most, open);
		open -= amount;
		return amount > 0 ? [{ source, amount }] : [];
	};
	const funds = fundsOf(case_).flatMap(({ source, amount }) => take(source, amount));
	const released = (case_.limits.cap?.figure.value ?? 0) - (cost - open);
	return [
		...funds,
		...take(words.funding, Math.max(0, released)),
		...take(funds.length > 0 ? words.fundingMissing : words.fundingOpen, open),
	];
}

/** What somebody has put by, pays or lends, in the words of the text and in the order in which it is taken. */
function fundsOf({ ledger, statements, currency }: Case): Source[] {
	const byId = byIdOf(statements);
	const funds = ledger.filter(
		({ role, figure }) =>
			role === "funding" && figure.kind === "money" && (figure.currency ?? currency) === currency,
	);
	const rank = ({ figure, statementId }: LedgerEntry) => {
		const statement = byId.get(statementId);
		if (!statement || isSaved(figure, statement)) return 0;
		return isLent(figure, statement) ? 2 : 1;
	};
	const inOrder = funds.toSorted((one, other) => rank(one) - rank(other));
	return inOrder.map((entry) => ({
		source: shorten(nameOf(entry, funds, byId.get(entry.statementId)?.text), longestName),
		amount: entry.figure.value,
	}));
}

const longestName = 120;

/** The whole statement; its clause where another one stands there, too. */
function nameOf(entry: LedgerEntry, funds: readonly LedgerEntry[], text: string | undefined): string {
	if (text === undefined) return entry.subject;
	const isAlone = funds.filter(({ statementId }) => statementId === entry.statementId).length === 1;
	return (isAlone ? text : clauseAround(text, entry.figure)).replaceAll(/\s+/g, " ").trim();
}
