import { IntegrationSummary, OfVersion } from "@throughline/domain/consultant/version";
import { router, writes } from "../../procedure.ts";
import { integrate } from "./integrate.ts";

export const integrationRouter = router({
	/** Makes the program of a version's plan, once: asked again, it answers what it made. */
	integrate: writes("write", { bulk: true })
		.input(OfVersion)
		.output(IntegrationSummary)
		.mutation(({ ctx, input }) => integrate(ctx, input)),
});
