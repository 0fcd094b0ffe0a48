import { SessionId, VersionNumber } from "@throughline/domain/consultant/session";
import {
	BranchVersion,
	CompareVersions,
	LabelVersion,
	OfVersion,
	StrategyVersion,
	VersionComparison,
	VersionDetail,
} from "@throughline/domain/consultant/version";
import { z } from "zod";
import { describe, NoQuery, numeric, type RestApp, withPath } from "../route.ts";

const tag = "Strategic consultant";
const all = "/api/strategic-consultant/versions";
const one = `${all}/:sessionId/:versionNumber`;
const bySession = z.object({ sessionId: SessionId });
const byNumber = z.object({
	sessionId: SessionId,
	versionNumber: numeric(VersionNumber),
});
/** What the path already says is left out of the bodies. */
const inPath = { sessionId: true, versionNumber: true } as const;
const Label = LabelVersion.omit(inPath);
const Branch = BranchVersion.omit(inPath);

export function versionRoutes(app: RestApp): void {
	readRoutes(app);
	changeRoutes(app);

	const compare = describe({
		tag,
		summary: "Compare two versions: approach, target market, decisions",
		body: CompareVersions,
		answer: VersionComparison,
	});
	app.post(`${all}/compare`, compare, (request) =>
		request.procedures.consultant.version.compare(request.body),
	);
}

function readRoutes(app: RestApp): void {
	const listAll = describe({
		tag,
		summary: "List the versions of all own strategies, the newest first",
		query: NoQuery,
		answer: z.array(StrategyVersion),
	});
	app.get(`${all}/all`, listAll, (request) => request.procedures.consultant.version.all());

	const list = describe({
		tag,
		summary: "List the versions of a session, the newest first",
		params: bySession,
		query: NoQuery,
		answer: z.array(StrategyVersion),
	});
	app.get(`${all}/:sessionId`, list, (request) =>
		request.procedures.consultant.version.ofSession(request.params),
	);

	const read = describe({
		tag,
		summary: "Read a version, with its plan and how complete that is",
		params: byNumber,
		query: NoQuery,
		answer: VersionDetail,
	});
	app.get(one, read, (request) => request.procedures.consultant.version.byNumber(request.params));
}

function changeRoutes(app: RestApp): void {
	const label = describe({
		tag,
		summary: "Label a version",
		params: byNumber,
		body: Label,
		answer: VersionDetail,
	});
	app.patch(one, label, (request) => request.procedures.consultant.version.label(withPath(request)));

	const finalize = describe({
		tag,
		summary: "Close a version that has a plan",
		params: byNumber,
		body: OfVersion.omit(inPath).optional(),
		answer: VersionDetail,
	});
	app.post(`${one}/finalize`, finalize, ({ params, body, procedures }) =>
		procedures.consultant.version.finalize(withPath({ params, body: body ?? {} })),
	);

	const branch = describe({
		tag,
		summary: "Make a new version from one, with other choices",
		params: byNumber,
		body: Branch.optional(),
		answer: VersionDetail,
		status: 201,
	});
	app.post(`${one}/branch`, branch, async ({ params, body, procedures }, reply) => {
		const input = withPath({ params, body: body ?? {} });
		return reply.code(201).send(await procedures.consultant.version.branch(input));
	});
}
