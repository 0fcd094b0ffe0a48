import { openRole } from "@throughline/db/schema";
import { entity } from "../../entity.ts";
import { findOpenRole } from "./find.ts";

export const openRoles = entity({
	table: openRole,
	type: "open role",
	area: "resource",
	title: (row) => row.name,
	programId: (row) => row.programId,
	read: (id, tx) => findOpenRole(tx, id),
});
