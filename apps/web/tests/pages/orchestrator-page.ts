import userEvent from "@testing-library/user-event";
import type { Role } from "@throughline/domain/account";
import type {
	BuilderResponse,
	Iteration,
	OrchestratorTask,
	QaReview,
} from "@throughline/domain/orchestrator";
import { programOf } from "../data/portfolio.ts";
import { Refusal, serve } from "../fake-server.ts";
import { openScreen } from "../render-screen.tsx";
import { runFeed } from "../run-feed.ts";

export const program = programOf(7, { name: "Kassel Warehouse Automation" });
export const taskId = "019d0000-0000-7000-8000-000000000001";
/** The run of every task. */
export const runId = "019d0000-0000-7000-8000-0000000000ff";

export const built = (given: Partial<BuilderResponse> = {}): BuilderResponse => ({
	approach: "A register behind one table",
	confidence: 82,
	artifacts: [
		{ filePath: "src/risk.ts", content: "export const risks = [];\n", description: "The register" },
	],
	unmetRequirements: [],
	...given,
});

export const reviewed = (given: Partial<QaReview> = {}): QaReview => ({
	summary: "Nearly there",
	confidence: 64,
	requirementsVerification: [
		{ requirement: "Overdue reviews come first", satisfied: false, notes: "They are not sorted" },
	],
	issues: [],
	criticalBlockers: [],
	...given,
});

export const round = (
	number: number,
	builderResponse = built(),
	qaReview: QaReview | null = reviewed(),
): Iteration => ({ number, builderResponse, qaReview });

/** A finished task with one iteration, unless said otherwise. */
export function taskOf(given: Partial<OrchestratorTask> = {}): OrchestratorTask {
	const rounds = given.rounds ?? [round(1)];
	return {
		id: taskId,
		runId,
		status: "succeeded",
		taskDescription: "A register of supplier risks",
		requirements: ["Overdue reviews come first"],
		constraints: null,
		entity: null,
		programId: null,
		objectId: null,
		preferredProvider: "offline",
		maxRetries: 2,
		verdict: "FAIL",
		stopReason: "no-progress",
		provider: "offline",
		iterations: rounds.length,
		rounds,
		errorCode: null,
		errorMessage: null,
		createdAt: "2026-03-02T09:00:00.000Z",
		finishedAt: "2026-03-02T09:01:00.000Z",
		version: 1,
		...given,
	};
}

/** A task whose agents have not answered yet. */
export const begun = (given: Partial<OrchestratorTask> = {}) =>
	taskOf({ status: "running", verdict: null, stopReason: null, rounds: [], finishedAt: null, ...given });

type GivenPage = {
	path?: string;
	role?: Role;
	tasks?: OrchestratorTask[];
	procedures?: Parameters<typeof serve>[1];
};

/** The orchestrator over tasks that its own calls, and the test, change. */
export async function openOrchestrator(given: GivenPage = {}) {
	const { path = "/?view=ai-orchestrator", role = "Editor" } = given;
	const state = { tasks: given.tasks ?? [] };
	const feed = runFeed();
	const server = serve(role, {
		"program.list": () => [program],
		"consultant.session.providers": () => ({
			providers: [
				{ id: "openai", label: "GPT-5", model: null, available: false, variable: "OPENAI_API_KEY" },
				{
					id: "anthropic",
					label: "Claude Sonnet 4",
					model: "claude-sonnet-4",
					available: true,
					variable: "ANTHROPIC_API_KEY",
				},
				{ id: "offline", label: "Offline analysis", model: null, available: true, variable: null },
			],
			preferred: "offline",
		}),
		"orchestrator.start": () => {
			state.tasks = [begun(), ...state.tasks];
			return { id: taskId, runId };
		},
		"orchestrator.list": (filter: { verdict?: string; outcome?: string; before?: string; limit: number }) => {
			const after = state.tasks.findIndex(({ id }) => id === filter.before) + 1;
			return state.tasks
				.slice(after)
				.filter(({ verdict }) => filter.verdict === undefined || filter.verdict === verdict)
				.filter(({ status }) => filter.outcome === undefined || filter.outcome === status)
				.slice(0, filter.limit);
		},
		"orchestrator.byId": ({ id }: { id: string }) => {
			const found = state.tasks.find((task) => task.id === id);
			if (!found) throw new Refusal(404, "NOT_FOUND", "There is no such task");
			return found;
		},
		"risk.list": () => [{ id: "risk-1", description: "The integrator runs late" }],
		"run.cancel": () => {
			state.tasks = state.tasks.map((task) => ({ ...task, status: "cancelled" }));
			feed.say(runId, "cancelled");
			return {};
		},
		...given.procedures,
	});
	const router = await openScreen(path);
	return { ...server, state, router, feed, user: userEvent.setup() };
}
