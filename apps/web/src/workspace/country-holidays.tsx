import { languageOf } from "@throughline/domain/value/writing";
import { Button } from "@throughline/ui/button";
import { Combobox } from "@throughline/ui/combobox";
import { Field } from "@throughline/ui/field";
import { useState } from "react";
import { trpc } from "../api/client.ts";

/** The country that the browser's language names, where it names one. */
const ownCountry = new Intl.Locale(languageOf(navigator.language)).region ?? null;

export type CountryChoice = { country: string; region: string | null; name: string };

type CountryHolidaysProps = {
	/** For which they are added: "2026 – 2030". */
	years: string;
	/** Says itself what came of it. */
	onAdd: (choice: CountryChoice) => Promise<unknown>;
};

/** Adds a country's public holidays, or those of a part of it. */
export function CountryHolidays({ years, onAdd }: CountryHolidaysProps) {
	const countries = trpc.task.holiday.countries.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
	const [country, setCountry] = useState(ownCountry);
	const [region, setRegion] = useState<string | null>(null);
	const [pending, setPending] = useState(false);
	const chosen = countries.data?.find(({ code }) => code === country);
	const add = async () => {
		if (!chosen) return;
		setPending(true);
		await onAdd({ country: chosen.code, region, name: chosen.name });
		setPending(false);
	};
	return (
		<fieldset className="mt-5 border-t border-line-subtle pt-4">
			<legend className="sr-only">Public holidays of a country</legend>
			<p aria-hidden="true" className="mb-2 text-table font-semibold text-ink-strong">
				Public holidays of a country
			</p>
			<div className="flex flex-wrap items-end gap-2">
				<Field label="Country" className="room-44 flex-1">
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
					<Field label="Region" className="room-44 flex-1">
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
