import { Issue, id, requiresVersion, version } from "@throughline/domain/shape";
import { CodedError, invalidInput, toCoded } from "@throughline/trpc/error";
import { versionRequired } from "@throughline/trpc/outdated";
import type { FastifyInstance, FastifyRequest, FastifySchema, FastifySchemaCompiler } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { hasVersion, IfMatch } from "../http/object-version.ts";

/** The Fastify instance that REST routes are declared on: query and path are typed by their Zod shapes. */
export type RestApp = FastifyInstance<
	FastifyInstance["server"],
	Parameters<FastifyInstance["routing"]>[0],
	Parameters<FastifyInstance["routing"]>[1],
	FastifyInstance["log"],
	ZodTypeProvider
>;

/** The body of every refusal. */
const ErrorBody = z
	.object({
		error: z.string().describe("A sentence for a person"),
		code: z.string().describe("Stable; decide by it"),
		requestId: z.string(),
		issues: z.array(Issue).optional().describe("Which fields are wrong, and why"),
		current: z
			.unknown()
			.optional()
			.describe("The object as it is now, when the version was stale or missing"),
	})
	.meta({ id: "Error" });

const VersionRequired = ErrorBody.extend({
	code: z.literal("VERSION_REQUIRED"),
	current: z.unknown().describe("The object as it is now, as a read answers it"),
}).meta({
	id: "VersionRequired",
	description: "No version in the body and none in If-Match",
	examples: [
		{
			error: versionRequired,
			code: "VERSION_REQUIRED",
			requestId: "0b6f4a52-6f0c-4d0e-9f3a-3f6c1a1d2e4b",
			current: { id: "018f0000-0000-7000-8000-000000000000", version: 7 },
		},
	],
});

/** The path of a route to one object. */
export const byId = z.object({ id: z.uuid("This is not a valid id") });

/** A route that takes no query refuses any. */
export const NoQuery = z.strictObject({});

/** The query of a list that belongs to a program. */
export const OfProgram = z.strictObject({
	programId: z.uuid({
		error: ({ input }) =>
			input === undefined ? "Say which program: ?programId=<id>" : "This is not a valid id",
	}),
});

/** A number out of the address, written in digits alone: `1e0` and `0x1` are none. */
export const numeric = <Shape extends z.ZodType<number, number>>(shape: Shape) =>
	z.preprocess((text) => (typeof text === "string" && /^\d+$/.test(text) ? Number(text) : text), shape);

const StaleVersion = z.strictObject({ version: numeric(version).optional() });
const DeletionBody = z.strictObject({ version: version.optional() }).optional();

/** What a deletion answers: the key that its undo takes. */
const Deleted = z.object({ id: z.uuid(), undoId: z.uuid() });

type Documented<Query, Params, Body> = {
	tag: string;
	summary: string;
	query?: Query;
	params?: Params;
	/** What the body must be; the procedure checks it. */
	body?: Body;
	answer: z.ZodType;
	/** The status of success; 200 unless said. */
	status?: 200 | 201;
	/** What the answer is written in; JSON unless said. */
	mediaTypes?: readonly string[];
};

/** What a handler gets: query and path as they were coerced, the body as the procedure takes it. */
type Typed<Query, Params, Body extends z.ZodType> = {
	querystring: Query;
	params: Params;
	body: z.ZodType<z.input<Body>>;
};

/** A route's description for Fastify and for the OpenAPI document. */
export function describe<
	Query extends z.ZodType = z.ZodType<unknown>,
	Params extends z.ZodType = z.ZodType<unknown>,
	Body extends z.ZodType = z.ZodType<unknown>,
>({ tag, summary, query, params, body, answer, status = 200, mediaTypes }: Documented<Query, Params, Body>) {
	const content = mediaTypes && Object.fromEntries(mediaTypes.map((type) => [type, { schema: answer }]));
	const schema = {
		tags: [tag],
		summary,
		...(query && { querystring: query }),
		...(params && { params }),
		...(body && { body }),
		...(hasVersion(body) && { headers: IfMatch }),
		response: {
			[status]: content ? { content } : answer,
			...(requiresVersion(body) && { 428: VersionRequired }),
			"4xx": ErrorBody,
			"5xx": ErrorBody,
		},
	};
	return {
		schema: schema as typeof schema & Typed<Query, Params, Body> satisfies FastifySchema,
		config: { takesVersion: hasVersion(body), answersVersion: hasVersion(answer) },
	};
}

/**
 * A request as its route's description types it. For handlers that are generic over their entity: there Fastify's own
 * types come to no result.
 */
