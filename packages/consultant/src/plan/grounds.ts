import type { Plan } from "@throughline/domain/consultant/plan";
import { inLanguage } from "@throughline/domain/playbook/localized";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { Language } from "../languages/language.ts";
import { wording } from "../wording/wording.ts";
import type { EvidenceFinder } from "./evidence.ts";

/** What each item of a plan shows of where it comes from. */
export type Grounds = Pick<Plan["risks"][number], "mark" | "quotes" | "because" | "derivation" | "estimated">;

/** The grounds of an item that a playbook has: it is assumed, beside what the text says of it. */
export function typicalGrounds(
	item: string,
	playbook: Playbook,
	language: Language,
	finder: EvidenceFinder,
): Grounds {
	const quotes = finder.quotesFor(item);
	return {
		mark: "assumed",
		quotes,
		because: quotes[0] ?? null,
		derivation: wording(language).plan.fromPlaybook(inLanguage(playbook.name, language).text),
	};
}
