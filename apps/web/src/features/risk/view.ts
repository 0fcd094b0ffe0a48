import { lazyRouteComponent } from "@tanstack/react-router";
import { impacts, likelihoods, riskPriorities, riskStatuses } from "@throughline/domain/risk";
import { defineView } from "../../workspace/view/define-view.ts";
import { oneOf, someOf, text } from "../../workspace/view/fields.ts";

/** Risks: where they lie in the matrix, and the register. */
export const risksView = defineView(
	{
		id: "risks",
		search: {
			tab: oneOf(["matrix", "register"]),
			priority: someOf(riskPriorities),
			status: someOf(riskStatuses),
			/** Which position the matrix shows. */
			scale: oneOf(["inherent", "residual"]),
			/** Whether arrows show how mitigation moves the risks. */
			display: oneOf(["movement"]),
			/** The cell of the matrix that is open, `Likely/High`; in the register, the only one that is listed. */
			cell: oneOf(
				likelihoods.flatMap((likelihood) => impacts.map((impact) => `${likelihood}/${impact}` as const)),
			),
			/** The risk that is open, and which part of it. */
			item: text,
			part: oneOf(["why", "mitigations", "history"]),
			/** `new` or a risk's id. */
			form: text,
		},
		component: lazyRouteComponent(() => import("./risks-view.tsx"), "RisksView"),
	},
	{
		loadProgram({ queries, ask }, programId) {
			ask(queries.risk.list.queryOptions({ programId }));
			ask(queries.risk.mitigation.ofProgram.queryOptions({ programId }));
		},
	},
);
