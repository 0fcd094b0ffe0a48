import { SearchKind, searchKinds, searchServices, type WebSearch } from "@throughline/domain/web-search";
import { Button } from "@throughline/ui/button";
import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import { Form, FormField } from "@throughline/ui/form";
import { Input } from "@throughline/ui/input";
import { Select } from "@throughline/ui/select";
import { toast } from "@throughline/ui/toast";
import { useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";
import { whenRefreshed } from "../../../api/live/own-writes.ts";
import { changeOfSearch, type SearchValues } from "./search-values.ts";

type WebSearchFormProps = { search: WebSearch; form: UseFormReturn<SearchValues>; onSaved: () => void };

const options = searchKinds.map((kind) => ({ value: kind, label: searchServices[kind].name }));

/** What an Admin enters for the web search. */
export function WebSearchForm({ search, form, onSaved }: WebSearchFormProps) {
	const change = trpc.webSearch.change.useMutation();
	const { dirtyFields, isDirty } = form.formState;
	const { data: kind } = SearchKind.safeParse(useWatch({ control: form.control, name: "kind" }));
	const service = kind && searchServices[kind];

	async function save(values: SearchValues) {
		const parsed = changeOfSearch(values, dirtyFields, search.version);
		if (!parsed.success) {
			const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
			return { message: "Some fields are not right yet.", issues };
		}
		try {
			await change.mutateAsync({ ...parsed.data, version: search.version });
			form.reset(undefined, { keepDirtyValues: false });
			await whenRefreshed();
			toast({ title: "The web search is saved" });
			onSaved();
			return null;
		} catch (error) {
			const { sentence, issues } = toApiError(error);
			await whenRefreshed();
			return { message: sentence, issues };
		}
	}

	return (
		<Form form={form} aria-label="Settings of the web search" onSubmit={save} className="space-y-5">
			<div className="grid max-w-4xl items-start gap-4 sm:grid-cols-2">
				<FormField<SearchValues, "kind"> name="kind" label="Service">
					{(field) => <Select {...field} options={options} placeholder="Choose a service" />}
				</FormField>
				<FormField<SearchValues, "apiKey">
					name="apiKey"
					label="Key"
					optional={service?.needsKey === false}
					hint={keyHint(search)}
				>
					{(field) => (
						<Input
							{...field}
							type="password"
							autoComplete="new-password"
							spellCheck={false}
							placeholder={search.keyStored ? "Stored; a new one replaces it" : undefined}
						/>
					)}
				</FormField>
				<FormField<SearchValues, "baseUrl">
					name="baseUrl"
					label="Base address"
					optional={service?.needsKey !== false}
					hint={
						service?.needsKey === false
							? "Of your SearXNG server, as Throughline's own server reaches it. Its settings.yml must offer the format json."
							: "Only for a gateway. Another address needs the key again."
					}
				>
					{(field) => (
						<Input
							{...field}
							type="url"
							autoComplete="off"
							spellCheck={false}
							placeholder={service?.address ?? "http://127.0.0.1:8888"}
						/>
					)}
				</FormField>
			</div>
			<p className="max-w-[64ch] text-pretty text-table text-ink-muted">
				The service gets the questions of a research: they are made from its root cause, names of people left
				out.
			</p>
			<div className="flex flex-wrap gap-2">
				<Button type="submit" variant="primary" loading={change.isPending} disabled={!isDirty}>
					Save changes
				</Button>
				{isDirty && (
					<Button
						disabled={change.isPending}
						onClick={() => form.reset(undefined, { keepDirtyValues: false })}
					>
						Discard changes
					</Button>
				)}
				<span className="flex-1" />
				{search.kind !== null && <Removal search={search} onRemoved={onSaved} />}
			</div>
		</Form>
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

function keyHint({ state, keyStored }: WebSearch): string {
	if (state === "enter-again")
		return "The stored key cannot be read any more: the server's secret is another one. Enter it again.";
	return keyStored ? "Stored encrypted. It is never shown again." : "From your account at the service.";
}
