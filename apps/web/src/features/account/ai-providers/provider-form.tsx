import type { AiProvider } from "@throughline/domain/ai-provider";
import { isOwnServer, type VendorId, vendors } from "@throughline/domain/run/vendors";
import { Button } from "@throughline/ui/button";
import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import { Form, FormField } from "@throughline/ui/form";
import { Input } from "@throughline/ui/input";
import { NumberInput } from "@throughline/ui/number-input";
import { toast } from "@throughline/ui/toast";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";
import { whenRefreshed } from "../../../api/live/own-writes.ts";
import { ModelField } from "./model-field.tsx";
import { PriceFields } from "./price-fields.tsx";
import { changeOfValues, type ProviderValues } from "./provider-values.ts";
import { hasEntered, providerName } from "./words.ts";

type ProviderFormProps = {
	provider: AiProvider;
	form: UseFormReturn<ProviderValues>;
	onSaved: () => void;
};

/** What an Admin enters for a provider. What the environment sets is shown, and cannot be entered. */
export function ProviderForm({ provider, form, onSaved }: ProviderFormProps) {
	const change = trpc.aiProvider.change.useMutation();
	const name = providerName(provider.provider);
	const own = isOwnServer(provider.provider);
	const { dirtyFields, isDirty } = form.formState;

	async function save(values: ProviderValues) {
		const parsed = changeOfValues(values, dirtyFields, provider.version);
		if (!parsed.success) {
			const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
			return { message: "Some fields are not right yet.", issues };
		}
		try {
			await change.mutateAsync({
				...parsed.data,
				version: provider.version,
				provider: provider.provider,
			});
			form.reset(undefined, { keepDirtyValues: false });
			await whenRefreshed();
			toast({ title: `${name} is saved` });
			onSaved();
			return null;
		} catch (error) {
			const { sentence, issues } = toApiError(error);
			await whenRefreshed();
			return { message: sentence, issues };
		}
	}

	return (
		<Form form={form} aria-label={`Settings of ${name}`} onSubmit={save} className="space-y-5">
			<div className="grid max-w-4xl items-start gap-4 sm:grid-cols-2">
				<FormField<ProviderValues, "apiKey">
					name="apiKey"
					label="Key"
					optional={own}
					disabled={provider.key.variable !== null}
					hint={keyHint(provider)}
				>
					{(field) => (
						<Input
							{...field}
							type="password"
							autoComplete="new-password"
							spellCheck={false}
							placeholder={provider.key.stored ? "Stored; a new one replaces it" : undefined}
						/>
					)}
				</FormField>
				<FormField<ProviderValues, "baseUrl">
					name="baseUrl"
					label="Base address"
					optional={!own}
					disabled={provider.baseUrl.variable !== null || provider.key.variable !== null}
					hint={addressHint(provider)}
				>
					{(field) => (
						<Input
							{...field}
							type="url"
							autoComplete="off"
							spellCheck={false}
							placeholder={own ? "http://127.0.0.1:11434/v1" : `The address of ${company(provider.provider)}`}
						/>
					)}
				</FormField>
				<ModelField provider={provider} />
				{provider.contextTokens && (
					<FormField<ProviderValues, "contextTokens">
						name="contextTokens"
						label="Context in tokens"
						disabled={provider.contextTokens.variable !== null}
						hint={
							provider.contextTokens.variable
								? `Set by ${provider.contextTokens.variable}.`
								: "How many tokens of question and answer the server really holds."
						}
					>
						{(field) => <NumberInput {...field} min={2048} step={1} />}
					</FormField>
				)}
			</div>
			{own ? (
				<p className="text-table text-ink-muted">A model server of your own costs nothing.</p>
			) : (
				<PriceFields provider={provider} />
			)}
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
				<Removal provider={provider} onRemoved={onSaved} />
			</div>
		</Form>
	);
}

/** Takes away the key alone, or everything that was entered; asks once before. */
function Removal({ provider, onRemoved }: { provider: AiProvider; onRemoved: () => void }) {
	const [asked, setAsked] = useState<"key" | "all" | null>(null);
	const change = trpc.aiProvider.change.useMutation();
	const clear = trpc.aiProvider.clear.useMutation();
	const target = { provider: provider.provider, version: provider.version };
	const name = providerName(provider.provider);
	const remove = async () => {
		try {
			if (asked === "key") await change.mutateAsync({ ...target, apiKey: null });
			else await clear.mutateAsync(target);
		} catch (error) {
			throw new Error(toApiError(error).sentence, { cause: error });
		}
		toast({
			title: asked === "key" ? `The key of ${name} is removed` : `What was entered for ${name} is removed`,
		});
		onRemoved();
	};
	return (
		<>
			{provider.key.stored && (
				<Button variant="ghost" onClick={() => setAsked("key")}>
					Remove key
				</Button>
			)}
			{hasEntered(provider) && (
				<Button variant="ghost" onClick={() => setAsked("all")}>
					Remove all entries
				</Button>
			)}
			<ConfirmDialog
				open={asked !== null}
				onOpenChange={(open) => !open && setAsked(null)}
				destructive
				title={asked === "key" ? `Remove the key of ${name}?` : `Remove all that was entered for ${name}?`}
				description="The next run cannot be served with it any more. It is not kept and cannot be brought back."
				confirmLabel={asked === "key" ? "Remove key" : "Remove all entries"}
				onConfirm={remove}
			/>
		</>
	);
}

const company = (provider: VendorId) => vendors[provider].company;

function keyHint({ key, state, provider }: AiProvider): string {
	if (key.variable !== null) return `Set by ${key.variable}.`;
	if (state === "enter-again") {
		return "The stored key cannot be read any more: the server's secret is another one. Enter it again.";
	}
	if (key.stored) return "Stored encrypted. It is never shown again.";
	return isOwnServer(provider)
		? "Only where the server wants one."
		: `From your account at ${company(provider)}.`;
}

function addressHint({ key, baseUrl, provider }: AiProvider): string {
	if (baseUrl.variable !== null) return `Set by ${baseUrl.variable}.`;
	if (key.variable !== null) return `The key in ${key.variable} is sent to no address that is entered here.`;
	if (isOwnServer(provider)) return "Of an OpenAI-compatible server, as Throughline's own server reaches it.";
	return "Only for a gateway. Another address needs the key again.";
}
