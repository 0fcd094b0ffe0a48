import { lazyRouteComponent } from "@tanstack/react-router";
import { benefitStatuses } from "@throughline/domain/benefit";
import { defineView } from "../../workspace/view/define-view.ts";
import { oneOf, text } from "../../workspace/view/fields.ts";

/** Benefits: what is expected of them, and what they have brought. */
export const benefitsView = defineView(
	{
		id: "benefits",
		search: {
			tab: oneOf(["categories", "tracking"]),
			category: text,
			status: oneOf(benefitStatuses),
			/** The benefit that is open and which part of it, or `projection`. */
			item: text,
			part: oneOf(["why", "plan", "history"]),
			/** `new` or a benefit's id. */
			form: text,
		},
		component: lazyRouteComponent(() => import("./benefits-view.tsx"), "BenefitsView"),
	},
	{
		loadProgram({ queries, ask }, programId) {
			ask(queries.benefit.list.queryOptions({ programId }));
			ask(queries.benefit.projection.queryOptions({ programId }));
		},
	},
);
