import type { ProductLanguage } from "@throughline/domain/value/language";
import { originOf } from "../origin.ts";
import type { RouterOutputs } from "../router-outputs.ts";

export type ListedPlaybook = RouterOutputs["playbook"]["list"][number];

/** Which playbooks the library shows; a shipped one that was changed here is the organisation's own. */
export const originFilters = [
	{ value: "all", label: "All" },
	{ value: "shipped", label: "Shipped" },
	{ value: "own", label: "Own" },
] as const;

export type OriginFilter = (typeof originFilters)[number]["value"];

/** The playbooks whose name, summary or words of recognition hold every typed word, in any language, in their order. */
export function arrangePlaybooks(
	playbooks: readonly ListedPlaybook[],
	{ words, origin }: { words: string; origin: OriginFilter },
): ListedPlaybook[] {
	const wanted = folded(words).split(/\s+/).filter(Boolean);
	return playbooks.filter((playbook) => {
		if (origin !== "all" && (originOf(playbook) === "shipped") !== (origin === "shipped")) return false;
		const text = folded(
			[...texts(playbook.name), ...texts(playbook.summary), ...texts(playbook.fits).flat()].join(" "),
		);
		return wanted.every((word) => text.includes(word));
	});
}

const texts = <Text>(text: Partial<Record<ProductLanguage, Text>>) => Object.values(text);

/** Without case and accents: "resiliation" finds "Résiliation". */
function folded(text: string): string {
	return text
		.normalize("NFD")
		.replace(/\p{Mn}/gu, "")
		.toLowerCase();
}
