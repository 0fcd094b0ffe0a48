import userEvent from "@testing-library/user-event";
import type { Role } from "@throughline/domain/account";
import type { WhysTree } from "@throughline/domain/consultant/whys";
import {
	forgetStrategies,
	runId,
	sessionId,
	strategyProcedures,
	treeOf,
	whyOf,
} from "../data/strategy-session.ts";
import { strategySteps } from "../data/strategy-steps.ts";
import { serve } from "../fake-server.ts";
import { openScreen } from "../render-screen.tsx";
import { serveRuns } from "../run-stream.ts";

type Given = {
	role?: Role;
	tree?: WhysTree | null;
	search?: string;
	procedures?: Parameters<typeof serve>[1];
};

/** Opens the Five Whys of a stored strategy, before a server that makes its tree and levels when it is told that a run ended. */
export async function openWhys({
	role = "Editor",
	tree = treeOf(),
	search = "",
	procedures = {},
}: Given = {}) {
	forgetStrategies();
	const state = { tree };
	const steps = strategySteps({
		sessionId,
		due: ({ again }) => (again || !state.tree ? { id: runId, kind: "whys-tree" } : null),
	});
	const runs = serveRuns(steps.hear);
	const server = serve(role, {
		...strategyProcedures,
		"consultant.whys.tree": () => state.tree,
		...steps.procedures,
		"consultant.whys.startExpansion": ({ nodeId }: { nodeId: string }) => steps.expand(nodeId, expansionId),
		"consultant.research.result": () => null,
		"consultant.research.started": () => ({ runId, status: "running" }),
		...procedures,
	});
	const router = await openScreen(`/strategic-consultant/whys-tree/${sessionId}${search}`);
	const callsOf = (path: string) => server.calls.filter((call) => call.path === path);
	return { ...server, runs, steps, state, router, callsOf, user: userEvent.setup() };
}

export const expansionId = "019a0000-0000-7000-8000-00000000aaad";
export const idOf = (number: number) => `019a0000-0000-7000-8000-${String(number).padStart(12, "0")}`;
export const level2 = `?path=${idOf(11)}`;
export const level3 = `?path=${idOf(11)}.${idOf(21)}`;
export const level5 = `?path=${[11, 21, 31, 41].map(idOf).join(".")}`;

/** A tree whose first options go down to level 5. */
export function deepTree(): WhysTree {
	const tree = treeOf();
	const third = tree.branches[0]?.branches[0]?.branches[0];
	const fifth = whyOf(51, "Investment was postponed", { depth: 5, isLeaf: true });
	third?.branches.push(whyOf(41, "Nobody planned for growth", { depth: 4, branches: [fifth] }));
	return tree;
}
