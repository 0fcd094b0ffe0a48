import { linkOptions } from "@tanstack/react-router";

/** The programs page, with what its own address can say. */
export function programsPage(search: { form: "new" } | { archived: true; q: string }) {
	return linkOptions({ to: "/programs", search: { settings: undefined, ...search } });
}