function typed<Params, Body>(
	_route: { schema: { params: z.ZodType<Params>; body: z.ZodType<Body> } },
	request: { params: unknown; body: unknown },
): { params: Params; body: Body } {
	return request as { params: Params; body: Body };
}

/**
 * Query and path are checked and coerced here. The body is left to the procedure, which checks it by the very shape
 * that the route documents; headers to who reads them.
 */
export const restValidator: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
	if (httpPart === "body" || httpPart === "headers") return (value: unknown) => ({ value });
	return (value: unknown) => {
		const parsed = schema.safeParse(value);
		return parsed.success ? { value: parsed.data } : { error: toCoded(parsed.error) };
	};
};

/**
 * A body with the keys from the path, as `{ riskId, id }`. Throws INVALID_INPUT when the body is no object or names one
 * of those keys itself.
 */
export function withPath<T, Params extends Record<string, string | number>>(request: {
	params: Params;
	body: T;
}): T & Params {
	const { body, params } = request;
	if (typeof body !== "object" || body === null || Array.isArray(body)) {
		throw new CodedError("INVALID_INPUT", "Send the changed fields as a JSON object");
	}
	const named = Object.keys(params).filter((key) => key in body);
	if (named.length > 0) {
		const message = (key: string) => `The ${key} stands in the address, not in the body`;
		throw invalidInput(named.map((key) => ({ path: key, message: message(key) })));
	}
	return { ...body, ...params };
}

/** A change's body with the key from the path. */
export function withId<T>(request: { params: { id: string }; body: T }): T & { id: string } {
	return withPath({ params: { id: request.params.id }, body: request.body });
}

type Procedures = FastifyRequest["procedures"];

/** The four procedures of an entity that people edit. */
type EditProcedures<Row, New, Change> = {
	byId(input: { id: string }): Promise<Row>;
	create(input: New): Promise<Row>;
	update(input: Change & { id: string }): Promise<Row>;
	remove(input: { id: string; version?: number | undefined }): Promise<unknown>;
};

type Edited<Row, New, Change> = {
	tag: string;
	/** In a person's words, with its article: `a risk`. */
	noun: string;
	path: string;
	shape: z.ZodType<Row>;
	create: z.ZodType<unknown, New>;
	change: z.ZodType<unknown, Change>;
	/** What a change answers where it is more than the object. */
	changed?: z.ZodType<Row>;
	/** What the address of a change may say besides; it goes to the procedure with the change. */
	changeQuery?: z.ZodType<Record<string, unknown>>;
	procedures(all: Procedures): EditProcedures<Row, New, Change>;
};

/** `POST path`, and `GET`, `PATCH`, `DELETE path/:id`: what every entity that people edit has beside its lists. */
export function editRoutes<Row, New, Change>(app: RestApp, entity: Edited<Row, New, Change>): void {
	const { tag, noun, path, shape, changed = shape, changeQuery, procedures } = entity;
	const one = `${path}/:id`;

	const create = describe({
		tag,
		summary: `Create ${noun}`,
		body: entity.create,
		answer: shape,
		status: 201,
	});
	app.post(path, create, async (request, reply) => {
		return reply.code(201).send(await procedures(request.procedures).create(typed(create, request).body));
	});

	const read = describe({ tag, summary: `Read ${noun}`, params: byId, query: NoQuery, answer: shape });
	app.get(one, read, (request) => procedures(request.procedures).byId(request.params));

	const update = describe({
		tag,
		summary: `Change ${noun}`,
		params: byId,
		body: entity.change,
		answer: changed,
		...(changeQuery && { query: changeQuery }),
	});
	app.patch(one, update, (request) =>
		procedures(request.procedures).update({
			...withId(typed(update, request)),
			...(changeQuery && request.query),
		}),
	);

	deleteRoute(app, { tag, noun, path: one, remove: (all, target) => procedures(all).remove(target) });
}

type Part<Row, Change> = {
	tag: string;
	/** Its name in the address of the program. */
	part: string;
	/** What its routes do. */
	reads: string;
	changes: string;
	shape: z.ZodType<Row>;
	change: z.ZodType<unknown, Change>;
	procedures: (all: Procedures) => Pick<EditProcedures<Row, never, Change>, "byId" | "update">;
};

