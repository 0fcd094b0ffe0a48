import type { OrchestratorTask } from "@throughline/domain/orchestrator";
import { nextStep, startLoop } from "@throughline/domain/orchestrator/loop";
import { Check, CircleDot } from "lucide-react";

type Step = { who: "Builder" | "QA"; number: number; did: string; done: boolean };

/** What the agents have done, iteration by iteration, and whose turn it is. */
export function Steps({ task }: { task: OrchestratorTask }) {
	return (
		<ol aria-label="Steps" className="mt-3 space-y-1 border-t border-line-subtle pt-3 text-table">
			{stepsOf(task).map(({ who, number, did, done }) => (
				<li
					key={`${number} ${who}`}
					aria-current={done ? undefined : "step"}
					className="flex items-start gap-2 text-ink-muted"
				>
					{done ? (
						<Check size={14} aria-hidden="true" className="mt-0.5 shrink-0 text-good" />
					) : (
						<CircleDot size={14} aria-hidden="true" className="mt-0.5 shrink-0 text-accent-text" />
					)}
					<span>
						<span className="font-medium text-ink">{`Iteration ${number}, ${who}`}</span>
						{`: ${did}`}
					</span>
				</li>
			))}
		</ol>
	);
}

function stepsOf({ requirements, maxRetries, rounds }: OrchestratorTask): Step[] {
	const done = rounds.flatMap(({ number, builderResponse, qaReview }): Step[] => {
		const files = builderResponse.artifacts.length;
		const proposed = `${files} ${files === 1 ? "file" : "files"} proposed`;
		const built: Step = { who: "Builder", number, did: proposed, done: true };
		if (!qaReview) return [built];
		const checks = qaReview.requirementsVerification;
		const satisfied = checks.filter((each) => each.satisfied).length;
		const satisfaction = `${satisfied} of ${checks.length} requirements satisfied`;
		return [built, { who: "QA", number, did: satisfaction, done: true }];
	});
	const next = nextStep({ ...startLoop({ requirements, maxRetries }), rounds });
	if (next.do === "stop") return done;
	if (next.do === "review")
		return [...done, { who: "QA", number: next.number, did: "reviewing", done: false }];
	const did = next.previous ? "revising what QA found" : "building";
	return [...done, { who: "Builder", number: next.number, did, done: false }];
}
