import { useQuery } from "@tanstack/react-query";
import type { Provider, ProviderStatus } from "@throughline/domain/run";
import { Field } from "@throughline/ui/field";
import { Select } from "@throughline/ui/select";
import { trpc } from "../../api/client.ts";

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
	label = "Analysed by",
	disabled = false,
	className,
}: ProviderChoiceProps) {
	const { data } = useQuery(trpc.consultant.session.providers.queryOptions());
	const providers = data?.providers ?? [];
	return (
		<Field label={label} disabled={disabled || !data} className={className}>
			<Select
				value={value ?? data?.preferred ?? ""}
				onValueChange={(chosen) => {
					const provider = providers.find(({ id }) => id === chosen);
					if (provider) onChange(provider.id);
				}}
				placeholder="Loading…"
				options={providers.map((provider) => ({
					value: provider.id,
					label: provider.label,
					description: explain(provider),
					disabled: !provider.available,
				}))}
			/>
		</Field>
	);
}

function explain({ id, model, available, variable }: ProviderStatus): string {
	if (!available) return variable ? `Set ${variable} to use it` : "Not available";
	if (id === "offline") return "Works from your own text, without any AI service";
	return model ?? "Ready";
}

/** The name of a provider: "Offline analysis", "GPT-5". Undefined while it is not known. */
export function useProviderLabel(provider: string | null | undefined): string | undefined {
	const { data } = useQuery(trpc.consultant.session.providers.queryOptions());
	const id = provider ?? data?.preferred;
	return data?.providers.find((each) => each.id === id)?.label;
}
