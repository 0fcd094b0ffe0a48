import type { AiProvider } from "@throughline/domain/ai-provider";
import { Button } from "@throughline/ui/button";
import { Combobox } from "@throughline/ui/combobox";
import { FormField } from "@throughline/ui/form";
import { Input } from "@throughline/ui/input";
import { useState } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";
import { formatCount } from "../../../format/count.ts";
import type { ProviderValues } from "./provider-values.ts";

/** The model: one of the provider's list, the stored one in any case; or typed, where the list lacks it or cannot be had. */
export function ModelField({ provider, className }: { provider: AiProvider; className?: string }) {
	const { model, usualModel, state } = provider;
	const [typing, setTyping] = useState(false);
	const canList = model.variable === null && (state === "ready" || state === "no-model");
	const models = trpc.aiProvider.models.useQuery({ provider: provider.provider }, { enabled: canList });
	const listed = models.data ?? [];
	const typed = typing || !canList || models.isError;
	const named = (id: string) => (id === usualModel ? `${id} (default)` : id);
	const optionsWith = (chosen: string) => {
		const known = [...new Set([chosen, model.value ?? "", usualModel ?? "", ...listed.map(({ id }) => id)])];
		return known.filter(Boolean).map((id) => {
			const context = listed.find((each) => each.id === id)?.contextTokens;
			return {
				value: id,
				label: named(id),
				...(context != null && { description: `${formatCount(context)} tokens of context` }),
			};
		});
	};
	return (
		<div className={className}>
			<FormField<ProviderValues, "model">
				name="model"
				label="Model"
				disabled={model.variable !== null}
				hint={hintOf(provider, models.error && toApiError(models.error).sentence)}
			>
				{({ value, ...field }) =>
					typed ? (
						<Input
							{...field}
							value={value}
							autoComplete="off"
							spellCheck={false}
							placeholder={usualModel ?? "The id of a model"}
						/>
					) : (
						<Combobox
							{...field}
							value={value}
							clearable={usualModel !== null}
							options={optionsWith(value)}
							placeholder={models.isPending ? "Loading the models…" : (usualModel ?? "Choose a model")}
							searchPlaceholder="Search models"
							emptyText="The provider lists no such model. Type its id instead."
						/>
					)
				}
			</FormField>
			{canList && !models.isError && (
				<Button size="sm" variant="ghost" className="mt-1" onClick={() => setTyping(!typing)}>
					{typing ? "Choose from the list" : "Type an id instead"}
				</Button>
			)}
		</div>
	);
}

function hintOf({ model, usualModel, state }: AiProvider, failure: string | null | undefined): string {
	if (model.variable !== null) return `Set by ${model.variable}.`;
	if (failure) return `The list of models could not be loaded: ${failure}`;
	const usual = usualModel === null ? "" : ` Left empty, ${usualModel} serves.`;
	if (state === "ready" || state === "no-model") return `From the provider's own list.${usual}`;
	return `The provider's list can be loaded once the rest is saved.${usual}`;
}
