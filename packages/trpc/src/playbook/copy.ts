import type { Localized } from "@throughline/domain/playbook/localized";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import { freeSlug } from "@throughline/domain/playbook/slug";

/** A copy's mark behind its name, by language. */
const marks = { en: "copy", de: "Kopie", fr: "copie", es: "copia", it: "copia", nl: "kopie" } as const;

const longestName = 200;

/** A playbook under an id that is free, its name marked as a copy's. */
export function copyOf(playbook: Playbook, taken: ReadonlySet<string>): Playbook {
	const id = `${playbook.id.slice(0, 55).replace(/-$/, "")}-copy`;
	return { ...playbook, id: freeSlug(id, taken), name: markedName(playbook.name) };
}

function markedName(name: Localized): Localized {
	const marked: Localized = {};
	for (const [language, text] of Object.entries(name)) {
		const key = language as keyof typeof marks;
		const end = ` (${marks[key]})`;
		marked[key] = `${text.slice(0, longestName - end.length).trimEnd()}${end}`;
	}
	return marked;
}
