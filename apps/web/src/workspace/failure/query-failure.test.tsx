import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Refusal, serve } from "../../../tests/fake-server.ts";
import { renderPart } from "../../../tests/render-part.tsx";
import { failedFetches } from "../../api/failed-fetch.ts";
import { request } from "../../api/request.ts";
import { ViewFailure } from "./query-failure.tsx";

/** Every internal error of the two catalogues, and the queries of the screens that can fail so. */
const catalogue: Record<string, string[]> = {
	"Failed to fetch dashboard summary": ["dashboard.summary", "dashboard.overview"],
	"Failed to fetch tasks": ["task.list"],
	"Failed to fetch KPIs": ["kpi.list"],
	"Failed to fetch measurements": ["kpi.trends", "kpi.measurement.list"],
	"Failed to fetch risks": ["risk.list"],
	"Failed to fetch mitigations": ["risk.mitigation.list", "risk.mitigation.ofProgram"],
	"Failed to fetch benefits": ["benefit.list"],
	"Failed to fetch funding sources": ["funding.source.list"],
	"Failed to fetch expenses": ["funding.expense.list"],
	"Failed to fetch strategy versions": ["consultant.version.all", "consultant.version.ofSession"],
};
const entries = Object.entries(catalogue).flatMap(([message, paths]) =>
	paths.map((path) => ({ path, message })),
);

test("Every query that has an internal message is one of the catalogues", () => {
	expect(failedFetches).toEqual(Object.fromEntries(entries.map(({ path, message }) => [path, message])));
});

test.each(entries)(
	"$path fails with the screen's sentence, and with $message under Details",
	async (entry) => {
		const { path, message } = entry;
		serve("Viewer", {
			[path]: () => {
				throw new Refusal(500, "INTERNAL", "Something went wrong");
			},
		});
		const error = await request(`/trpc/${path}?input=%7B%7D`).catch((thrown: unknown) => thrown);
		const query = { error, isFetching: false, refetch: () => undefined };
		await renderPart(<ViewFailure message="The sentence of the screen." query={query} />);
		const alert = await screen.findByRole("alert");
		expect(alert.querySelector("p")?.textContent).toBe("The sentence of the screen.");
		const details = screen.getByText("Details").closest("details");
		expect([...(details?.querySelectorAll("p") ?? [])].map(({ textContent }) => textContent)).toEqual([
			message,
			"Request request-1",
			"Code INTERNAL",
		]);
	},
);
