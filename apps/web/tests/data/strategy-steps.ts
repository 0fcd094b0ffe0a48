import {
	type EnteredStep,
	type EnterStep,
	isUnderWay,
	type StepRun,
} from "@throughline/domain/consultant/step";
import type { RunEvent } from "@throughline/domain/run";

type DueRun = Pick<StepRun, "id" | "kind">;

type Given = {
	sessionId: string;
	/** What entering a screen starts; null for nothing. */
	due: (asked: EnterStep) => DueRun | null;
	/** What follows a run that has succeeded; null for nothing. */
	next?: (ended: StepRun) => DueRun | null;
	/** Told when a run that is over is started anew. */
	onRestart?: (runId: string) => void;
};

const at = "2026-03-02T09:00:00.000Z";

/** The steps of a session, and what works for them, as the server keeps them. */
export function strategySteps({ sessionId, due, next = () => null, onRestart }: Given) {
	const steps: EnteredStep[] = [];
	const expansions: { nodeId: string; run: StepRun }[] = [];
	const queued = (run: DueRun, edition = 1): StepRun => ({
		...run,
		edition,
		status: "queued",
		provider: "offline",
		model: null,
		cost: "0",
		failure: null,
	});
	const progress = () => ({ sessionId, steps, expansions });
	return {
		steps,
		expansions,
		procedures: {
			"consultant.step.enter": (asked: EnterStep) => {
				const before = steps.find(({ step }) => step === asked.step);
				const run = before?.run ?? null;
				const isFree = run === null || !isUnderWay(run);
				const wanted = isFree ? due(asked) : null;
				if (wanted && wanted.id === run?.id) onRestart?.(run.id);
				const entered: EnteredStep = {
					step: asked.step,
					versionNumber: asked.step === "whys" ? null : (asked.versionNumber ?? 1),
					enteredAt: at,
					run: wanted ? queued(wanted, (run?.edition ?? 0) + 1) : run,
					failure: null,
				};
				steps.splice(0, steps.length, entered, ...steps.filter((each) => each !== before));
				return progress();
			},
			"consultant.step.progress": progress,
		},
		/** A search for the causes of a why. */
		expand(nodeId: string, id: string): { nodeId: string; runId: string } {
			const before = expansions.findIndex((each) => each.nodeId === nodeId);
			const edition = (expansions[before]?.run.edition ?? 0) + 1;
			if (before >= 0) expansions.splice(before, 1);
			expansions.push({ nodeId, run: queued({ id, kind: "whys-expansion" }, edition) });
			return { nodeId, runId: id };
		},
		/** Keeps what a run tells of its end. */
		hear(runId: string, kind: RunEvent["kind"], data: RunEvent["data"] = {}): void {
			const over = overBy(kind, data);
			if (over === null) return;
			const step = steps.find(({ run }) => run?.id === runId);
			if (step?.run) step.run = following(step.run, over);
			const told = expansions.findIndex(({ run }) => run.id === runId);
			const [expansion] = told === -1 ? [] : expansions.splice(told, 1);
			if (expansion && kind !== "complete")
				expansions.push({ ...expansion, run: { ...expansion.run, ...over } });
		},
	};

	function following(run: StepRun, over: Pick<StepRun, "status" | "failure">): StepRun {
		const follows = over.status === "succeeded" ? next(run) : null;
		return follows ? queued(follows) : { ...run, ...over };
	}
}

/** What an event makes of a run; null for one after which the run goes on. */
function overBy(kind: RunEvent["kind"], data: RunEvent["data"]): Pick<StepRun, "status" | "failure"> | null {
	if (kind === "complete") return { status: "succeeded", failure: null };
	if (kind === "cancelled") return { status: "cancelled", failure: null };
	if (kind !== "error") return null;
	return { status: "failed", failure: { code: String(data.code ?? ""), error: String(data.error ?? "") } };
}
