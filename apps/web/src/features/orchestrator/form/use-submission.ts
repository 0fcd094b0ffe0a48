import { verdicts } from "@throughline/domain/orchestrator";
import { toast } from "@throughline/ui/toast";
import { useEffect, useRef, useState } from "react";
import { z } from "zod";
import { givenReason, toApiError } from "../../../api/api-error.ts";
import { trpcClient } from "../../../api/client.ts";
import { refreshAreas } from "../../../api/live/refresh.ts";
import { useIdempotencyKey } from "../../../api/use-idempotency-key.ts";
import { storedValue } from "../../../browser/stored-value.ts";
import { readDraftAs, useDraftPlace, writeDraft } from "../../../forms/kept-draft.ts";
import { type FollowedRun, useRun } from "../../../run/use-run.ts";
import { iterationsText } from "../words.ts";
import { emptyDraft, inputOf, type Problem, problemOf, sameDraft, TaskDraft } from "./task-draft.ts";

/** When a task of this browser was last submitted and answered, as an instant. */
export const lastSubmitted = storedValue("orchestratorLastSubmitted");

const Sent = z.object({ id: z.string(), runId: z.string(), draft: TaskDraft, told: z.boolean() });
const Outcome = z.object({ verdict: z.enum(verdicts), iterations: z.number() });

export type Submission = {
	draft: TaskDraft;
	setDraft: (next: TaskDraft) => void;
	/** What this tab submitted last, and its run; null before the first. */
	sent: { id: string; run: FollowedRun } | null;
	isStarting: boolean;
	/** Why the server did not take it, or why the agents could not answer. */
	failure: string | null;
	/** What the last attempt to submit found wrong in a field; null once that field is another. */
	problem: Problem | null;
	/** Sends a task, the typed one or an earlier one. Answers its id; null when it was not taken. */
	submit(draft: TaskDraft): Promise<string | null>;
};

/**
 * What is typed and what was sent. Nothing typed is lost before the agents have answered, a reload included; what was
 * typed meanwhile stays too.
 */
export function useSubmission(): Submission {
	const [draft, setDraft] = useKeptState("orchestrator/new", TaskDraft, emptyDraft);
	const [sent, setSent] = useKeptState("orchestrator/sent", Sent.nullable(), null);
	const [isStarting, setStarting] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const [problem, setProblem] = useState<Problem | null>(null);
	const [count, setCount] = useState(0);
	const keyOf = useIdempotencyKey();
	const run = useRun(sent && !sent.told ? sent.runId : null);
	const [ended, setEnded] = useState<FollowedRun | null>(null);

	const submit = async (task: TaskDraft) => {
		const wrong = problemOf(task);
		setProblem(wrong);
		if (wrong) {
			toast({ title: "Validation Error", description: wrong.sentence, variant: "destructive" });
			return null;
		}
		setStarting(true);
		setFailure(null);
		setEnded(null);
		try {
			const input = inputOf(task);
			// The same task may be sent again on purpose once the server has taken it.
			const options = { context: { idempotencyKey: keyOf({ input, count }) } };
			const begun = await trpcClient.orchestrator.start.mutate(input, options);
			setCount(count + 1);
			setSent({ ...begun, draft: task, told: false });
			return begun.id;
		} catch (error) {
			const refusal = toApiError(error);
			const sentence = tellFailure(refusal);
			setFailure(sentence);
			if (refusal.code === "NO_PROVIDER") setProblem({ field: "provider", sentence });
			return null;
		} finally {
			setStarting(false);
		}
	};

	const settle = () => {
		if (!sent || sent.told || run.status === "running" || run.status === "idle") return;
		setEnded(run);
		setSent({ ...sent, told: true });
		void refreshAreas("orchestrator");
		if (run.status === "failed") setFailure(tellFailure(run.error));
		if (run.status !== "succeeded") return;
		tellSuccess(run.result);
		lastSubmitted.set(new Date().toISOString());
		setDraft((typed) => (sameDraft(typed, sent.draft) ? emptyDraft : typed));
	};
	const settleNow = useRef(settle);
	settleNow.current = settle;
	const { status } = run;
	useEffect(() => {
		if (status !== "running") settleNow.current();
	}, [status]);

	return {
		draft,
		setDraft(next) {
			setDraft(next);
			if (!problem || stillHolds(problem, draft, next)) return;
			setProblem(null);
			setFailure(null);
		},
		problem,
		sent: sent && { id: sent.id, run: ended ?? run },
		isStarting,
		failure,
		submit,
	};
}

/** Whether a field that was found wrong is so after a change. */
function stillHolds({ field }: Problem, before: TaskDraft, after: TaskDraft): boolean {
	return field === "provider" ? before.provider === after.provider : problemOf(after)?.field === field;
}

function tellSuccess(result: unknown): void {
	const outcome = Outcome.safeParse(result).data;
	const word = outcome?.verdict === "PASS" ? "succeeded" : "completed";
	const count = outcome ? ` after ${iterationsText(outcome.iterations)}` : "";
	toast({ title: "Task Submitted", description: `AI orchestration ${word}${count}.` });
}

function tellFailure(error: { sentence: string; code: string | null } | null): string {
	const description = (error && givenReason(error)) ?? "Failed to submit task";
	toast({ title: "Error", description, variant: "destructive" });
	return description;
}

/**
 * A state that survives a reload and a sign-in: in this tab only, for this person only. What an earlier version of the
 * screen left, and cannot be read any more, counts as nothing.
 */
function useKeptState<State>(
	name: string,
	shape: z.ZodType<State>,
	initial: State,
): [State, (next: State | ((before: State) => State)) => void] {
	const place = useDraftPlace(name);
	const [state, setState] = useState(() => readDraftAs(place, (value) => shape.parse(value)) ?? initial);
	const change = (next: State | ((before: State) => State)) => {
		setState((before) => {
			const after = next instanceof Function ? next(before) : next;
			writeDraft(place, after === initial ? null : JSON.stringify(after));
			return after;
		});
	};
	return [state, change];
}
