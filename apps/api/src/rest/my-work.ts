import { MyWork } from "@throughline/domain/my-work";
import { z } from "zod";
import { describe, NoQuery, type RestApp } from "./route.ts";

export function myWorkRoutes(app: RestApp): void {
	const list = describe({
		tag: "My work",
		summary: "What the caller has to do over all programs in use",
		query: NoQuery,
		answer: MyWork,
	});
	app.get("/api/my-work", list, (request) => request.procedures.myWork.list());

	const ask = describe({
		tag: "My work",
		summary: "Ask the Admins to link your account to a team member",
		query: NoQuery,
		answer: z.object({ asked: z.int().describe("How many Admins were told; each hears of it once a day") }),
	});
	app.post("/api/my-work/link-request", ask, (request) => request.procedures.myWork.askToBeLinked());
}
