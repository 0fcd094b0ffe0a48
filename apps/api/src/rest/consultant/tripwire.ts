import { SessionId, VersionNumber } from "@throughline/domain/consultant/session";
import {
	NewTripwire,
	SettleTripwire,
	Tripwire,
	TripwireChange,
} from "@throughline/domain/consultant/tripwire";
import { z } from "zod";
import { byId, describe, editRoutes, NoQuery, numeric, OfProgram, type RestApp, withId } from "../route.ts";

const tag = "Tripwires";
const path = "/api/strategic-consultant/tripwires";
const ofVersion = z.object({
	sessionId: SessionId,
	versionNumber: numeric(VersionNumber),
});

export function tripwireRoutes(app: RestApp): void {
	const ofProgram = describe({
		tag,
		summary: "List the thresholds that watch a program, with what they stand at",
		query: OfProgram,
		answer: z.array(Tripwire),
	});
	app.get(path, ofProgram, (request) => request.procedures.consultant.tripwire.ofProgram(request.query));

	const list = describe({
		tag,
		summary: "List the thresholds on the assumptions of a strategy version",
		params: ofVersion,
		query: NoQuery,
		answer: z.array(Tripwire),
	});
	app.get("/api/strategic-consultant/versions/:sessionId/:versionNumber/tripwires", list, (request) =>
		request.procedures.consultant.tripwire.ofVersion(request.params),
	);

	editRoutes(app, {
		tag,
		noun: "a threshold on an assumption",
		path,
		shape: Tripwire,
		create: NewTripwire,
		change: TripwireChange,
		procedures: ({ consultant }) => consultant.tripwire,
	});

	const settle = describe({
		tag,
		summary: "Let a reopened decision stand, with the reason why",
		params: byId,
		body: SettleTripwire,
		answer: Tripwire,
	});
	app.post(`${path}/:id/settle`, settle, (request) =>
		request.procedures.consultant.tripwire.settle(withId(request)),
	);
}
