import type { OpenProposal } from "@throughline/domain/consultant/case/model-reading";
import { Button } from "@throughline/ui/button";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { figureWords, ledgerLabels } from "../ledger/figure-words.ts";
import { linkWords, roleVariants } from "../text/role-variants.ts";

type ProposalRowProps = {
	proposal: OpenProposal;
	mayChange: boolean;
	/** While several are accepted. */
	disabled: boolean;
	onAccept: () => Promise<unknown>;
	onDismiss: () => Promise<unknown>;
};

/** What a model reads otherwise in one place, to accept or to dismiss. */
export function ProposalRow({ proposal, mayChange, disabled, onAccept, onDismiss }: ProposalRowProps) {
	const [busy, setBusy] = useState<"accept" | "dismiss" | null>(null);
	const { about, now, proposed } = wordsOf(proposal);
	const act = async (what: "accept" | "dismiss", work: () => Promise<unknown>) => {
		setBusy(what);
		await work();
		setBusy(null);
	};
	return (
		<li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line-subtle py-2.5 last:border-b-0 last:pb-0">
			<div className="min-w-0 flex-1 basis-72">
				<p className="text-pretty break-words text-body text-ink">{about}</p>
				<p className="mt-1 flex flex-wrap items-center gap-x-2 text-table">
					{now !== null && (
						<>
							<span className="text-ink-muted">{now}</span>
							<ArrowRight size={14} aria-label="becomes" className="text-ink-faint" />
						</>
					)}
					<span className="font-medium text-ink-strong">{proposed}</span>
				</p>
				{proposal.reason !== "" && (
					<p className="mt-0.5 text-pretty break-words text-table text-ink-muted">{proposal.reason}</p>
				)}
			</div>
			{mayChange && (
				<div className="flex gap-2">
					<Button
						size="sm"
						loading={busy === "accept"}
						disabled={disabled || busy !== null}
						aria-label={`Accept: ${proposed}, ${about}`}
						onClick={() => void act("accept", onAccept)}
					>
						Accept
					</Button>
					<Button
						size="sm"
						variant="ghost"
						loading={busy === "dismiss"}
						disabled={disabled || busy !== null}
						aria-label={`Dismiss: ${proposed}, ${about}`}
						onClick={() => void act("dismiss", onDismiss)}
					>
						Dismiss
					</Button>
				</div>
			)}
		</li>
	);
}

function wordsOf({ correction, quotes, role, figureRole, quote }: OpenProposal) {
	const [first = "", second = ""] = quotes.map(({ text }) => `“${text}”`);
	switch (correction.kind) {
		case "role":
			return {
				about: first,
				now: role && roleVariants[role].label,
				proposed: roleVariants[correction.role].label,
			};
		case "link":
			return { about: `${first} ${linkWords[correction.link]} ${second}`, now: null, proposed: "New link" };
		case "figure":
			return {
				about: quote ? `“${quote.text}”` : first,
				now: figureRole && ledgerLabels[figureRole],
				proposed: `${ledgerLabels[correction.role]}: ${valueWords(correction)}`,
			};
		case "added figure":
			return {
				about: first,
				now: null,
				proposed: `New figure, ${ledgerLabels[correction.role]}: ${correction.subject} ${valueWords(correction)}`,
			};
		default:
			// No model proposes anything else.
			return { about: first, now: null, proposed: "" };
	}
}

type FigureCorrection = Extract<OpenProposal["correction"], { kind: "figure" | "added figure" }>;

function valueWords({ type, value, high, of, unit, currency, per, date }: FigureCorrection): string {
	return figureWords({
		kind: type,
		value,
		high: high ?? null,
		of: of ?? null,
		unit,
		currency,
		per: per ?? null,
		date,
	});
}
