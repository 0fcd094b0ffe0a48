import type { Advisors } from "../consultant/ports.ts";
import type { RunHandlers } from "./engine.ts";

/** What the host plugs in for long work. */
export type RunPorts = { advisors: Advisors };

/** Each kind of run and who does it. */
export function runHandlers(_ports: RunPorts): RunHandlers {
	return {};
}
