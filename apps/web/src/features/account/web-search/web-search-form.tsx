import { SearchKind, searchKinds, searchServices, type WebSearch } from "@throughline/domain/web-search";
import { Button } from "@throughline/ui/button";
import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import { FormField } from "@throughline/ui/form";
import { Select } from "@throughline/ui/select";
import { toast } from "@throughline/ui/toast";
import { useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";
import {
	AddressField,
	gatewayHint,
	KeyField,
	keyHint,
	privateHint,
} from "../connection/connection-fields.tsx";
import { ConnectionForm } from "../connection/connection-form.tsx";
import { changeOfSearch, type SearchValues } from "./search-values.ts";

type WebSearchFormProps = { search: WebSearch; form: UseFormReturn<SearchValues>; onSaved: () => void };

const options = searchKinds.map((kind) => ({ value: kind, label: searchServices[kind].name }));

/** What an Admin enters for the web search. */
export function WebSearchForm({ search, form, onSaved }: WebSearchFormProps) {
	const change = trpc.webSearch.change.useMutation();
	const { data: kind } = SearchKind.safeParse(useWatch({ control: form.control, name: "kind" }));
	const service = kind && searchServices[kind];

	return (
		<ConnectionForm
			form={form}
			name="the web search"
			toChange={(values, dirty) => changeOfSearch(values, dirty, search.version)}
			send={(given) => change.mutateAsync({ ...given, version: search.version })}
			isPending={change.isPending}
			savedTitle="The web search is saved"
			onSaved={onSaved}
			removal={search.kind !== null && <Removal search={search} onRemoved={onSaved} />}
		>
			<div className="grid max-w-4xl items-start gap-4 sm:grid-cols-2">
				<FormField<SearchValues, "kind"> name="kind" label="Service">
					{(field) => <Select {...field} options={options} placeholder="Choose a service" />}
				</FormField>
				{service && (
					<>
						<KeyField
							optional={!service.needsKey}
							hint={keyHint(search.state, search.keyStored, "From your account at the service.")}
							isStored={search.keyStored}
						/>
						<AddressField
							optional={service.needsKey}
							hint={
								service.needsKey
									? gatewayHint
									: `Of your SearXNG server, as Throughline's own server reaches it. Its settings.yml must offer the format json. ${privateHint}`
							}
							placeholder={service.address ?? "http://127.0.0.1:8888"}
						/>
					</>
				)}
			</div>
			<p className="max-w-[64ch] text-pretty text-table text-ink-muted">
				The service gets the questions of a research: they are made from its root cause, names of people left
				out.
			</p>
		</ConnectionForm>
	);
}

function Removal({ search: { version }, onRemoved }: { search: WebSearch; onRemoved: () => void }) {
	const [asked, setAsked] = useState(false);
	const clear = trpc.webSearch.clear.useMutation();
	const remove = async () => {
		try {
			await clear.mutateAsync({ version });
		} catch (error) {
			throw new Error(toApiError(error).sentence, { cause: error });
		}
		toast({ title: "The web search is removed" });
		onRemoved();
	};
	return (
		<>
			<Button variant="ghost" onClick={() => setAsked(true)}>
				Remove web search
			</Button>
			<ConfirmDialog
				open={asked}
				onOpenChange={setAsked}
				destructive
				title="Remove the web search?"
				description="Research then reads your material and the pages that people give. The key is not kept and cannot be brought back."
				confirmLabel="Remove web search"
				onConfirm={remove}
			/>
		</>
	);
}
