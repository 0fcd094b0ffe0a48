import { screen, within } from "@testing-library/react";
import type { RestsOn as Answer } from "@throughline/domain/consultant/origin";
import { describe, expect, test } from "vitest";
import { kassel } from "../../../tests/data/trace-rows.ts";
import { Refusal, serve } from "../../../tests/fake-server.ts";
import { renderPart } from "../../../tests/render-part.tsx";
import { RestsOn } from "./rests-on.tsx";

const idOf = (number: number) => `01939000-0000-7000-8070-${String(number).padStart(12, "0")}`;
const nothing: Answer = { whys: [], decisions: [], objects: [] };
const open = async (restsOn: () => Answer | Promise<Answer>) => {
	const server = serve("Viewer", { "consultant.origin.restsOn": restsOn });
	return { ...server, ...(await renderPart(<RestsOn passageId={idOf(1)} />)) };
};

describe("What rests on a passage", () => {
	test("are whys, decisions and the objects of each program, with the way to them", async () => {
		const object = {
			objectType: "task" as const,
			programId: kassel.id,
			programName: kassel.name,
		};
		await open(() => ({
			whys: [
				{ nodeId: idOf(2), level: 2, option: "The stock is wrong", chosen: true, against: false },
				{ nodeId: idOf(3), level: 2, option: "People are careless", chosen: false, against: true },
			],
			decisions: [
				{
					sessionId: "strategy_1_abc",
					versionNumber: 2,
					versionLabel: null,
					decisionId: "approach",
					question: "How do we take the searching out?",
				},
			],
			objects: [
				{ ...object, objectId: idOf(4), title: "Book returns", through: "quote" },
				{ ...object, objectId: idOf(5), title: "Buy carts", through: "decision" },
			],
		}));
		const whys = within(await screen.findByRole("region", { name: "Whys" }));
		expect(whys.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
			"Why 2The stock is wrongOn the path",
			"Why 2People are carelessSpeaks against it",
		]);
		const decision = screen.getByRole("link", { name: "How do we take the searching out?" });
		expect(decision.getAttribute("href")).toBe("/strategic-consultant/decisions/strategy_1_abc/2");
		const objects = within(screen.getByRole("region", { name: kassel.name }));
		expect(objects.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
			"TaskBook returns",
			"TaskBuy cartsthrough its decision",
		]);
	});

	test("are shown eight at once, and the rest unfolds", async () => {
		const objects = Array.from({ length: 11 }, (_, index) => ({
			objectType: "task" as const,
			objectId: idOf(index),
			title: `Task ${index}`,
			programId: kassel.id,
			programName: kassel.name,
			through: "quote" as const,
		}));
		await open(() => ({ ...nothing, objects }));
		expect(await screen.findByText("3 more")).toBeDefined();
	});

	test("nothing is said plainly", async () => {
		await open(() => nothing);
		expect(await screen.findByText("Nothing rests on this passage yet.")).toBeDefined();
	});

	test("is loaded in its place; a failure can be tried again", async () => {
		const { user, procedures } = await open(() => {
			throw new Refusal(500, "INTERNAL", "Something went wrong on our side.");
		});
		expect(await screen.findByText("Failed to load what rests on this. Please try again.")).toBeDefined();
		procedures["consultant.origin.restsOn"] = () => nothing;
		await user.click(screen.getByRole("button", { name: "Try again" }));
		expect(await screen.findByText("Nothing rests on this passage yet.")).toBeDefined();
	});
});
