import { modelReading } from "@throughline/db/schema";
import { entity } from "../../entity.ts";

export const modelReadings = entity({
	table: modelReading,
	type: "model reading",
	area: "consultant",
	title: ({ provider }) => provider,
	programId: () => null,
	redacted: ["proposals"],
});
