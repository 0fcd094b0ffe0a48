import type { Plan } from "@throughline/domain/consultant/plan";
import type { Case } from "../case/build.ts";
import { wording } from "../wording/wording.ts";

/** What the text says is released, up to what the plan takes at most, and what has to be approved beside it. */
export function fundingOf(case_: Case, cost: number): Plan["funding"]["sources"] {
	const { language } = case_.reading;
	const words = wording(language).plan;
	const cap = case_.limits.cap?.figure.value ?? 0;
	const released = Math.min(cap, cost);
	return [
		...(released > 0 ? [{ source: words.funding, amount: released }] : []),
		...(cost > released ? [{ source: words.fundingOpen, amount: cost - released }] : []),
	];
}
