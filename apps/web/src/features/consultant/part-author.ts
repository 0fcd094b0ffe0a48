import type { Author } from "@throughline/domain/consultant/author";
import type { StrategyVersion } from "@throughline/domain/consultant/version";

/** Who made something that is shown; without model and checks where those were not kept. */
export type PartAuthor = Pick<Author, "provider"> & Partial<Author>;

type Part = "analysis" | "decisions" | "program";

/** Who made a part of a version. One of an earlier version tells only who wrote into it last: that is who made the plan. */
export function partAuthor(version: StrategyVersion, part: Part): PartAuthor | undefined {
	const own = {
		analysis: version.enhancedAnalysis ?? version.analysis,
		decisions: version.decisions?.[0],
		program: version.program,
	}[part];
	const isLast = part === "program" || version.program === null;
	const writer = own && isLast ? version.provider : null;
	return own?.author ?? (writer === null ? undefined : { provider: writer as Author["provider"] });
}