/** `GET` and `PATCH /api/programs/:id/…`: of what every program has one. */
export function partRoutes<Row, Change>(app: RestApp, of: Part<Row, Change>): void {
	const { tag, shape, procedures } = of;
	const path = `/api/programs/:id/${of.part}`;
	const read = describe({ tag, summary: of.reads, params: byId, query: NoQuery, answer: shape });
	app.get(path, read, (request) => procedures(request.procedures).byId(request.params));
	const update = describe({ tag, summary: of.changes, params: byId, body: of.change, answer: shape });
	app.patch(path, update, (request) => procedures(request.procedures).update(withId(typed(update, request))));
}

type Deletion<Keys> = {
	tag: string;
	noun: string;
	path: string;
	answer?: z.ZodType;
	remove(all: Procedures, target: Keys & { version?: number | undefined }): Promise<unknown>;
};

/** `DELETE path`, with the version that was read in the query or in the body. */
export function deleteRoute(app: RestApp, deletion: Deletion<{ id: string }>): void {
	nestedDeleteRoute(app, { ...deletion, params: byId });
}

/** The same for an object whose path has more keys than its id. */
export function nestedDeleteRoute<Keys extends Record<string, string>>(
	app: RestApp,
	{ tag, noun, path, params, answer = Deleted, remove }: Deletion<Keys> & { params: z.ZodType<Keys> },
): void {
	const deletion = describe({
		tag,
		summary: `Delete ${noun}`,
		params,
		query: StaleVersion,
		body: DeletionBody,
		answer,
	});
	app.delete(path, deletion, (request) =>
		remove(request.procedures, {
			...withPath({ params: typed(deletion, request).params, body: request.body ?? {} }),
			...request.query,
		}),
	);
}

/** An entity that people edit below the one that it belongs to. */
type Nested<Key extends string, Owner extends string, Row, New, Change> = Omit<
	Edited<Row, New, Change>,
	"path" | "procedures"
> & {
	/** The address of what it belongs to, and its own name in it: `/api/risks` and `mitigations`. */
	parent: string;
	name: string;
	/** What the address of one calls the key of what it belongs to: `riskId`. */
	key: Key;
	/** The same in what is created. */
	owner: Owner;
	/** What the list and the creation do. */
	summaries: { list: string; create: string };
	list(all: Procedures, ownerId: string): Promise<readonly Row[]>;
	procedures(all: Procedures): {
		byId(input: Record<Key | "id", string>): Promise<Row>;
		create(input: New & Record<Owner, string>): Promise<Row>;
		update(input: Change & Record<Key | "id", string>): Promise<Row>;
		remove(input: Record<Key | "id", string> & { version?: number | undefined }): Promise<unknown>;
	};
};

/** `GET` and `POST parent/:id/name`, and `GET`, `PATCH`, `DELETE parent/:key/name/:id`. */
export function nestedEditRoutes<Key extends string, Owner extends string, Row, New, Change>(
	app: RestApp,
	{
		tag,
		noun,
		parent,
		name,
		key,
		owner,
		summaries,
		shape,
		list,
		procedures,
		...bodies
	}: Nested<Key, Owner, Row, New, Change>,
): void {
	const path = `${parent}/:id/${name}`;
	const one = `${parent}/:${key}/${name}/:id`;
	// A computed name is any name to the compiler.
	const oneOfOwner = z.object({ [key]: id, id }) as unknown as z.ZodType<Record<Key | "id", string>>;

	const listed = describe({
		tag,
		summary: summaries.list,
		params: byId,
		query: NoQuery,
		answer: z.array(shape),
	});
	app.get(path, listed, (request) => list(request.procedures, request.params.id));

	const create = describe({
		tag,
		summary: summaries.create,
		params: byId,
		body: bodies.create,
		answer: shape,
		status: 201,
	});
	app.post(path, create, async (request, reply) => {
		const keys = { [owner]: request.params.id } as Record<Owner, string>;
		const input = withPath({ params: keys, body: typed(create, request).body });
		return reply.code(201).send(await procedures(request.procedures).create(input));
	});

	const read = describe({ tag, summary: `Read ${noun}`, params: oneOfOwner, query: NoQuery, answer: shape });
	app.get(one, read, (request) => procedures(request.procedures).byId(typed(read, request).params));

	const update = describe({
		tag,
		summary: `Change ${noun}`,
		params: oneOfOwner,
		body: bodies.change,
		answer: shape,
	});
	app.patch(one, update, (request) =>
		procedures(request.procedures).update(withPath(typed(update, request))),
	);

	nestedDeleteRoute(app, {
		tag,
		noun,
		path: one,
		params: oneOfOwner,
		remove: (all, target) => procedures(all).remove(target),
	});
}
