import { ChangeResearchAddresses, ResearchAddresses } from "@throughline/domain/consultant/page";
import { ResearchResult } from "@throughline/domain/consultant/research";
import { SessionId, StartResearch } from "@throughline/domain/consultant/session";
import { id } from "@throughline/domain/shape";
import { CodedError, invalidInput, toCoded } from "@throughline/trpc/error";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { textCopy } from "../../http/body/long-text.ts";
import { isForeign } from "../../http/security.ts";
import { describe, NoQuery, type RestApp, withPath } from "../route.ts";
import { RunMessage, streamRun } from "../run/stream.ts";

const tag = "Strategic consultant";
const base = "/api/strategic-consultant/research";
const OfSession = z.object({ sessionId: SessionId });

/** The documented query: root cause, path as JSON, input. What is left out is taken from the settled session. */
const StreamQuery = z.strictObject({
	rootCause: z.string().optional(),
	whysPath: z.string().optional().describe("A JSON array of the chosen options"),
	input: z.string().optional().describe("Accepted as documented; what counts is the stored input"),
	provider: z.string().optional(),
});

/** @param origin the product's own: a browser starts research from there only */
export function researchRoutes(app: RestApp, origin: string): void {
	const stream = describe({
		tag,
		summary: "Follow the research of a root cause as an event stream; starts it when there is none",
		params: OfSession,
		query: StreamQuery,
		answer: RunMessage,
		mediaTypes: ["text/event-stream"],
	});
	// It may start work, which a look at the headers must not.
	app.get(`${base}/stream/:sessionId`, { ...stream, exposeHeadRoute: false }, async (request, reply) => {
		const wanted = askedFor(request.params.sessionId, request.query);
		const cameBack = request.headers["last-event-id"] !== undefined;
		const foreign = isForeign(request, origin);
		const runId = cameBack || foreign ? await started(request, wanted) : await startOrFind(request, wanted);
		if (runId !== null) return await streamRun(request, reply, runId);
		if (cameBack) throw new CodedError("NOT_FOUND", "There is no such research to come back to");
		throw new CodedError("FOREIGN_ORIGIN", `Research is started from ${origin} only`);
	});

	const start = describe({
		tag,
		summary: "Start the research of a root cause, or join it; follow the run that is answered",
		body: StartResearch,
		answer: z.object({ runId: id }),
	});
	app.post(`${base}/start`, { ...start, ...textCopy }, (request) =>
		request.procedures.consultant.research.start(request.body),
	);

	const addresses = describe({
		tag,
		summary: "List the web pages that the research of a session reads, with the session's version",
		params: OfSession,
		query: NoQuery,
		answer: ResearchAddresses,
	});
	app.get(`${base}/:sessionId/addresses`, addresses, (request) =>
		request.procedures.consultant.research.addresses(request.params),
	);

	const changeAddresses = describe({
		tag,
		summary: "Say which web pages the research of a session reads from now on",
		params: OfSession,
		body: ChangeResearchAddresses.omit({ sessionId: true }),
		answer: ResearchAddresses,
	});
	app.put(`${base}/:sessionId/addresses`, changeAddresses, (request) =>
		request.procedures.consultant.research.changeAddresses(withPath(request)),
	);

	const result = describe({
		tag,
		summary: "Read the research of a session's newest version; null before there is one",
		params: OfSession,
		query: NoQuery,
		answer: ResearchResult.nullable(),
	});
	// Fastify would answer a bare null with an empty body.
	app.get(`${base}/:sessionId`, result, async (request, reply) => {
		const result = await request.procedures.consultant.research.result(request.params);
		return reply.type("application/json").send(JSON.stringify(result));
	});
}

type Asked = z.input<typeof StartResearch>;

function askedFor(sessionId: string, query: z.infer<typeof StreamQuery>): Asked {
	const { rootCause, whysPath, provider } = query;
	return {
		sessionId,
		...(rootCause && { rootCause }),
		...(whysPath && { whysPath: pathIn(whysPath) }),
		...(provider && { provider: provider as Asked["provider"] }),
	};
}

function pathIn(text: string): Asked["whysPath"] {
	try {
		return JSON.parse(text);
	} catch {
		throw invalidInput([{ path: "whysPath", message: "Write the path as a JSON array of options" }]);
	}
}

/** The run that was started for this, if any: one that comes back after a lost connection starts nothing. */
async function started(request: FastifyRequest, { sessionId, rootCause }: Asked): Promise<string | null> {
	const research = await request.procedures.consultant.research.started({ sessionId, rootCause });
	return research?.runId ?? null;
}

/** The same, or a new run. Whoever may not start one may still follow what was started. */
async function startOrFind(request: FastifyRequest, asked: Asked): Promise<string> {
	try {
		return (await request.procedures.consultant.research.start(asked)).runId;
	} catch (error) {
		const runId = toCoded(error).code === "FORBIDDEN" ? await started(request, asked) : null;
		if (runId === null) throw error;
		return runId;
	}
}
