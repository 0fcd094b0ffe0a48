import { useNavigate } from "@tanstack/react-router";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { Spinner } from "@throughline/ui/spinner";
import { ArrowRight } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import type { DecisionUpdate } from "./use-research.ts";

/** Until the analysis opens by itself. */
const countdownSeconds = 3;

type NextStepProps = {
	sessionId: string;
	update: DecisionUpdate;
	/** Offered where the update has failed. */
	another: ReactNode;
};

/** What the research changes, and the way on: by itself after a first research, by hand for who comes back. */
export function NextStep({ sessionId, update, another }: NextStepProps) {
	const navigate = useNavigate();
	const over = update === "done" || update === "failed";
	const [left, setLeft] = useState(countdownSeconds);
	const [staying, setStaying] = useState(false);
	useEffect(() => {
		if (!over || staying) return;
		if (left === 0) {
			// Once: who comes back while the analysis is still loading stays here.
			setStaying(true);
			void navigate({ to: "/strategic-consultant/analysis/$sessionId", params: { sessionId } });
			return;
		}
		const timer = setTimeout(() => setLeft(left - 1), 1000);
		return () => clearTimeout(timer);
	}, [over, staying, left, navigate, sessionId]);
	const go = (
		<Button
			variant="primary"
			trailingIcon={<ArrowRight size={15} aria-hidden="true" />}
			onClick={() =>
				void navigate({ to: "/strategic-consultant/analysis/$sessionId", params: { sessionId } })
			}
		>
			Continue to Strategic Analysis
		</Button>
	);
	return (
		<section
			aria-label="Next step"
			data-print="hide"
			className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-accent-line bg-accent-soft px-4 py-3"
		>
			<div role="status" className="min-w-0 text-pretty text-body text-ink">
				<UpdateState update={update} />
				{over && !staying && (
					<p className="tabular text-table text-ink-muted">
						Opening the strategic analysis in {left} {left === 1 ? "second" : "seconds"}…
					</p>
				)}
			</div>
			<div className="flex flex-wrap gap-2">
				{over && !staying && <Button onClick={() => setStaying(true)}>Stay here</Button>}
				{go}
			</div>
			{(update === "failed" || update === "waiting") && another && <div className="w-full">{another}</div>}
		</section>
	);
}

function UpdateState({ update }: { update: DecisionUpdate }) {
	switch (update) {
		case "analysis":
			return <Busy>Updating the analysis with what was found…</Busy>;
		case "decisions":
			return <Busy>The analysis is up to date. Updating the decisions…</Busy>;
		case "done":
			return <p className="font-medium">Analysis and decisions now rest on this research.</p>;
		case "failed":
			return (
				<Callout tone="warning" title="Warning: Decision update failed" className="mb-1">
					The original decisions continue.
				</Callout>
			);
		case "waiting":
			return (
				<Callout tone="warning" title="Analysis and decisions do not know this research yet" className="mb-1">
					Their last update did not succeed. The original decisions continue.
				</Callout>
			);
		default:
			return <p>The strategic analysis is the next step.</p>;
	}
}

function Busy({ children }: { children: string }) {
	return (
		<p className="flex items-center gap-2">
			<Spinner />
			{children}
		</p>
	);
}
