import type { AiProvider } from "@throughline/domain/ai-provider";
import { Badge } from "@throughline/ui/badge";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";
import { useNow } from "../../../browser/use-now.ts";
import { dayOf } from "../../../format/date.ts";
import { formatAgo } from "../../../format/relative-time.ts";
import { ConnectionResult } from "./connection-result.tsx";
import { ProviderForm } from "./provider-form.tsx";
import { type ProviderValues, valuesOf } from "./provider-values.ts";
import { providerName, stateWords } from "./words.ts";

/** A provider: how it stands, its connection test, and the form that changes it. */
export function ProviderCard({ provider }: { provider: AiProvider }) {
	const id = useId();
	const now = useNow();
	const today = dayOf(now);
	const [open, setOpen] = useState(false);
	const test = trpc.aiProvider.test.useMutation();
	const form = useForm<ProviderValues>({
		// What is typed stays when somebody else changes the provider in the meantime.
		values: valuesOf(provider, today),
		resetOptions: { keepDirtyValues: true },
	});
	const { isDirty } = form.formState;
	const name = providerName(provider.provider);
	const { word, tone } = stateWords[provider.state];
	const model = provider.model.value ?? provider.usualModel;
	return (
		<Card as="section" aria-labelledby={`${id}-name`}>
			<div className="flex flex-wrap items-start justify-between gap-3 px-4 py-3.5">
				<div className="min-w-0 flex-1 basis-52">
					<h3
						id={`${id}-name`}
						className="flex flex-wrap items-center gap-2 text-body font-semibold text-ink-strong"
					>
						{name}
						<Badge size="sm" tone={tone}>
							{word}
						</Badge>
						{provider.key.variable && (
							<Badge size="sm" tone="neutral" icon={null}>
								Set by environment
							</Badge>
						)}
					</h3>
					<p className="mt-1 text-table text-ink-muted [overflow-wrap:anywhere]">
						{provider.label}
						{model !== null && <> · {model}</>}
					</p>
					{provider.changedAt !== null && (
						<p className="mt-0.5 text-caption text-ink-muted">
							Changed {formatAgo(provider.changedAt, now)}
							{provider.changedBy !== null && <> by {provider.changedBy}</>}
						</p>
					)}
				</div>
				<div className="flex flex-wrap gap-2">
					{provider.state === "ready" && (
						<Button
							size="sm"
							aria-label={`Test connection to ${name}`}
							loading={test.isPending}
							disabled={isDirty}
							title={isDirty ? "Save the changes first: the stored settings are tested" : undefined}
							onClick={() => test.mutate({ provider: provider.provider })}
						>
							Test connection
						</Button>
					)}
					<Button
						size="sm"
						aria-expanded={open}
						aria-controls={`${id}-form`}
						aria-label={`${open ? "Close" : "Change"} ${name}`}
						onClick={() => setOpen(!open)}
					>
						{open ? "Close" : "Change"}
					</Button>
				</div>
			</div>
			<div aria-live="polite">
				{test.isPending && (
					<p className="px-4 pb-3.5 text-table text-ink-muted">
						Testing. A server that has to load its model first may take minutes.
					</p>
				)}
				{test.data && <ConnectionResult name={name} result={test.data} />}
				{test.isError && (
					<p className="px-4 pb-3.5 text-table text-critical">{toApiError(test.error).sentence}</p>
				)}
			</div>
			<div id={`${id}-form`} hidden={!open} className="border-t border-line-subtle px-4 py-4">
				{open && (
					<ProviderForm
						provider={provider}
						form={form}
						onSaved={() => {
							test.reset();
							setOpen(false);
						}}
					/>
				)}
			</div>
		</Card>
	);
}
