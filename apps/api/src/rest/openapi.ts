import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";

const description = `Every screen of Throughline stands on these calls.

Authenticate with a personal access token (Settings → Access tokens) as \`Authorization: Bearer …\`, or with the
session cookie of a browser. Errors carry a sentence, a stable code and the request id. Writes accept an
\`Idempotency-Key\`. An update names the version that was read, as \`version\` in the body or as \`If-Match\` with the
ETag of an answer: without it the answer is 428 \`VERSION_REQUIRED\`, and 409 \`CONFLICT\` when it is stale, both with
the object as it is now under \`current\`. Dates are \`YYYY-MM-DD\`, instants ISO 8601 in UTC, amounts exact decimal strings.`;

/** Describes the REST routes that are declared after it, at `/api/openapi.json` and, to read, at `/api/docs`. */
export async function documentRest(
	app: FastifyInstance,
	{ origin, version }: { origin: string; version: string },
) {
	await app.register(swagger, {
		openapi: {
			openapi: "3.1.0",
			info: {
				title: "Throughline",
				version,
				description,
				license: { name: "Apache-2.0", identifier: "Apache-2.0" },
			},
			servers: [{ url: origin }],
			components: {
				securitySchemes: {
					token: { type: "http", scheme: "bearer" },
					session: { type: "apiKey", in: "cookie", name: "throughline_session" },
				},
			},
			security: [{ token: [] }, { session: [] }],
		},
		hideUntagged: true,
		transform: jsonSchemaTransform,
		transformObject: jsonSchemaTransformObject,
	});
	app.get("/api/openapi.json", async () => app.swagger());
	await app.register(swaggerUi, {
		routePrefix: "/api/docs",
		theme: { title: "Throughline API" },
		uiConfig: { docExpansion: "list", deepLinking: true, persistAuthorization: false },
	});
}
