import { Issue } from "@throughline/domain/shape";
import { CodedError, invalidInput, toCoded } from "@throughline/trpc/error";
import type { FastifyInstance, FastifySchema, FastifySchemaCompiler } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";

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
		current: z.unknown().optional().describe("The object as it is now, when the version was stale"),
	})
	.meta({ id: "Error" });

/** The path of a route to one object. */
export const byId = z.object({ id: z.uuid("This is not a valid id") });

/** A route that takes no query refuses any. */
export const NoQuery = z.strictObject({});

/** What a deletion answers: the key that its undo takes. */
export const Deleted = z.object({ id: z.uuid(), undoId: z.uuid() });

type Documented<Query, Params> = {
	tag: string;
	summary: string;
	query?: Query;
	params?: Params;
	/** What the body must be; the procedure checks it. */
	body?: z.ZodType;
	answer: z.ZodType;
	/** The status of success; 200 unless said. */
	status?: 200 | 201;
};

/** A route's description for Fastify and for the OpenAPI document. */
export function describe<
	Query extends z.ZodType = z.ZodType<unknown>,
	Params extends z.ZodType = z.ZodType<unknown>,
>({ tag, summary, query, params, body, answer, status = 200 }: Documented<Query, Params>) {
	const schema = {
		tags: [tag],
		summary,
		...(query && { querystring: query }),
		...(params && { params }),
		...(body && { body }),
		response: { [status]: answer, "4xx": ErrorBody, "5xx": ErrorBody },
	};
	return { schema: schema as typeof schema & { querystring: Query; params: Params } satisfies FastifySchema };
}

/**
 * Query and path are checked and coerced here. The body is left to the procedure, which checks it by the very shape
 * that the route documents.
 */
export const restValidator: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
	if (httpPart === "body") return (value: unknown) => ({ value });
	return (value: unknown) => {
		const parsed = schema.safeParse(value);
		return parsed.success ? { value: parsed.data } : { error: toCoded(parsed.error) };
	};
};

/** A change's body with the key from the path. Throws INVALID_INPUT when the body is no object or has its own key. */
export function withId<T>(request: { params: { id: string }; body: unknown }): T & { id: string } {
	const { body, params } = request;
	if (typeof body !== "object" || body === null || Array.isArray(body)) {
		throw new CodedError("INVALID_INPUT", "Send the changed fields as a JSON object");
	}
	if ("id" in body)
		throw invalidInput([{ path: "id", message: "The id stands in the address, not in the body" }]);
	return { ...(body as T), id: params.id };
}
