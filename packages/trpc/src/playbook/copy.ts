import type { Localized } from "@throughline/domain/playbook/localized";
import type { Playbook } from "@throughline/domain/playbook/playbook";

/** A copy's mark behind its name, by language. */
const marks = { en: "copy", de: "Kopie", fr: "copie", es: "copia", it: "copia", nl: "kopie" } as const;

const longestId = 60;
const longestName = 200;

/** A playbook under an id that is free, its name marked as a copy's. */
export function copyOf(playbook: Playbook, taken: ReadonlySet<string>): Playbook {
	return { ...playbook, id: freeId(playbook.id, taken), name: markedName(playbook.name) };
}

function freeId(id: string, taken: ReadonlySet<string>): string {
	for (let number = 1; ; number++) {
		const end = number === 1 ? "-copy" : `-copy-${number}`;
		const free = `${id.slice(0, longestId - end.length).replace(/-$/, "")}${end}`;
		if (!taken.has(free)) return free;
	}
}

function markedName(name: Localized): Localized {
	const marked: Localized = {};
	for (const [language, text] of Object.entries(name)) {
		const known = language as keyof typeof marks;
		const end = ` (${marks[known]})`;
		marked[known] = `${text.slice(0, longestName - end.length).trimEnd()}${end}`;
	}
	return marked;
}
