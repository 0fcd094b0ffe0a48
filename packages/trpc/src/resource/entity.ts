import { resource } from "@throughline/db/schema";
import { entity } from "../entity.ts";

export const resources = entity({
	table: resource,
	type: "team member",
	area: "resource",
	title: (row) => row.name,
	programId: () => null,
});
