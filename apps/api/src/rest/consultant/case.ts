import { StoredCorrection } from "@throughline/domain/consultant/case";
import {
	AnswerQuestion,
	CaseStanding,
	CaseView,
	ChangeCase,
	CorrectCase,
	ReadCase,
} from "@throughline/domain/consultant/case/view";
import { SessionId } from "@throughline/domain/consultant/session";
import { id } from "@throughline/domain/shape";
import { z } from "zod";
import { describe, NoQuery, type RestApp, withPath } from "../route.ts";

const tag = "Strategic consultant";
const base = "/api/strategic-consultant/case/:sessionId";
/** The same case, beside what else a session has. */
const ofSession = "/api/strategic-consultant/sessions/:sessionId/case";
const OfSession = z.object({ sessionId: SessionId });
const Part = ReadCase.omit({ sessionId: true }).extend({
	from: z.coerce.number().pipe(ReadCase.shape.from.unwrap()).default(0),
});
const Correction = CorrectCase.omit({ sessionId: true });
const Change = ChangeCase.omit({ sessionId: true });
const Answer = AnswerQuestion.omit({ sessionId: true });

export function caseRoutes(app: RestApp): void {
	const reading = { tag, params: OfSession, query: NoQuery };
	const read = describe({
		...reading,
		query: Part,
		summary:
			"Read what a session's texts say: statements with roles, figures, problem, limits, contradictions",
		answer: CaseView,
	});
	for (const path of [base, ofSession])
		app.get(path, read, (request) =>
			request.procedures.consultant.case.read({ ...request.params, ...request.query }),
		);

	const change = describe({
		tag,
		summary: "Correct or confirm something in a case that was read, and read it again",
		params: OfSession,
		body: Change,
		answer: CaseView,
	});
	app.patch(ofSession, change, (request) => request.procedures.consultant.case.change(withPath(request)));

	const standing = describe({
		...reading,
		summary: "Read what became out of date by corrections, and whether somebody went on with an unready case",
		answer: CaseStanding,
	});
	app.get(`${base}/standing`, standing, (request) =>
		request.procedures.consultant.case.standing(request.params),
	);

	const list = describe({
		...reading,
		summary: "List the corrections of a case that hold, the newest last",
		answer: z.array(StoredCorrection),
	});
	app.get(`${base}/corrections`, list, (request) =>
		request.procedures.consultant.case.corrections(request.params),
	);

	const correct = describe({
		tag,
		summary: "Correct or confirm something in a case; it outranks what is proposed until it is undone",
		params: OfSession,
		body: Correction,
		answer: StoredCorrection,
		status: 201,
	});
	app.post(`${base}/corrections`, correct, async (request, reply) => {
		const input = withPath(request);
		return await reply.code(201).send(await request.procedures.consultant.case.correct(input));
	});

	const undo = describe({
		tag,
		summary: "Undo a correction; in any order",
		params: OfSession.extend({ id }),
		query: NoQuery,
		answer: z.object({ id }),
	});
	app.delete(`${base}/corrections/:id`, undo, (request) =>
		request.procedures.consultant.case.undo(request.params),
	);

	const answer = describe({
		tag,
		summary: "Answer a question of the interview; the answer becomes a source of the session",
		params: OfSession,
		body: Answer,
		answer: StoredCorrection,
		status: 201,
	});
	app.post(`${base}/answers`, answer, async (request, reply) => {
		const input = withPath(request);
		return await reply.code(201).send(await request.procedures.consultant.case.answer(input));
	});
}
