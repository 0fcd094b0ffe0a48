import { buildOffline } from "@throughline/domain/orchestrator/offline/builder";
import { reviewOffline } from "@throughline/domain/orchestrator/offline/reviewer";
import type { OrchestratorAgents } from "../ports/orchestrator-agents.ts";

/** The agents that need no model: they specify and check, and build no program. */
export const offlineAgents: OrchestratorAgents = {
	provider: "offline",
	model: null,
	build: async (task) => buildOffline(task),
	review: async (task, built) => reviewOffline(task, built),
};
