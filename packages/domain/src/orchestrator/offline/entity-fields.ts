import type { OrchestratorEntity } from "../../orchestrator.ts";

/** A field of a data shape: its name, its Zod expression and its meaning. */
export type Field = { name: string; zod: string; means: string };

const text = (name: string, means: string, longest = 200): Field => ({
	name,
	zod: `z.string().trim().min(1).max(${longest})`,
	means,
});
const optional = (name: string, means: string): Field => ({ name, zod: "z.string().nullable()", means });
const day = (name: string, means: string): Field => ({ name, zod: "z.iso.date().nullable()", means });
const key = (name: string, means: string): Field => ({ name, zod: "z.uuid()", means });
const amount = (name: string, means: string): Field => ({
	name,
	zod: "z.string().regex(/^\\d{1,14}\\.\\d{2}$/)",
	means: `${means}, in US dollars: an exact decimal string`,
});
const among = (name: string, words: readonly string[], means: string): Field => ({
	name,
	zod: `z.enum(${JSON.stringify(words)})`,
	means,
});
const number = (name: string, least: number, most: number, means: string): Field => ({
	name,
	zod: `z.int().min(${least}).max(${most})`,
	means,
});

const ofProgram = key("programId", "The program it belongs to");

/** The fields of the product's own entities, as its API has them. */
export const entityFields: Record<OrchestratorEntity, readonly Field[]> = {
	program: [
		text("name", "What it is called"),
		optional("description", "What it is for"),
		day("startDate", "First day"),
		day("endDate", "Last day"),
		text("status", "Active, Completed or another word", 40),
	],
	workstream: [
		ofProgram,
		text("name", "What it is called"),
		optional("description", "What it delivers"),
		{ name: "leadId", zod: "z.uuid().nullable()", means: "The team member who leads it" },
	],
	task: [
		ofProgram,
		text("name", "What is to be done"),
		{ name: "ownerId", zod: "z.uuid().nullable()", means: "The team member who does it" },
		among("priority", ["Low", "Medium", "High", "Critical"], "How much it matters"),
		day("startDate", "No earlier than this day"),
		day("endDate", "Due"),
		number("progress", 0, 100, "Percent"),
	],
	kpi: [
		ofProgram,
		text("name", "What is measured"),
		{
			name: "targetValue",
			zod: "z.string().regex(/^-?\\d+(\\.\\d+)?$/)",
			means: "The value to reach: an exact decimal string",
		},
		optional("unit", "Unit of the values"),
		among("frequency", ["Daily", "Weekly", "Monthly", "Quarterly", "Annually"], "How often it is measured"),
	],
	risk: [
		ofProgram,
		text("title", "What may happen"),
		number("likelihood", 1, 5, "1 rare to 5 almost certain"),
		number("impact", 1, 5, "1 insignificant to 5 severe"),
		among("status", ["Open", "Mitigated", "Closed"], "Where it stands"),
		{ name: "ownerId", zod: "z.uuid().nullable()", means: "The team member who watches it" },
	],
	benefit: [
		ofProgram,
		text("name", "What is gained"),
		text("category", "Which kind of gain", 100),
		amount("targetValue", "What it should bring"),
		amount("realizedValue", "What it has brought"),
	],
	resource: [
		text("name", "Who it is"),
		text("role", "What they do"),
		optional("department", "Where they belong"),
		number("allocation", 0, 100, "Percent of their time"),
	],
};
