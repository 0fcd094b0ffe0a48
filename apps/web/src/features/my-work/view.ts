import { lazyRouteComponent } from "@tanstack/react-router";
import { defineView } from "../../workspace/view/define-view.ts";

/** What the reader has to do over all programs. */
export const myWorkView = defineView(
	{
		id: "my-work",
		search: {},
		component: lazyRouteComponent(() => import("./my-work-view.tsx"), "MyWorkView"),
	},
	{
		load({ queries, ask }) {
			ask(queries.myWork.list.queryOptions());
		},
	},
);
