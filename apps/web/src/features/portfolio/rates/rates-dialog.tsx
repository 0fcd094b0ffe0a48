import { type ExchangeRate, NewExchangeRate } from "@throughline/domain/organisation/exchange-rate";
import { AddButton } from "@throughline/ui/add-button";
import { Combobox } from "@throughline/ui/combobox";
import { DateField } from "@throughline/ui/date-field";
import { Dialog, DialogBody, DialogContent } from "@throughline/ui/dialog";
import { Field } from "@throughline/ui/field";
import { IconButton } from "@throughline/ui/icon-button";
import { Input } from "@throughline/ui/input";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@throughline/ui/table";
import { Trash2 } from "lucide-react";
import { type FormEvent, useMemo, useState } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { trpc, trpcClient } from "../../../api/client.ts";
import { useAllowed } from "../../../api/session/user.ts";
import { focusWindow } from "../../../browser/focus-window.ts";
import { dayOf, formatDay } from "../../../format/date.ts";
import { DeleteDialog } from "../../../forms/delete-dialog.tsx";
import { currencyOptions } from "../../../workspace/currency-options.ts";
import { ViewFailure } from "../../../workspace/failure/query-failure.tsx";

/** The dated rates by which amounts are brought into one currency; Admins keep them. */
export function RatesDialog({ onClose }: { onClose: () => void }) {
	const mayCurate = useAllowed("curate");
	const rates = trpc.exchangeRate.list.useQuery();
	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent
				title="Exchange rates"
				description="What one unit of a currency is worth in another, from a day on. The portfolio converts by the newest rate that holds today, in either direction, and says which it was."
				size="lg"
				onOpenAutoFocus={focusWindow}
			>
				<DialogBody>
					{rates.data ? (
						<RateList rates={rates.data} mayCurate={mayCurate} />
					) : rates.isError ? (
						<ViewFailure message="Failed to load the exchange rates. Please try again." query={rates} />
					) : (
						<SkeletonRegion label="Loading the exchange rates">
							<Skeleton className="h-32" />
						</SkeletonRegion>
					)}
					{mayCurate && <AddRate />}
				</DialogBody>
			</DialogContent>
		</Dialog>
	);
}

function RateList({ rates, mayCurate }: { rates: readonly ExchangeRate[]; mayCurate: boolean }) {
	const [deleting, setDeleting] = useState<ExchangeRate | null>(null);
	if (rates.length === 0) {
		return (
			<p className="text-body text-ink-muted">
				{mayCurate
					? "There are no rates yet. Without one, amounts stay in the currency of their program."
					: "There are no rates yet. An Admin can add them."}
			</p>
		);
	}
	return (
		<>
			<Table caption="Exchange rates" density="compact">
				<TableHead>
					<TableRow>
						<TableHeader>Rate</TableHeader>
						<TableHeader>From</TableHeader>
						<TableHeader>Source</TableHeader>
						{mayCurate && (
							<TableHeader align="right">
								<span className="sr-only">Actions</span>
							</TableHeader>
						)}
					</TableRow>
				</TableHead>
				<TableBody>
					{rates.map((rate) => (
						<TableRow key={rate.id}>
							<TableCell>{inWords(rate)}</TableCell>
							<TableCell>{formatDay(rate.validFrom)}</TableCell>
							<TableCell>{rate.source ?? "—"}</TableCell>
							{mayCurate && (
								<TableCell align="right">
									<IconButton
										size="sm"
										label={`Delete ${inWords(rate)} from ${formatDay(rate.validFrom)}`}
										tooltip={false}
										icon={<Trash2 size={14} aria-hidden="true" />}
										onClick={() => setDeleting(rate)}
									/>
								</TableCell>
							)}
						</TableRow>
					))}
				</TableBody>
			</Table>
			{deleting && (
				<DeleteDialog
					entity={deleting}
					noun="exchange rate"
					titleOf={inWords}
					remove={trpcClient.exchangeRate.remove.mutate}
					onClose={() => setDeleting(null)}
				/>
			)}
		</>
	);
}

