import { portfolio } from "@throughline/db/schema";
import { entity } from "../entity.ts";

export const portfolios = entity({
	table: portfolio,
	type: "portfolio",
	area: "portfolio",
	title: (row) => row.name,
	programId: () => null,
});
