import type { LedgerEntry } from "@throughline/domain/consultant/case";
import type { CaseView } from "@throughline/domain/consultant/case/view";
import { moneyFormat } from "@throughline/domain/value/money";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { DateField } from "@throughline/ui/date-field";
import { Field } from "@throughline/ui/field";
import { NumberInput } from "@throughline/ui/number-input";
import { type FormEvent, type ReactNode, useState } from "react";
import { useNow } from "../../../../browser/use-now.ts";
import { dayOf, formatDay } from "../../../../format/date.ts";
import { figureWords } from "../ledger/figure-words.ts";
import type { CorrectCase } from "../use-case.ts";

type OpenLimitsProps = { view: CaseView; correct: CorrectCase };

/** What of a case's limits nothing can be held against: a day that has passed, a cap in another currency. */
function openLimitsOf({ limits, ledger, currency }: CaseView, today: string) {
	const due = ledger.find(({ id }) => id === limits.deadline);
	const cap = ledger.find(({ id }) => id === limits.cap);
	return {
		pastDay: due?.date != null && due.date < today ? { entry: due, date: due.date } : null,
		foreignCap:
			cap?.currency != null && currency !== null && cap.currency !== currency
				? { entry: cap, currency }
				: null,
	};
}

/** How many of them a person is asked about. */
export function useOpenLimitCount(view: CaseView): number {
	const { pastDay, foreignCap } = openLimitsOf(view, dayOf(useNow()));
	return Number(pastDay !== null) + Number(foreignCap !== null);
}

/** The limits that nothing can be held against, each with a field for what holds today. */
export function OpenLimits({ view, correct }: OpenLimitsProps) {
	const { pastDay, foreignCap } = openLimitsOf(view, dayOf(useNow()));
	return (
		<>
			{pastDay && <PastDay key={pastDay.date} {...pastDay} view={view} correct={correct} />}
			{foreignCap && <ForeignCap key={foreignCap.entry.id} {...foreignCap} view={view} correct={correct} />}
		</>
	);
}

function PastDay({ entry, date, view, correct }: OpenLimitsProps & { entry: LedgerEntry; date: string }) {
	const [day, setDay] = useState("");
	const isGiven = day > dayOf(useNow());
	return (
		<OpenLimit
			title={`${formatDay(date)} has passed`}
			says="Nothing can be done by then, so nothing is held against it. By when is it due now?"
			mayChange={view.mayChange}
			isGiven={isGiven}
			action="Set day"
			save={() =>
				correct({
					...changed(entry),
					type: "date",
					value: Number(day.slice(0, 4)),
					currency: null,
					date: day,
				})
			}
		>
			<Field label="Due by" hint={day !== "" && !isGiven ? "A day that is still to come" : undefined}>
				<DateField value={day} onValueChange={setDay} />
			</Field>
		</OpenLimit>
	);
}

function ForeignCap({
	entry,
	currency,
	view,
	correct,
}: OpenLimitsProps & { entry: LedgerEntry; currency: string }) {
	const [value, setValue] = useState("");
	const amount = Number(value);
	return (
		<OpenLimit
			title={`${figureWords(entry)} is not in ${currency}`}
			says={`The case counts in ${currency}, so this cap limits nothing yet. How much is it in ${currency} today?`}
			mayChange={view.mayChange}
			isGiven={value.trim() !== "" && Number.isFinite(amount) && amount > 0}
			action="Set cap"
			save={() => correct({ ...changed(entry), type: "money", value: amount, currency, date: null })}
		>
			<Field label={`At most, in ${currency}`}>
				<NumberInput value={value} onValueChange={setValue} min={0} prefix={moneyFormat(currency).sign} />
			</Field>
		</OpenLimit>
	);
}

function changed({ id, subject, role }: LedgerEntry) {
	return { kind: "figure", entryId: id, subject, unit: null, role } as const;
}

type OpenLimitProps = {
	title: string;
	says: string;
	mayChange: boolean;
	isGiven: boolean;
	action: string;
	save: () => Promise<boolean>;
	children: ReactNode;
};

function OpenLimit({ title, says, mayChange, isGiven, action, save, children }: OpenLimitProps) {
	const [saving, setSaving] = useState(false);
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (!isGiven || saving) return;
		setSaving(true);
		await save();
		setSaving(false);
	};
	return (
		<Callout tone="warning" title={title} className="mt-3">
			{says}
			{mayChange && (
				<form
					aria-label={title}
					onSubmit={(event) => void submit(event)}
					className="mt-2 flex flex-wrap items-end gap-2"
				>
					<div className="w-48">{children}</div>
					<Button type="submit" disabled={!isGiven} loading={saving}>
						{action}
					</Button>
				</form>
			)}
		</Callout>
	);
}
