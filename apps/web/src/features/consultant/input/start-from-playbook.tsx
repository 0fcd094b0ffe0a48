import { useNavigate } from "@tanstack/react-router";
import { inLanguage } from "@throughline/domain/playbook/localized";
import type { Provider } from "@throughline/domain/run";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { Card } from "@throughline/ui/card";
import { Combobox } from "@throughline/ui/combobox";
import { Field } from "@throughline/ui/field";
import { BookMarked } from "lucide-react";
import { useState } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { trpc, trpcClient } from "../../../api/client.ts";
import { useIdempotencyKey } from "../../../api/use-idempotency-key.ts";
import { playbookOptions } from "../../../workspace/playbook-options.ts";
import { ProviderChoice } from "../provider-choice.tsx";

/** Begins a strategy without a text: the chosen playbook asks its questions. Quiet until it is asked for. */
export function StartFromPlaybook() {
	const [isOpen, setOpen] = useState(false);
	if (!isOpen) {
		return (
			<p className="text-table text-ink-muted">
				No text at hand?{" "}
				<Button variant="link" size="sm" onClick={() => setOpen(true)}>
					Start from a playbook
				</Button>
			</p>
		);
	}
	return <PlaybookChoice />;
}

/** Brings the choice into sight and the keyboard to it: it opens below what was pressed, often below the window's edge. */
function show(heading: HTMLElement | null): void {
	heading?.focus({ preventScroll: true });
	heading?.closest("section")?.scrollIntoView({ block: "nearest" });
}

function PlaybookChoice() {
	const navigate = useNavigate();
	const list = trpc.playbook.list.useQuery();
	const [playbookId, setPlaybookId] = useState<string | null>(null);
	const chosen = list.data?.find(({ id }) => id === playbookId);
	const [provider, setProvider] = useState<Provider | undefined>();
	const [isPending, setPending] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const keyOf = useIdempotencyKey();
	const options = playbookOptions(list.data ?? []);
	const refused = failure ?? (list.error ? toApiError(list.error).sentence : null);

	async function start(): Promise<void> {
		if (playbookId === null) return;
		setPending(true);
		setFailure(null);
		const input = { playbookId, ...(provider && { provider }) };
		try {
			const { sessionId } = await trpcClient.consultant.session.startFromPlaybook.mutate(input, {
				context: { idempotencyKey: keyOf(input) },
			});
			await navigate({
				to: "/strategic-consultant/whys-tree/$sessionId",
				params: { sessionId },
				search: { step: "interview" },
			});
		} catch (error) {
			setFailure(toApiError(error).sentence);
		} finally {
			setPending(false);
		}
	}

	return (
		<Card as="section" aria-labelledby="playbook-title" className="scroll-mb-6 space-y-4 p-5 sm:p-6">
			<div>
				<h2
					id="playbook-title"
					ref={show}
					tabIndex={-1}
					className="text-lead font-semibold text-ink-strong outline-none"
				>
					Start from a playbook
				</h2>
				<p className="mt-1 max-w-[64ch] text-pretty text-body text-ink-muted">
					It asks what matters for this kind of undertaking. Your answers are the text that the analysis
					reads.
				</p>
			</div>
			{refused && (
				<Callout tone="critical" role="alert">
					{refused}
				</Callout>
			)}
			<Field label="Playbook" hint={chosen && inLanguage(chosen.summary, "en").text}>
				<Combobox
					value={playbookId}
					onValueChange={setPlaybookId}
					options={options}
					placeholder="Choose a playbook"
					searchPlaceholder="Search by name or subject"
					emptyText="No playbook matches this search."
				/>
			</Field>
			<ProviderChoice value={provider} onChange={setProvider} className="w-full sm:w-64" />
			<Button
				variant="primary"
				icon={<BookMarked size={15} aria-hidden="true" />}
				loading={isPending}
				disabled={playbookId === null}
				onClick={() => void start()}
			>
				Start the interview
			</Button>
		</Card>
	);
}
