import type { AiProvider } from "@throughline/domain/ai-provider";
import { isOwnServer, type VendorId, vendors } from "@throughline/domain/run/vendors";
import { Button } from "@throughline/ui/button";
import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import { FormField } from "@throughline/ui/form";
import { NumberInput } from "@throughline/ui/number-input";
import { toast } from "@throughline/ui/toast";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
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
	return (
		<ConnectionForm
			form={form}
			name={name}
			toChange={(values, dirty) => changeOfValues(values, dirty, provider.version)}
			send={(given) =>
				change.mutateAsync({ ...given, version: provider.version, provider: provider.provider })
			}
			isPending={change.isPending}
			savedTitle={`${name} is saved`}
			onSaved={onSaved}
			removal={<Removal provider={provider} onRemoved={onSaved} />}
		>
			<div className="grid max-w-4xl items-start gap-4 sm:grid-cols-2">
				<KeyField
					optional={own}
					disabled={provider.key.variable !== null}
					hint={hintOfKey(provider)}
					isStored={provider.key.stored}
				/>
				<AddressField
					optional={!own}
					disabled={provider.baseUrl.variable !== null || provider.key.variable !== null}
					hint={hintOfAddress(provider)}
					placeholder={own ? "http://127.0.0.1:11434/v1" : `The address of ${company(provider.provider)}`}
				/>
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
		</ConnectionForm>
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

function hintOfKey({ key, state, provider }: AiProvider): string {
	if (key.variable !== null) return `Set by ${key.variable}.`;
	return keyHint(
		state,
		key.stored,
		isOwnServer(provider) ? "Only where the server wants one." : `From your account at ${company(provider)}.`,
	);
}

function hintOfAddress({ key, baseUrl, provider }: AiProvider): string {
	if (baseUrl.variable !== null) return `Set by ${baseUrl.variable}.`;
	if (key.variable !== null) return `The key in ${key.variable} is sent to no address that is entered here.`;
	if (isOwnServer(provider))
		return `Of an OpenAI-compatible server, as Throughline's own server reaches it. ${privateHint}`;
	return gatewayHint;
}
