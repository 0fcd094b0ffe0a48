import type { Provider, ProviderStatus } from "@throughline/domain/run";
import { labelOfModel } from "@throughline/domain/run/vendors";
import { Field } from "@throughline/ui/field";
import { Select } from "@throughline/ui/select";
import { providerOption, useProviders } from "../../run/use-providers.ts";

type ProviderChoiceProps = {
	/** Undefined: the configured one. */
	value: Provider | undefined;
	onChange: (provider: Provider) => void;
	label?: string;
	disabled?: boolean;
	className?: string;
};

/** Who is to serve. One that is not set up says which variable would do it. */
export function ProviderChoice({
	value,
	onChange,
	label = "Analyzed by",
	disabled = false,
	className,
}: ProviderChoiceProps) {
	const available = useProviders();
	const providers = available?.providers ?? [];
	return (
		<Field label={label} disabled={disabled || !available} className={className}>
			<Select
				value={value ?? available?.preferred ?? ""}
				onValueChange={(chosen) => {
					const provider = providers.find(({ id }) => id === chosen);
					if (provider) onChange(provider.id);
				}}
				placeholder="Loading…"
				options={providers.map(providerOption)}
			/>
		</Field>
	);
}

/** A provider with its model beside it: "GPT-5 · gpt-5.6-sol", "Local model · qwen3:8b", "Offline analysis". */
export function nameOfProvider({ id, label, model }: Pick<ProviderStatus, "id" | "label" | "model">): string {
	const name = id === "offline" ? label : labelOfModel(id, model);
	return model === null || model === name ? name : `${name} · ${model}`;
}

/**
 * The same for one that is known by its id, the configured one for null. Undefined while it is not known.
 * @param model which one has answered; null: nobody knows which; the one that would answer now unless given
 */
export function useProviderName(
	provider: string | null | undefined,
	model?: string | null,
): string | undefined {
	const available = useProviders();
	const id = provider ?? available?.preferred;
	const status = available?.providers.find((each) => each.id === id);
	return status && nameOfProvider(model === undefined ? status : { ...status, model });
}
