import { version } from "@throughline/domain/shape";
import { CodedError } from "@throughline/trpc/error";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";

declare module "fastify" {
	interface FastifyContextConfig {
		/** Whether the route takes YAML; any other refuses it. */
		takesYaml?: boolean;
	}
}

export const yamlType = "application/yaml";

/** A body that came as YAML, with the version of `If-Match`. */
export const YamlBody = z.strictObject({ source: z.string(), version: version.optional() });

const types = [yamlType, "application/x-yaml", "text/yaml", "text/x-yaml"];

/** Bodies in YAML, on the routes that say so; they stay text. */
export function acceptYaml(app: Pick<FastifyInstance, "addContentTypeParser">): void {
	app.addContentTypeParser(types, { parseAs: "string" }, async (request: FastifyRequest, source: string) => {
		if (request.routeOptions.config.takesYaml) return { source };
		throw new CodedError("UNSUPPORTED_TYPE", "Send the body as application/json");
	});
}
