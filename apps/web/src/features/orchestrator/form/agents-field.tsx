import type { Provider, ProviderStatus } from "@throughline/domain/run";
import { isOwnServer } from "@throughline/domain/run/vendors";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { Field } from "@throughline/ui/field";
import { Select, type SelectOption } from "@throughline/ui/select";
import { providerOption, useProviders } from "../../../run/use-providers.ts";
import { providerLabels } from "../words.ts";

type AgentsFieldProps = {
	provider: Provider;
	onProvider: (provider: Provider) => void;
	/** Why the chosen one was refused. */
	error: string | undefined;
};

/** Whose agents build and review. One without a key says so; nobody else takes its place. */
export function AgentsField({ provider, onProvider, error }: AgentsFieldProps) {
	const available = useProviders();
	const providers = available?.providers ?? [];
	const chosen = providers.find(({ id }) => id === provider);
	/** Who can serve in the place of one who cannot. */
	const instead = available?.preferred ?? "offline";
	return (
		<>
			<Field
				label="Provider"
				disabled={!available}
				error={error}
				hint={
					provider === "offline"
						? "No model: it writes and checks a specification, not a program."
						: undefined
				}
			>
				<Select
					value={available ? provider : ""}
					onValueChange={(value) => {
						const next = providers.find(({ id }) => id === value);
						if (next) onProvider(next.id);
					}}
					placeholder="Loading…"
					options={providers.map(optionOf)}
				/>
			</Field>
			{chosen && !chosen.available && (
				<Callout
					tone="warning"
					className="@lg:@max-3xl:col-span-full"
					title={`${chosen.label} ${isOwnServer(chosen.id) ? "is not set up" : "has no key"} here`}
				>
					<p>
						{chosen.variable ? (
							<>
								An Admin can set it up under Settings → AI providers, or set{" "}
								<code className="font-mono [overflow-wrap:anywhere]">{chosen.variable}</code>.{" "}
							</>
						) : null}
						No other provider takes its place by itself.
					</p>
					<Button size="sm" className="mt-2" onClick={() => onProvider(instead)}>
						Use{" "}
						{providers.find(({ id }) => id === instead && id !== "offline")?.label ?? providerLabels.offline}
					</Button>
				</Callout>
			)}
		</>
	);
}

function optionOf(provider: ProviderStatus): SelectOption {
	const option = providerOption(provider);
	if (provider.id !== "offline") return option;
	return {
		...option,
		label: providerLabels.offline,
		description: "No model: acceptance criteria, data shape and test skeleton, checked by rules",
	};
}
