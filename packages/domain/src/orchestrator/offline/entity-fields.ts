import { z } from "zod";
import { Benefit } from "../../benefit.ts";
import { Kpi } from "../../kpi.ts";
import type { OrchestratorEntity } from "../../orchestrator.ts";
import { Program } from "../../program.ts";
import { Resource } from "../../resource.ts";
import { Risk } from "../../risk.ts";
import { Workstream } from "../../task/workstream.ts";
import { Task } from "../../task.ts";

/** A field of a data shape: its name, its Zod expression and its meaning, "" when its name says it. */
export type Field = { name: string; zod: string; means: string };

const shapes: Record<OrchestratorEntity, z.ZodType> = {
	program: Program,
	workstream: Workstream,
	task: Task,
	kpi: Kpi,
	risk: Risk,
	benefit: Benefit,
	resource: Resource,
};

type Schema = z.core.JSONSchema.BaseSchema;

/** The fields of one of the product's own entities, as its API answers them. */
export function fieldsOfEntity(entity: OrchestratorEntity): Field[] {
	const { properties = {} } = z.toJSONSchema(shapes[entity], { unrepresentable: "any" });
	return Object.entries(properties).flatMap(([name, schema]) =>
		typeof schema === "boolean" ? [] : [{ name, zod: zodOf(schema), means: schema.description ?? "" }],
	);
}

/** The Zod expression of a JSON Schema, as far as the product's shapes use it; what is beyond it is unknown. */
function zodOf(schema: Schema): string {
	const either =
		schema.anyOf ?? (Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : null);
	if (either) {
		const some = either.filter((each) => typeof each !== "boolean" && each.type !== "null") as Schema[];
		const inner = some.length === 1 && some[0] ? zodOf(some[0]) : `z.union([${some.map(zodOf).join(", ")}])`;
		return some.length < either.length ? `${inner}.nullable()` : inner;
	}
	if (schema.enum) return `z.enum(${JSON.stringify(schema.enum)})`;
	switch (schema.type) {
		case "string":
			return ofString(schema);
		case "integer":
			return `z.int()${bound("min", schema.minimum)}${bound("max", schema.maximum)}`;
		case "number":
			return `z.number()${bound("min", schema.minimum)}${bound("max", schema.maximum)}`;
		case "boolean":
			return "z.boolean()";
		case "array":
			return typeof schema.items === "object" && !Array.isArray(schema.items)
				? `z.array(${zodOf(schema.items)})`
				: "z.array(z.unknown())";
		default:
			return "z.unknown()";
	}
}

function ofString({ format, pattern }: Schema): string {
	if (format === "uuid") return "z.uuid()";
	if (format === "date") return "z.iso.date()";
	if (format === "date-time") return "z.iso.datetime()";
	return pattern === undefined ? "z.string()" : `z.string().regex(${new RegExp(pattern)})`;
}

function bound(name: "min" | "max", value: number | undefined): string {
	return value === undefined || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? "" : `.${name}(${value})`;
}
