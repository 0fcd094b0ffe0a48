import { program } from "@throughline/db/schema";
import { entity } from "../entity.ts";

export const programs = entity({
	table: program,
	type: "program",
	area: "program",
	title: (row) => row.name,
	programId: (row) => row.id,
});
