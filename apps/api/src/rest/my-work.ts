import { MyWork } from "@throughline/domain/my-work";
import { describe, NoQuery, type RestApp } from "./route.ts";

export function myWorkRoutes(app: RestApp): void {
	const list = describe({
		tag: "My work",
		summary: "What the caller has to do over all programs in use",
		query: NoQuery,
		answer: MyWork,
	});
	app.get("/api/my-work", list, (request) => request.procedures.myWork.list());
}
