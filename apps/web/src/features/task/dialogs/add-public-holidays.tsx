import { Button } from "@throughline/ui/button";
import { Combobox } from "@throughline/ui/combobox";
import { Field } from "@throughline/ui/field";
import { toast } from "@throughline/ui/toast";
import { useState } from "react";
import { trpc, trpcClient } from "../../../api/client.ts";
import { identified } from "../../../api/identified.ts";
import { attempt } from "../../../workspace/undo/attempt.ts";
import { offerUndo } from "../../../workspace/undo/undo.ts";
import { usePlan } from "../plan/plan-context.ts";

/** The country that the browser's language names, where it names one. */
const ownCountry = new Intl.Locale(navigator.language).region ?? null;

/** Adds a country's public holidays for the years in which the program runs. */
export function AddPublicHolidays() {
	const { program, today } = usePlan();
	const countries = trpc.task.holiday.countries.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
	const [country, setCountry] = useState(ownCountry);
	const [region, setRegion] = useState<string | null>(null);
	const [pending, setPending] = useState(false);
	const chosen = countries.data?.find(({ code }) => code === country);
	const { from, to, years } = yearsOf(program, today);
	const add = async () => {
		if (!chosen) return;
		setPending(true);
		await attempt("Failed to add public holidays", async () => {
			const asked = { programId: program.id, country: chosen.code, region, from, to };
			const { answer, requestId } = await identified((options) =>
				trpcClient.task.holiday.addCountry.mutate(asked, options),
			);
			const description = `${chosen.name}, ${years}`;
			if (answer.length === 0) toast({ title: "Every public holiday is there already", description });
			else offerUndo({ title: `${answer.length} public holidays added`, description, requestId });
		});
		setPending(false);
	};
	return (
		<fieldset className="mt-5 border-t border-line-subtle pt-4">
			<legend className="sr-only">Public holidays of a country</legend>
			<p aria-hidden="true" className="mb-2 text-table font-semibold text-ink-strong">
				Public holidays of a country
			</p>
			<div className="flex flex-wrap items-end gap-2">
				<Field label="Country" className="min-w-44 flex-1">
					<Combobox
						value={chosen ? country : null}
						onValueChange={(code) => {
							setCountry(code);
							setRegion(null);
						}}
						options={(countries.data ?? []).map(({ code, name }) => ({ value: code, label: name }))}
						placeholder={countries.isPending ? "Loading countries…" : "Choose a country"}
						searchPlaceholder="Search countries"
						emptyText="No country of that name"
					/>
				</Field>
				{chosen && chosen.regions.length > 0 && (
					<Field label="Region" className="min-w-44 flex-1">
						<Combobox
							value={region}
							onValueChange={(code) => setRegion(code || null)}
							options={chosen.regions.map(({ code, name }) => ({ value: code, label: name }))}
							clearable
							placeholder="The whole country"
							searchPlaceholder="Search regions"
							emptyText="No region of that name"
						/>
					</Field>
				)}
				<Button disabled={!chosen} loading={pending} onClick={() => void add()}>
					Add for {years}
				</Button>
			</div>
			{countries.isError && (
				<p role="alert" className="mt-2 text-table text-critical">
					The list of countries could not be loaded. Close this window and open it again.
				</p>
			)}
		</fieldset>
	);
}

type Dated = { startDate: string | null; endDate: string | null };

/** The whole years in which the program runs; without its dates this one and the next. Ten at most. */
function yearsOf({ startDate, endDate }: Dated, today: string) {
	const year = (day: string) => Number(day.slice(0, 4));
	const first = year(startDate ?? today);
	const last = Math.min(Math.max(first, endDate ? year(endDate) : year(today) + 1), first + 9);
	return {
		from: `${first}-01-01`,
		to: `${last}-12-31`,
		years: first === last ? `${first}` : `${first} – ${last}`,
	};
}
