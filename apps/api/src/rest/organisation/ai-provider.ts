import {
	AiProvider,
	AiProviderChange,
	AiProviderId,
	ConnectionTest,
	ListedModel,
} from "@throughline/domain/ai-provider";
import { changeOf } from "@throughline/domain/shape";
import { z } from "zod";
import { describe, NoQuery, type RestApp, withPath } from "../route.ts";

const tag = "AI providers";
const params = z.object({ provider: AiProviderId });
const all = "/api/ai-providers";
const one = `${all}/:provider`;

/** The AI vendors and the operator's own model server, for Admins. */
export function aiProviderRoutes(app: RestApp): void {
	const list = describe({
		tag,
		summary: "List the AI providers and how each is set up; for Admins",
		query: NoQuery,
		answer: z.array(AiProvider),
	});
	app.get(all, list, (request) => request.procedures.aiProvider.list());

	const change = describe({
		tag,
		summary: "Change what is entered for a provider: key, address, model, prices; needs a session",
		params,
		body: AiProviderChange,
		answer: AiProvider,
	});
	app.patch(one, change, (request) => request.procedures.aiProvider.change(withPath(request)));

	const clear = describe({
		tag,
		summary: "Remove what is entered for a provider, its key included; needs a session",
		params,
		body: changeOf({}),
		answer: AiProvider,
	});
	app.post(`${one}/clear`, clear, (request) => request.procedures.aiProvider.clear(withPath(request)));

	const test = describe({
		tag,
		summary: "Test the connection to a provider with one small question; needs a session",
		params,
		answer: ConnectionTest,
	});
	app.post(`${one}/test`, test, (request) => request.procedures.aiProvider.test(request.params));

	const models = describe({
		tag,
		summary: "List the models that a provider has for its key",
		params,
		query: NoQuery,
		answer: z.array(ListedModel),
	});
	app.get(`${one}/models`, models, (request) => request.procedures.aiProvider.models(request.params));
}
