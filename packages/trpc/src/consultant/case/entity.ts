import { caseCorrection } from "@throughline/db/schema";
import { entity } from "../../entity.ts";

export const corrections = entity({
	table: caseCorrection,
	type: "case correction",
	area: "consultant",
	title: (row) => row.correction.kind,
	programId: () => null,
});
