import type { AiProvider } from "@throughline/domain/ai-provider";
import { Badge } from "@throughline/ui/badge";
import { useForm } from "react-hook-form";
import { trpc } from "../../../api/client.ts";
import { useNow } from "../../../browser/use-now.ts";
import { dayOf } from "../../../format/date.ts";
import { ConnectionCard } from "../connection/connection-card.tsx";
import { ConnectionResult } from "./connection-result.tsx";
import { ProviderForm } from "./provider-form.tsx";
import { type ProviderValues, valuesOf } from "./provider-values.ts";
import { providerName, stateWords } from "./words.ts";

/** A provider: how it stands, its connection test, and the form that changes it. */
export function ProviderCard({ provider }: { provider: AiProvider }) {
	const today = dayOf(useNow());
	const test = trpc.aiProvider.test.useMutation();
	const form = useForm<ProviderValues>({
		// What is typed stays when somebody else changes the provider in the meantime.
		values: valuesOf(provider, today),
		resetOptions: { keepDirtyValues: true },
	});
	const name = providerName(provider.provider);
	const model = provider.model.value ?? provider.usualModel;
	return (
		<ConnectionCard
			title={name}
			state={stateWords[provider.state]}
			mark={
				provider.key.variable && (
					<Badge size="sm" tone="neutral" icon={null}>
						Set by environment
					</Badge>
				)
			}
			about={[...new Set([provider.label, model])]
				.filter((part) => part !== null && part !== name)
				.join(" · ")}
			changed={provider.changedAt === null ? null : { at: provider.changedAt, by: provider.changedBy }}
			isReady={provider.state === "ready"}
			isDirty={form.formState.isDirty}
			test={test}
			onTest={() => test.mutate({ provider: provider.provider })}
			waiting="Testing. A server that has to load its model first may take minutes."
			result={test.data && <ConnectionResult name={name} result={test.data} />}
		>
			{(close) => <ProviderForm provider={provider} form={form} onSaved={close} />}
		</ConnectionCard>
	);
}
