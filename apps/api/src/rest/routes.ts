import type { ChangeFeed } from "@throughline/trpc/context";
import { CodedError, invalidInput } from "@throughline/trpc/error";
import { unknownField } from "@throughline/trpc/plain-words";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { acceptForms } from "../documents/accept-forms.ts";
import type { FileStore } from "../documents/file-store.ts";
import { readIfMatch, sendETag } from "../http/object-version.ts";
import { refuseOtherMethods } from "../http/other-methods.ts";
import { accountRoutes } from "./account.ts";
import { benefitRoutes } from "./benefit.ts";
import { consultantRoutes } from "./consultant.ts";
import { dashboardRoutes } from "./dashboard.ts";
import { duplicateRoutes } from "./duplicate.ts";
import { fundingRoutes } from "./funding.ts";
import { historyRoutes } from "./history.ts";
import { kpiRoutes } from "./kpi.ts";
import { myWorkRoutes } from "./my-work.ts";
import { notificationRoutes } from "./notification.ts";
import { documentRest } from "./openapi.ts";
import { orchestratorRoutes } from "./orchestrator.ts";
import { aiProviderRoutes } from "./organisation/ai-provider.ts";
import { exchangeRateRoutes } from "./organisation/exchange-rate.ts";
import { organisationRoutes } from "./organisation/organisation.ts";
import { webSearchRoutes } from "./organisation/web-search.ts";
import { playbookRoutes } from "./playbook.ts";
import { portfolioRoutes } from "./portfolio.ts";
import { templateRoutes } from "./program/template.ts";
import { programRoutes } from "./program.ts";
import { resourceRoutes } from "./resource.ts";
import { riskRoutes } from "./risk.ts";
import { restValidator } from "./route.ts";
import { runRoutes } from "./run.ts";
import { searchRoutes } from "./search.ts";
import { sessionContextRoutes } from "./session-context.ts";
import { stageGateRoutes } from "./stage-gate.ts";
import { taskRoutes } from "./task.ts";
import { trashRoutes } from "./trash.ts";

/** The documented REST contract, one file per area, and its description. */
export async function restRoutes(
	app: FastifyInstance,
	info: { origin: string; version: string; files: FileStore; changes: ChangeFeed },
): Promise<void> {
	await app.register(async (scope) => {
		scope.setValidatorCompiler(restValidator);
		// The shapes describe the answers; a test holds every answer against them.
		scope.setSerializerCompiler(() => (value) => JSON.stringify(value));
		await documentRest(scope, info);
		await acceptForms(scope);
		const rest = scope.withTypeProvider<ZodTypeProvider>();
		rest.addHook("onSend", (_request, reply, payload, done) => {
			if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
			done(null, payload);
		});
		// Who is not signed in is told so first, whatever else is wrong with the call.
		rest.addHook("preValidation", async (request) => {
			if (!request.routeOptions.schema?.tags) return;
			const { person } = await request.identify();
			if (!person) throw new CodedError("UNAUTHENTICATED", "Sign in to go on");
			refuseUnasked(request);
			readIfMatch(request);
		});
		rest.addHook("preSerialization", (request, reply, answer, done) => {
			sendETag(request, reply, answer);
			done(null, answer);
		});
		const refuseOthers = refuseOtherMethods(scope);
		accountRoutes(rest, info.changes);
		aiProviderRoutes(rest);
		webSearchRoutes(rest);
		dashboardRoutes(rest);
		myWorkRoutes(rest);
		programRoutes(rest);
		portfolioRoutes(rest);
		duplicateRoutes(rest);
		templateRoutes(rest);
		exchangeRateRoutes(rest);
		organisationRoutes(rest);
		consultantRoutes(rest, info);
		benefitRoutes(rest);
		fundingRoutes(rest);
		historyRoutes(rest);
		kpiRoutes(rest);
		notificationRoutes(rest);
		orchestratorRoutes(rest);
		playbookRoutes(rest);
		resourceRoutes(rest);
		riskRoutes(rest);
		runRoutes(rest);
		searchRoutes(rest);
		sessionContextRoutes(rest);
		stageGateRoutes(rest);
		taskRoutes(rest);
		trashRoutes(rest);
		refuseOthers();
	});
}

/** A route that takes no body refuses the fields of one, as the others refuse those that they do not know. */
function refuseUnasked({ body, routeOptions }: FastifyRequest): void {
	if (routeOptions.schema?.body || typeof body !== "object" || body === null) return;
	const fields = Object.keys(body);
	if (fields.length > 0) throw invalidInput(fields.map((path) => ({ path, message: unknownField })));
}
