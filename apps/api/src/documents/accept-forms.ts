import multipart from "@fastify/multipart";
import { CodedError } from "@throughline/trpc/error";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
	interface FastifyContextConfig {
		/** Whether the route takes files; any other refuses a form. */
		takesFiles?: boolean;
	}
}

/** Forms with files, on the routes that say so. */
export async function acceptForms(app: FastifyInstance): Promise<void> {
	await app.register(multipart);
	app.addHook("preValidation", async (request) => {
		if (!request.isMultipart() || request.routeOptions.config.takesFiles) return;
		throw new CodedError("UNSUPPORTED_TYPE", "Send the body as application/json");
	});
}
