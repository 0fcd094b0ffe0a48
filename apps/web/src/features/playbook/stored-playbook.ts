import type { RouterOutputs } from "./router-outputs.ts";

/** A playbook as the server answers it, with who changed it last. */
export type StoredPlaybook = RouterOutputs["playbook"]["get"];
