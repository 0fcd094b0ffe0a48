import { lazyRouteComponent } from "@tanstack/react-router";
import { productLanguages } from "@throughline/domain/value/language";
import { defineView } from "../../workspace/view/define-view.ts";
import { oneOf, text } from "../../workspace/view/fields.ts";

/** The library of playbooks. */
export const playbooksView = defineView(
	{
		id: "playbooks",
		search: {
			q: text,
			/** Only those that came with the product, or only the organisation's own. */
			status: oneOf(["shipped", "own"]),
			/** The playbook that is open. */
			playbook: text,
			/** The language in which it is read, or written. */
			display: oneOf(productLanguages),
			form: oneOf(["new", "import", "program", "edit", "use", "versions"]),
			/** How a playbook is edited; what fits the way to it, where this is left out. */
			tab: oneOf(["form", "yaml"]),
			/** An earlier version of the playbook by its number; with the form `program`: that program's id. */
			item: text,
		},
		component: lazyRouteComponent(() => import("./playbooks-view.tsx"), "PlaybooksView"),
	},
	{
		load({ queries, ask }, { playbook, form }) {
			if (playbook === undefined && form === undefined) ask(queries.playbook.list.queryOptions());
		},
	},
);
