import type { Executor } from "@throughline/db/connect";
import type { ExpectedReading } from "@throughline/domain/consultant/case/model-reading";
import type { Advisors } from "../../ports/advisors.ts";
import { materialLength } from "../../run/material-length.ts";

/** What a reading of a session's case is likely to cost with each provider that can make one. */
export async function expectReading(
	db: Executor,
	sessionId: string,
	advisors: Pick<Advisors, "serving">,
): Promise<ExpectedReading[]> {
	const { providers, estimate } = await advisors.serving(db);
	const models = providers.filter(({ id, available }) => available && id !== "offline");
	if (!estimate || models.length === 0) return [];
	const characters = await materialLength(db, sessionId);
	return models.flatMap(({ id }) => {
		const expected = estimate(id, "model-reading", characters);
		return expected ? { provider: id, ...expected } : [];
	});
}
