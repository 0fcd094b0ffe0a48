import type { Language } from "../../languages/language.ts";
import { title } from "../../languages/people/person-words/titles.ts";
import { proposedPeople } from "../../languages/people/proposed-people.ts";

const titled = new RegExp(`${title}\\.?\\s$`, "u");

/** "A person for product safety (proposal: Ms Kett)": whether somebody is put forward, by what stands around their name. */
export function isProposed(
	{ before, behind }: { before: string; behind: string },
	language: Language,
): boolean {
	if (language === "unknown") return false;
	const says = proposedPeople(language);
	return says.before.test(before.replace(titled, "")) || says.behind.test(behind);
}
