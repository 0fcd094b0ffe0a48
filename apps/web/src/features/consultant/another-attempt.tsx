import type { Provider } from "@throughline/domain/run";
import { dollars } from "@throughline/domain/run/ledger";
import { isPaid } from "@throughline/domain/run/vendors";
import { Button } from "@throughline/ui/button";
import { RotateCw } from "lucide-react";
import { useProviders } from "../../run/use-providers.ts";
import { nameOfProvider, useProviderName } from "./provider-choice.tsx";
import { useStrategy } from "./stored-strategy.ts";

type AnotherAttemptProps = {
	sessionId: string;
	/** On the button that lets the same provider try again. */
	label?: string;
	/** What the attempts so far have cost, in US dollars; undefined where none was made. */
	cost?: string | undefined;
	retrying?: boolean;
	/** Given a provider, that one serves the strategy from then on. */
	onTry: (provider?: Provider) => void;
};

/** After a failure: another attempt, by whoever served or by another who can, what the last one cost, and who is paid. */
export function AnotherAttempt({
	sessionId,
	label = "Try again",
	cost,
	retrying = false,
	onTry,
}: AnotherAttemptProps) {
	const available = useProviders();
	const { provider } = useStrategy(sessionId);
	const serves = provider ?? available?.preferred ?? null;
	const name = useProviderName(serves);
	const others = (available?.providers ?? []).filter((each) => each.available && each.id !== serves);
	return (
		<div className="flex w-full flex-col items-center gap-3">
			<div className="flex flex-wrap justify-center gap-2">
				<Button
					variant="primary"
					loading={retrying}
					icon={<RotateCw size={14} aria-hidden="true" />}
					onClick={() => onTry()}
				>
					{label}
				</Button>
				{others.map((each) => (
					<Button key={each.id} disabled={retrying} onClick={() => onTry(each.id)}>
						Use {nameOfProvider(each)}
					</Button>
				))}
			</div>
			{(isPaid(serves) || Number(cost ?? 0) > 0) && (
				<p className="text-pretty text-center text-caption text-ink-muted">
					{Number(cost ?? 0) > 0 && `It has cost ${dollars(cost ?? 0)} so far. `}
					{isPaid(serves) && name && `${name} is paid for each attempt.`}
				</p>
			)}
		</div>
	);
}
