import {
	CustomWhy,
	EditWhy,
	ExpandWhy,
	Finalized,
	FinalizeWhys,
	GeneratedTree,
	GenerateTree,
	SessionId,
	ValidateRootCause,
} from "@throughline/domain/consultant/session";
import { WhysNode, WhysTree } from "@throughline/domain/consultant/whys";
import { id } from "@throughline/domain/shape";
import { z } from "zod";
import { textCopy } from "../../http/body/long-text.ts";
import { describe, NoQuery, type RestApp } from "../route.ts";

const tag = "Strategic consultant";
const base = "/api/strategic-consultant/whys-tree";
const OfSession = z.object({ sessionId: SessionId });

export function whysRoutes(app: RestApp): void {
	const generate = describe({
		tag,
		summary: "Generate the Five Whys tree of a session, or read the one that was generated",
		body: GenerateTree,
		answer: GeneratedTree,
	});
	app.post(`${base}/generate`, { ...generate, ...textCopy }, (request) =>
		request.procedures.consultant.whys.generate(request.body),
	);

	const start = describe({
		tag,
		summary: "Start generating the tree, or join; follow the run that is answered",
		body: GenerateTree,
		answer: z.object({ runId: id }),
	});
	app.post(`${base}/start`, { ...start, ...textCopy }, (request) =>
		request.procedures.consultant.whys.start(request.body),
	);

	const expand = describe({
		tag,
		summary: "Expand a why to the next level",
		body: ExpandWhy,
		answer: z.object({ expandedBranches: z.array(WhysNode) }),
	});
	app.post(`${base}/expand`, { ...expand, ...textCopy }, (request) =>
		request.procedures.consultant.whys.expand(request.body),
	);

	const startExpansion = describe({
		tag,
		summary: "Start expanding a why, or join; follow the run that is answered, null when all is there",
		body: ExpandWhy,
		answer: z.object({ nodeId: id, runId: id.nullable() }),
	});
	app.post(`${base}/expand/start`, { ...startExpansion, ...textCopy }, (request) =>
		request.procedures.consultant.whys.startExpansion(request.body),
	);

	const validate = describe({
		tag,
		summary: "Judge whether a statement can be a root cause",
		body: ValidateRootCause,
		answer: z.object({ valid: z.boolean(), message: z.string() }),
	});
	app.post(`${base}/validate-root-cause`, validate, (request) =>
		request.procedures.consultant.whys.validate(request.body),
	);

	const finalize = describe({
		tag,
		summary: "Finalize the root cause and make the version that answers to it",
		body: FinalizeWhys,
		answer: Finalized,
	});
	app.post(`${base}/finalize`, { ...finalize, ...textCopy }, (request) =>
		request.procedures.consultant.whys.finalize(request.body),
	);

	ownWhyRoutes(app);
}

function ownWhyRoutes(app: RestApp): void {
	const read = describe({
		tag,
		summary: "Read the stored tree of a session; null before one was generated",
		params: OfSession,
		query: NoQuery,
		answer: WhysTree.nullable(),
	});
	// Fastify would answer a bare null with an empty body.
	app.get(`${base}/:sessionId`, read, async (request, reply) => {
		const tree = await request.procedures.consultant.whys.tree(request.params);
		return reply.type("application/json").send(JSON.stringify(tree));
	});

	const add = describe({
		tag,
		summary: "Add a why of one's own",
		body: CustomWhy,
		answer: WhysNode,
		status: 201,
	});
	app.post(`${base}/custom`, add, async (request, reply) => {
		const added = await request.procedures.consultant.whys.addCustom(request.body);
		return reply.code(201).send(added);
	});

	const edit = describe({
		tag,
		summary: "Say a why in other words; what stood below it is removed",
		body: EditWhy,
		answer: WhysNode,
	});
	app.post(`${base}/edit`, edit, (request) => request.procedures.consultant.whys.edit(request.body));
}
