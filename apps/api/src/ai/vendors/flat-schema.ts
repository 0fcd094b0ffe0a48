import { z } from "zod";

/**
 * What every vendor's structured output understands: objects whose fields are all required, lists, texts, numbers,
 * booleans and choices of texts; each may be null. What else a Zod schema demands stands in the description, and is
 * checked when the answer is here.
 */
export type FlatShape = { nullable: boolean; description: string | null } & (
	| { type: "object"; properties: Record<string, FlatShape> }
	| { type: "array"; items: FlatShape }
	| { type: "string"; choices: readonly string[] | null }
	| { type: "number" | "integer" | "boolean" }
);

export type JsonSchema = Record<string, unknown>;
type Node = z.core.JSONSchema.BaseSchema;

const made = new WeakMap<z.ZodType, FlatShape>();

/**
 * The flat shape of a schema. Throws an Error that names the place when the schema is not flat: recursion, records,
 * tuples, optional fields, unions, a root that is no object. That is a mistake of the program, found before any call.
 */
export function flatShape(schema: z.ZodType): FlatShape {
	const cached = made.get(schema);
	if (cached) return cached;
	const shape = read(z.toJSONSchema(schema, { io: "input" }), "answer");
	if (shape.type !== "object" || shape.nullable) throw notFlat("answer", "the root must be an object");
	made.set(schema, shape);
	return shape;
}

function read(node: Node | boolean, place: string): FlatShape {
	if (typeof node === "boolean") throw notFlat(place, "the type must be known");
	if (node.$ref) throw notFlat(place, "it contains itself; use a list of nodes with id and parentId");
	if (node.anyOf) return nullable(node, node.anyOf, place);
	if (Array.isArray(node.type)) {
		return nullable(
			node,
			node.type.map((type) => ({ type })),
			place,
		);
	}
	if (node.oneOf ?? node.allOf ?? node.not) throw notFlat(place, "it may be one of several shapes");
	const base = { nullable: false, description: describe(node) };
	switch (node.type) {
		case "object":
			return { ...base, type: "object", properties: fields(node, place) };
		case "array":
			if (node.prefixItems || !node.items || Array.isArray(node.items)) {
				throw notFlat(place, "a tuple; use an object");
			}
			return { ...base, type: "array", items: read(node.items, `${place}[]`) };
		case "string":
			return { ...base, type: "string", choices: choicesOf(node, place) };
		case "number":
		case "integer":
			if (node.enum || node.const !== undefined) throw notFlat(place, "choices must be texts");
			return { ...base, type: node.type };
		case "boolean":
			return { ...base, type: "boolean" };
		default:
			throw notFlat(place, "the type must be known and one");
	}
}

function nullable(node: Node, options: (Node | boolean)[], place: string): FlatShape {
	const [only, ...more] = options.filter((option) => typeof option === "boolean" || option.type !== "null");
	if (only === undefined || more.length > 0 || options.length !== 2) {
		throw notFlat(place, "it may be one of several shapes");
	}
	const inner = read(only, place);
	return { ...inner, nullable: true, description: describe(node) ?? inner.description };
}

function fields(node: Node, place: string): Record<string, FlatShape> {
	if (node.additionalProperties !== undefined && node.additionalProperties !== false) {
		throw notFlat(place, "a record; use a list of objects");
	}
	const required = new Set(node.required);
	const entries = Object.entries(node.properties ?? {}).map(([name, inner]) => {
		if (!required.has(name)) throw notFlat(`${place}.${name}`, "an optional field; use .nullable()");
		return [name, read(inner, `${place}.${name}`)] as const;
	});
	return Object.fromEntries(entries);
}

function choicesOf(node: Node, place: string): string[] | null {
	const choices = node.const === undefined ? node.enum : [node.const];
	if (!choices) return null;
	return choices.map((choice) => {
		if (typeof choice !== "string") throw notFlat(place, "choices must be texts");
		return choice;
	});
}

/** The limits that not every vendor's schema can hold, in words for the model. */
function describe(node: Node): string | null {
	const least = node.minItems ?? node.minLength ?? node.minimum ?? node.exclusiveMinimum;
	const most = node.maxItems ?? node.maxLength ?? node.maximum ?? node.exclusiveMaximum;
	const isLimit = (value: unknown) =>
		typeof value === "number" && Math.abs(value) !== Number.MAX_SAFE_INTEGER;
	const unit = node.type === "array" ? " items" : node.type === "string" ? " characters" : "";
	const parts = [
		node.description,
		isLimit(least) ? `At least ${least}${unit}.` : null,
		isLimit(most) ? `At most ${most}${unit}.` : null,
		node.format ? `Format: ${node.format}.` : null,
	];
	return parts.filter(Boolean).join(" ") || null;
}

function notFlat(place: string, why: string): Error {
	return new Error(`${place} is not flat: ${why}`);
}

/** JSON Schema as OpenAI's strict mode and Anthropic's output format want it. */
export function strictJsonSchema(shape: FlatShape): JsonSchema {
	const description = shape.description === null ? {} : { description: shape.description };
	if (shape.nullable) {
		return {
			...description,
			anyOf: [strictJsonSchema({ ...shape, nullable: false, description: null }), { type: "null" }],
		};
	}
	switch (shape.type) {
		case "object":
			return {
				...description,
				type: "object",
				properties: Object.fromEntries(
					Object.entries(shape.properties).map(([name, inner]) => [name, strictJsonSchema(inner)]),
				),
				required: Object.keys(shape.properties),
				additionalProperties: false,
			};
		case "array":
			return { ...description, type: "array", items: strictJsonSchema(shape.items) };
		case "string":
			return { ...description, type: "string", ...(shape.choices && { enum: [...shape.choices] }) };
		default:
			return { ...description, type: shape.type };
	}
}