function inWords({ fromCurrency, toCurrency, rate }: ExchangeRate): string {
	return `1 ${fromCurrency} = ${rate} ${toCurrency}`;
}

type Typed = { fromCurrency: string; toCurrency: string; rate: string; validFrom: string; source: string };

/** Every currency, those of the programs before the others: a rate is wanted for these. */
function useUsedFirst(): typeof currencyOptions {
	const programs = trpc.program.list.useQuery().data;
	return useMemo(() => {
		const used = new Set(programs?.map(({ currency }) => currency));
		const [own = [], others = []] = [true, false].map((isUsed) =>
			currencyOptions.filter(({ value }) => used.has(value) === isUsed),
		);
		return [...own, ...others];
	}, [programs]);
}

function AddRate() {
	const [typed, setTyped] = useState<Typed>({
		fromCurrency: "",
		toCurrency: "",
		rate: "",
		validFrom: dayOf(new Date()),
		source: "",
	});
	const options = useUsedFirst();
	const [wrong, setWrong] = useState<Partial<Record<keyof Typed, string>>>({});
	const [failure, setFailure] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	const put = (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change }));
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		const parsed = NewExchangeRate.safeParse({
			...typed,
			fromCurrency: typed.fromCurrency || undefined,
			toCurrency: typed.toCurrency || undefined,
		});
		setWrong(parsed.success ? {} : sentencesOf(parsed.error.issues));
		setFailure(null);
		if (!parsed.success || busy) return;
		setBusy(true);
		try {
			await trpcClient.exchangeRate.create.mutate(parsed.data);
			put({ rate: "" });
		} catch (error) {
			setFailure(
				toApiError(error).code === "ALREADY_EXISTS"
					? "There is a rate of these two currencies from that day already. Delete it first, or choose another day."
					: toApiError(error).sentence,
			);
		} finally {
			setBusy(false);
		}
	};
	const currencyField = (name: "fromCurrency" | "toCurrency", label: string) => (
		<Field label={label} error={wrong[name]} className="room-40 grow">
			<Combobox
				value={typed[name]}
				onValueChange={(code) => put({ [name]: code ?? "" })}
				options={options}
				placeholder="Choose"
				searchPlaceholder="Search currencies"
				emptyText="No such currency"
			/>
		</Field>
	);
	return (
		<form
			noValidate
			aria-label="New exchange rate"
			onSubmit={(event) => void submit(event)}
			className="mt-4 border-t border-line-subtle pt-4"
		>
			<div className="flex flex-wrap items-start gap-2">
				{currencyField("fromCurrency", "One unit of")}
				<Field label="Is worth" error={wrong.rate} className="w-28">
					<Input
						inputMode="decimal"
						value={typed.rate}
						onValueChange={(rate) => put({ rate })}
						placeholder="0.92"
						autoComplete="off"
					/>
				</Field>
				{currencyField("toCurrency", "In")}
				<Field label="From day" error={wrong.validFrom} className="w-36">
					<DateField value={typed.validFrom} onValueChange={(validFrom) => put({ validFrom })} />
				</Field>
				<Field label="Source" error={wrong.source} className="room-40 grow">
					<Input
						value={typed.source}
						onValueChange={(source) => put({ source })}
						maxLength={200}
						placeholder="European Central Bank"
						autoComplete="off"
					/>
				</Field>
			</div>
			{failure && (
				<p role="alert" className="mt-2 text-table text-critical">
					{failure}
				</p>
			)}
			<AddButton type="submit" variant="primary" loading={busy} className="mt-3">
				Add rate
			</AddButton>
		</form>
	);
}

/** The first sentence for each field. */
function sentencesOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]) {
	const sentences: Partial<Record<string, string>> = {};
	for (const { path, message } of issues) sentences[String(path[0])] ??= message;
	return sentences;
}
