import type {
	BuilderResponse,
	Iteration,
	NewOrchestratorTask,
	QaReview,
} from "@throughline/domain/orchestrator";
import type { Provider } from "@throughline/domain/run";
import type { Asking } from "./asking.ts";

/** A task as the agents get it. */
export type AgentTask = Pick<
	NewOrchestratorTask,
	"taskDescription" | "requirements" | "constraints" | "entity"
> & {
	/** What the chosen program holds of the entity, as JSON: for reading only. Null when no program was chosen. */
	data: string | null;
};

/** The two agents of one provider. Throws as a Strategist does. */
export type OrchestratorAgents = {
	readonly provider: Provider;
	/** The model's id; null for the offline agents. */
	readonly model: string | null;
	/** Builds, or revises what `previous` was found to lack. */
	build(task: AgentTask, previous: Iteration | null, asking: Asking): Promise<BuilderResponse>;
	review(task: AgentTask, built: BuilderResponse, asking: Asking): Promise<QaReview>;
};
