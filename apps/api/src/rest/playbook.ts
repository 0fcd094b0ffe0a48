import { SessionId, StartFromPlaybook } from "@throughline/domain/consultant/session";
import { PlaybookDraft } from "@throughline/domain/playbook/left-out";
import {
	NewPlaybook,
	PlaybookChange,
	PlaybookEntry,
	PlaybookSummary,
	PlaybookVersion,
} from "@throughline/domain/playbook/library";
import { Playbook } from "@throughline/domain/playbook/playbook";
import { PlaybookUse, UsedPlaybook } from "@throughline/domain/playbook/use";
import { PlaybookId, version } from "@throughline/domain/shape";
import type { FastifySchema } from "fastify";
import { z } from "zod";
import { acceptYaml, YamlBody, yamlType } from "../playbook/accept-yaml.ts";
import { byId, describe, NoQuery, nestedDeleteRoute, numeric, type RestApp, withPath } from "./route.ts";

const tag = "Playbooks";
const path = "/api/playbooks";
const params = z.object({ id: PlaybookId });
const Format = z.strictObject({
	format: z.enum(["json", "yaml"]).optional().describe("YAML also where Accept asks for it"),
});
const PastVersion = params.extend({ version: numeric(version) });

const Session = z.strictObject({ sessionId: SessionId });

/** The library: what came with the product, and the organisation's own. */
export function playbookRoutes(app: RestApp): void {
	acceptYaml(app);

	const list = describe({
		tag,
		summary: "List the shipped playbooks and the organisation's own",
		query: NoQuery,
		answer: z.array(PlaybookSummary),
	});
	app.get(path, list, ({ procedures }) => procedures.playbook.list());

	const create = orYaml(
		describe({
			tag,
			summary: "Store a playbook, as JSON or as YAML of at most 1 MB",
			body: NewPlaybook,
			answer: PlaybookEntry,
			status: 201,
		}),
	);
	app.post(path, create, async ({ procedures, body }, reply) => {
		const yaml = YamlBody.safeParse(body);
		const stored = yaml.success
			? await procedures.playbook.importYaml({ source: yaml.data.source })
			: await procedures.playbook.create(body);
		return reply.code(201).send(stored);
	});

	const { schema, config } = describe({
		tag,
		summary: "Read a playbook, as JSON or as YAML",
		params,
		query: Format,
		answer: PlaybookEntry,
	});
	const content = { "application/json": { schema: PlaybookEntry }, [yamlType]: { schema: z.string() } };
	const read = { config, schema: { ...schema, response: { ...schema.response, 200: { content } } } };
	app.get(`${path}/:id`, read, async ({ procedures, params, query, headers }, reply) => {
		const entry = await procedures.playbook.get(params);
		const format = query.format ?? (headers.accept?.includes("yaml") ? "yaml" : "json");
		if (format === "json") return entry;
		if (entry.version !== null) reply.header("etag", `"${entry.version}"`);
		reply.header("content-disposition", `attachment; filename="${entry.id}.yaml"`);
		return reply.type(`${yamlType}; charset=utf-8`).send(await procedures.playbook.exportYaml(params));
	});

	const update = orYaml(
		describe({
			tag,
			summary:
				"Store a playbook, as JSON or as YAML, in the place of the one with this id. A shipped one has no version",
			params,
			body: PlaybookChange,
			answer: PlaybookEntry,
		}),
	);
	app.patch(`${path}/:id`, update, async ({ procedures: { playbook }, params, body }) => {
		const yaml = YamlBody.safeParse(body);
		if (yaml.success) return await playbook.importYaml({ ...params, ...yaml.data, replace: true });
		return await playbook.update(withPath({ params, body }));
	});

	const use = describe({
		tag,
		summary: "Make a program of a playbook, dated in the given size",
		params,
		body: PlaybookUse,
		answer: UsedPlaybook,
		status: 201,
	});
	app.post(`${path}/:id/use`, use, async ({ procedures, params, body }, reply) => {
		const given = withPath({
			params: { playbookId: params.id },
			body,
		});
		return reply.code(201).send(await procedures.playbook.use(given));
	});

	const start = describe({
		tag,
		summary:
			"Begin a strategy session that the playbook advises, before there is a text, or choose it for an own one",
		params,
		body: StartFromPlaybook.omit({ playbookId: true }),
		answer: Session,
		status: 201,
	});
	app.post(`${path}/:id/session`, start, async ({ procedures, params, body }, reply) => {
		const given = withPath({
			params: { playbookId: params.id },
			body: body ?? {},
		});
		return reply.code(201).send(await procedures.consultant.session.startFromPlaybook(given));
	});

	const draft = describe({
		tag,
		summary:
			"Draw up the playbook that a program would have been made of, without names, figures, dates and quotes of its case; nothing is stored",
		params: byId,
		query: NoQuery,
		answer: PlaybookDraft,
	});
	app.get("/api/programs/:id/playbook", draft, ({ procedures, params }) =>
		procedures.consultant.playbook.fromProgram({ programId: params.id }),
	);

	nestedDeleteRoute(app, {
		tag,
		noun: "an own playbook; the shipped one that it stood in for is there again",
		path: `${path}/:id`,
		params,
		answer: z.object({ id: PlaybookId, undoId: z.uuid() }),
		remove: ({ playbook }, target) => playbook.delete(target),
	});

	const versions = describe({
		tag,
		summary: "List the states in which an own playbook was stored, the newest first",
		params,
		query: NoQuery,
		answer: z.array(PlaybookVersion),
	});
	app.get(`${path}/:id/versions`, versions, ({ procedures, params }) => procedures.playbook.history(params));

	const past = describe({
		tag,
		summary: "Read an own playbook as it was stored in a version",
		params: PastVersion,
		query: NoQuery,
		answer: z.object({ playbook: Playbook }),
	});
	app.get(`${path}/:id/versions/:version`, past, ({ procedures, params }) =>
		procedures.playbook.versionOf(params),
	);
}

/** A route whose body may be YAML, too. */
function orYaml<Schema extends FastifySchema, Config>(route: { schema: Schema; config: Config }) {
	return {
		schema: { ...route.schema, consumes: ["application/json", yamlType] },
		config: { ...route.config, takesYaml: true },
	};
}
