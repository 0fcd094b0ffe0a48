import { analysisOf, consult } from "@throughline/consultant/consultant";
import { exampleMaterial } from "@throughline/consultant/ontology/example";
import { strategySession, whysNode } from "@throughline/db/schema";
import { afterAll, beforeAll, expect, it } from "vitest";
import { withAskedQuestions } from "../../src/consultant/tree/questions.ts";
import { createWorld, type World } from "../world.ts";

let world: World;

beforeAll(async () => {
	world = await createWorld();
});

afterAll(async () => {
	await world.drop();
});

it("asks in the analysis what the tree asked, and its own question below a path that has left the tree", async () => {
	const id = "strategy_1_asked";
	await world.db
		.insert(strategySession)
		.values({ id, title: "Late orders", inputText: "Late", rootQuestion: "Why are orders late?" });
	await world.db.insert(whysNode).values({
		sessionId: id,
		depth: 1,
		position: 0,
		option: "Pickers search",
		question: "Why do pickers search?",
	});
	const question = {
		rootCause: "Scans come at night",
		whysPath: ["Pickers search", "Stock is unknown", "Scans come at night"],
	};
	const analysis = analysisOf(consult(exampleMaterial(), []), { ...question, research: null });

	const { five_whys } = await withAskedQuestions(world.db, id, question.whysPath, analysis);

	expect(five_whys.why_1.question).toBe("Why are orders late?");
	expect(five_whys.why_2).toEqual({ question: "Why do pickers search?", answer: "Stock is unknown" });
	expect(five_whys.why_3).toEqual(analysis.five_whys.why_3);
});
