import { id } from "@throughline/domain/shape";
import { NewReview, ReviewChange, StageGate, StageGateReview } from "@throughline/domain/stage-gate";
import { GateCondition } from "@throughline/domain/stage-gate/condition";
import { CriterionChange, GateCriterion, NewCriterion } from "@throughline/domain/stage-gate/criterion";
import { GateReadiness, StoredEvidencePack } from "@throughline/domain/stage-gate/evidence";
import { z } from "zod";
import { byId, describe, editRoutes, NoQuery, OfProgram, type RestApp } from "./route.ts";

const tag = "Stage gates";
const MaybeOfProgram = z.strictObject({ programId: OfProgram.shape.programId.optional() });
const AtGate = z.strictObject({ stageGateId: id, programId: id });

export function stageGateRoutes(app: RestApp): void {
	const list = describe({ tag, summary: "List stage gates", query: NoQuery, answer: z.array(StageGate) });
	app.get("/api/stage-gates", list, (request) => request.procedures.stageGate.list());

	const readiness = describe({
		tag,
		summary: "Measure the criteria of every gate for a program",
		query: OfProgram,
		answer: z.array(GateReadiness),
	});
	app.get("/api/stage-gates/readiness", readiness, (request) =>
		request.procedures.stageGate.readiness(request.query),
	);

	reviewRoutes(app);
	criterionRoutes(app);
}

function reviewRoutes(app: RestApp): void {
	const list = describe({
		tag,
		summary: "List stage gate reviews, the newest first",
		query: MaybeOfProgram,
		answer: z.array(StageGateReview),
	});
	app.get("/api/stage-gates/reviews", list, (request) =>
		request.procedures.stageGate.review.list(request.query),
	);

	editRoutes(app, {
		tag,
		noun: "a stage gate review",
		path: "/api/stage-gates/reviews",
		shape: StageGateReview,
		create: NewReview,
		change: ReviewChange,
		procedures: ({ stageGate }) => stageGate.review,
	});

	const conditions = describe({
		tag,
		summary: "Read what the decision on a review asked for, as it stands",
		params: byId,
		query: NoQuery,
		answer: z.array(GateCondition),
	});
	app.get("/api/stage-gates/reviews/:id/conditions", conditions, (request) =>
		request.procedures.stageGate.review.conditions(request.params),
	);

	const evidence = describe({
		tag,
		summary: "Read what was known at each decision on a review, the newest first",
		params: byId,
		query: NoQuery,
		answer: z.array(StoredEvidencePack),
	});
	app.get("/api/stage-gates/reviews/:id/evidence", evidence, (request) =>
		request.procedures.stageGate.review.evidence(request.params),
	);
}

function criterionRoutes(app: RestApp): void {
	const list = describe({
		tag,
		summary: "List gate criteria; with a program those of every program and its own",
		query: MaybeOfProgram,
		answer: z.array(GateCriterion),
	});
	app.get("/api/stage-gates/criteria", list, (request) =>
		request.procedures.stageGate.criterion.list(request.query),
	);

	editRoutes(app, {
		tag,
		noun: "a gate criterion",
		path: "/api/stage-gates/criteria",
		shape: GateCriterion,
		create: NewCriterion,
		change: CriterionChange,
		procedures: ({ stageGate }) => stageGate.criterion,
	});

	const tailor = describe({
		tag,
		summary: "Give a program criteria of its own at a gate, as copies of those of every program",
		body: AtGate,
		answer: z.array(GateCriterion),
	});
	app.post("/api/stage-gates/criteria/tailor", tailor, (request) =>
		request.procedures.stageGate.criterion.tailor(request.body),
	);

	const untailor = describe({
		tag,
		summary: "Delete a program's own criteria at a gate, so that those of every program hold again",
		body: AtGate,
		answer: z.object({ undoIds: z.array(id) }),
	});
	app.post("/api/stage-gates/criteria/untailor", untailor, (request) =>
		request.procedures.stageGate.criterion.untailor(request.body),
	);
}
