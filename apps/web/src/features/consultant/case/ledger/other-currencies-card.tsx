import type { LedgerEntry } from "@throughline/domain/consultant/case";
import type { CaseView } from "@throughline/domain/consultant/case/view";
import { moneyFormat } from "@throughline/domain/value/money";
import { Button } from "@throughline/ui/button";
import { Field } from "@throughline/ui/field";
import { NumberInput } from "@throughline/ui/number-input";
import { type FormEvent, useState } from "react";
import { formatCount } from "../../../../format/count.ts";
import { CaseFold } from "../case-fold.tsx";
import type { CorrectCase } from "../use-case.ts";
import { figureWords } from "./figure-words.ts";

type Foreign = LedgerEntry & { kind: "money"; currency: string };
type OtherCurrenciesCardProps = { view: CaseView; correct: CorrectCase };

/** More are shown on request. */
const few = 3;

/** Amounts in another currency than the case, which enter no sum until a person says what they are in it. */
export function OtherCurrenciesCard({ view, correct }: OtherCurrenciesCardProps) {
	const [all, setAll] = useState(false);
	const { currency, ledger, limits, mayChange } = view;
	const open = ledger.filter((entry): entry is Foreign => {
		const isForeign = entry.kind === "money" && entry.currency !== null && entry.currency !== currency;
		// The cap is asked about where it stands.
		return isForeign && !entry.confirmed && entry.id !== limits.cap;
	});
	if (currency === null || open.length === 0) return null;
	return (
		<CaseFold
			id="case-currencies"
			title="Amounts in other currencies"
			summary={`${formatCount(open.length)} to convert or leave out`}
			isOpenQuestion
		>
			<p className="text-pretty text-table text-ink-muted">
				They are in no total. Enter the amount in {currency} to count it, or leave it out.
			</p>
			<ul className="mt-3 divide-y divide-line-subtle">
				{open.slice(0, all ? open.length : few).map((entry) => (
					<li key={entry.id} className="py-3 first:pt-0 last:pb-0">
						<Amount entry={entry} currency={currency} mayChange={mayChange} correct={correct} />
					</li>
				))}
			</ul>
			{open.length > few && (
				<Button size="sm" className="mt-4" onClick={() => setAll(!all)}>
					{all ? "Show fewer" : `Show all ${formatCount(open.length)}`}
				</Button>
			)}
		</CaseFold>
	);
}

type AmountProps = { entry: Foreign; currency: string; mayChange: boolean; correct: CorrectCase };

function Amount({ entry, currency, mayChange, correct }: AmountProps) {
	const [value, setValue] = useState("");
	const [saving, setSaving] = useState(false);
	const words = figureWords(entry);
	const amount = Number(value);
	const isGiven = value.trim() !== "" && Number.isFinite(amount) && amount >= 0;
	const answer = async (amountOf: { value: number; currency: string }) => {
		setSaving(true);
		await correct({
			kind: "figure",
			entryId: entry.id,
			subject: entry.subject,
			type: "money",
			...amountOf,
			unit: null,
			date: null,
			role: entry.role,
		});
		setSaving(false);
	};
	const convert = (event: FormEvent) => {
		event.preventDefault();
		if (isGiven && !saving) void answer({ value: amount, currency });
	};
	return (
		<>
			<p className="text-pretty break-words text-body text-ink">
				<span className="tabular font-semibold text-ink-strong">{words}</span> {entry.subject}
			</p>
			<p className="mt-0.5 text-pretty text-table text-ink-muted">
				This amount is in {entry.currency}, the case is in {currency}: convert or leave out?
			</p>
			{mayChange && (
				<form
					aria-label={`${words} in ${currency}`}
					onSubmit={convert}
					className="mt-2 flex flex-wrap items-end gap-2"
				>
					<Field label={`Amount in ${currency}`} className="w-44">
						<NumberInput value={value} onValueChange={setValue} min={0} prefix={moneyFormat(currency).sign} />
					</Field>
					<Button type="submit" disabled={!isGiven} loading={saving} aria-label={`Convert ${words}`}>
						Convert
					</Button>
					<Button
						variant="ghost"
						disabled={saving}
						aria-label={`Leave out ${words}`}
						onClick={() => void answer({ value: entry.value, currency: entry.currency })}
					>
						Leave out
					</Button>
				</form>
			)}
		</>
	);
}
