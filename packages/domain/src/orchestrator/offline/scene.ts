import type { NewOrchestratorTask, OrchestratorEntity } from "../../orchestrator.ts";

/** The situation that the criteria begin with, in each language. */
export type Scene = { en: string; de: string };

/** What the product holds of a task's entity, as far as the offline agents use it. */
export type Examples = { program: string; names: readonly string[]; rows: readonly object[] };

const nouns: Record<OrchestratorEntity, { en: string; de: string }> = {
	program: { en: "programs", de: "Programme" },
	workstream: { en: "workstreams", de: "Arbeitsstränge" },
	task: { en: "tasks", de: "Aufgaben" },
	kpi: { en: "KPIs", de: "KPIs" },
	risk: { en: "risks", de: "Risiken" },
	benefit: { en: "benefits", de: "Nutzen" },
	resource: { en: "resources", de: "Ressourcen" },
};

const mostNames = 3;
const mostRows = 10;
const longestName = 80;

/** What the data that was read for a task shows; null without a program, or where nothing can be read from it. */
export function examplesOf({
	entity,
	data,
}: Pick<NewOrchestratorTask, "entity"> & { data?: string | null }): Examples | null {
	if (!data || !entity) return null;
	const read = parsed(data);
	if (read === null) return null;
	const { program } = read;
	if (entity === "program") {
		const name = nameOf(program);
		return name === null || !isObject(program) ? null : { program: name, names: [], rows: [program] };
	}
	const rows = Array.isArray(read[entity]) ? read[entity].filter(isObject) : [];
	const names = rows.map(nameOf).filter((name) => name !== null);
	return typeof program === "string"
		? { program: short(program), names, rows: rows.slice(0, mostRows) }
		: null;
}

/** The situation of a task: the program's own data where it was read, else two of what the task is about. */
export function sceneOf(entity: NewOrchestratorTask["entity"], examples: Examples | null): Scene {
	if (!entity) return { en: "a person who is signed in", de: "eine angemeldete Person" };
	const { en, de } = nouns[entity];
	if (!examples) return { en: `two ${en}`, de: `zwei ${de}` };
	const { program } = examples;
	if (entity === "program") return { en: `the program “${program}”`, de: `das Programm „${program}“` };
	if (examples.names.length === 0) {
		return {
			en: `the program “${program}”, without ${en} so far`,
			de: `das Programm „${program}“, noch ohne ${de}`,
		};
	}
	const shown = examples.names.slice(0, mostNames);
	const more = examples.names.length - shown.length;
	return {
		en: `the program “${program}” with the ${en} ${listed(
			shown.map((name) => `“${name}”`),
			more,
			"and",
			"more",
		)}`,
		de: `das Programm „${program}“; ${de}: ${listed(
			shown.map((name) => `„${name}“`),
			more,
			"und",
			"weitere",
		)}`,
	};
}

function listed(names: readonly string[], more: number, and: string, others: string): string {
	const all = more > 0 ? [...names, `${more} ${others}`] : names;
	return all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")} ${and} ${all.at(-1)}`;
}

function parsed(data: string): Record<string, unknown> | null {
	try {
		const read: unknown = JSON.parse(data);
		return isObject(read) ? { ...read } : null;
	} catch {
		// What was too long to be read whole shows no example.
		return null;
	}
}

function isObject(value: unknown): value is object {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function nameOf(row: unknown): string | null {
	if (!isObject(row)) return null;
	const fields = new Map<string, unknown>(Object.entries(row));
	const name = ["name", "title", "description"]
		.map((field) => fields.get(field))
		.find((value) => Boolean(value));
	return typeof name === "string" ? short(name) : null;
}

function short(text: string): string {
	const line = text.replaceAll(/\s+/g, " ").trim();
	return line.length <= longestName ? line : `${line.slice(0, longestName - 1).trimEnd()}…`;
}
