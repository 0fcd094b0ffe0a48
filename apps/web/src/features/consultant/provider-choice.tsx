import type { Provider } from "@throughline/domain/run";
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

/** The name of a provider: "Offline analysis", "GPT-5". Undefined while it is not known. */
export function useProviderLabel(provider: string | null | undefined): string | undefined {
	const available = useProviders();
	const id = provider ?? available?.preferred;
	return available?.providers.find((each) => each.id === id)?.label;
}
