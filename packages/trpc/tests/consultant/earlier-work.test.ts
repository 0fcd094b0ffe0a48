import { stageGateReview, strategySession } from "@throughline/db/schema";
import { type ResearchResult, validatedFindings } from "@throughline/domain/consultant/research";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RunEngine } from "../../src/run/engine/engine.ts";
import { finishedRun } from "../../src/run/events/events.ts";
import { createWorld, refusalOf, type World } from "../world.ts";
import { newSession } from "./memo.ts";
import { plannedStrategy } from "./planned-strategy.ts";

const selectedPath = [
	"Pickers walk and search for 38 percent of their shift",
	"The stock in the system is wrong",
	"Nobody books the returns on the day they arrive",
];
const rootCause = selectedPath[2] ?? "";
const said = (place: string) =>
	`Review of the hall in ${place}\n\nIn ${place} nobody booked the returns on the day they arrived, and stock counts were wrong for a year.`;

let world: World;
let engine: RunEngine;
beforeAll(async () => {
	world = await createWorld({ demo: true });
	engine = await world.work();
});
afterAll(() => world.drop());
beforeEach(async () => {
	await world.db.delete(strategySession);
});

type Who = "Admin" | "Editor";

async function earlierSession(who: Who, place: string): Promise<string> {
	const { sessionId } = await world.as(who).consultant.session.analyzeText({ text: said(place) });
	return sessionId;
}

async function giveAway(sessionId: string) {
	await world.db.update(strategySession).set({ creatorId: null }).where(eq(strategySession.id, sessionId));
}

async function research(sessionId: string, who: Who = "Editor"): Promise<ResearchResult> {
	const { consultant } = world.as(who);
	const { runId } = await consultant.research.start({ sessionId, again: true });
	await finishedRun({ db: world.db, runs: engine }, runId);
	const result = await consultant.research.result({ sessionId });
	if (!result) throw new Error("no research");
	return result;
}

async function finalizedSession(): Promise<string> {
	const sessionId = await newSession(world);
	await world.as("Editor").consultant.whys.finalize({ sessionId, selectedPath, rootCause });
	return sessionId;
}

const findingsIn = (result: ResearchResult) => validatedFindings(result).map(({ finding }) => finding);

describe("the organisation's own earlier work", () => {
	it("is quoted where the person may read it, with the strategy that it is from and the place in it", async () => {
		await earlierSession("Editor", "Bremen");
		// The same words in a second strategy are quoted once.
		await earlierSession("Editor", "Bremen");
		const everybodys = await earlierSession("Admin", "Fulda");
		await giveAway(everybodys);
		const result = await research(await finalizedSession());
		const origins = findingsIn(result).filter(({ origin }) => origin);
		expect(origins).toHaveLength(2);
		expect(origins.map(({ origin }) => origin?.id)).toContain(everybodys);
		for (const { quote, origin, stance } of origins) {
			expect(quote?.verified).toBe(true);
			expect(origin?.kind).toBe("strategy");
			expect(origin?.name).toContain("Review of the hall");
			expect(stance).toBeDefined();
			const source = await world.as("Editor").consultant.session.source({
				documentId: quote?.documentId ?? "",
				around: quote?.passageId,
			});
			expect(source.passages.find(({ id }) => id === quote?.passageId)?.text).toContain(quote?.text);
		}
	});

	it("that the person may not read is never quoted, named or told of", async () => {
		const theirs = await earlierSession("Admin", "Bremen");
		const sessionId = await finalizedSession();
		const result = await research(sessionId);
		expect(findingsIn(result).filter(({ origin }) => origin)).toEqual([]);
		expect(JSON.stringify(result)).not.toContain("Bremen");
		expect(JSON.stringify(result)).not.toContain(theirs);
		// The other way round it is: they may read what they wrote themselves, and nothing of this session.
		expect(await refusalOf(world.as("Admin").consultant.research.result({ sessionId }))).toMatchObject({
			code: "NOT_FOUND",
		});
	});

	it("of an Admin is not quoted in a research that everybody reads", async () => {
		await earlierSession("Admin", "Bremen");
		const everybodys = await earlierSession("Admin", "Fulda");
		await giveAway(everybodys);
		const sessionId = await finalizedSession();
		await giveAway(sessionId);
		const result = await research(sessionId, "Admin");
		expect(JSON.stringify(result)).not.toContain("Bremen");
		expect(findingsIn(result).flatMap(({ origin }) => origin?.id ?? [])).toEqual([everybodys]);
	});

	it("of which a program came is quoted as far as everybody may read it, and no further", async () => {
		const { sessionId: theirs } = await plannedStrategy(world.db, world.people.Admin.id);
		await world.as("Admin").consultant.session.analyzeText({ sessionId: theirs, text: said("Bremen") });
		await world.as("Admin").consultant.integration.integrate({ sessionId: theirs, versionNumber: 1 });
		const result = await research(await finalizedSession());
		expect(JSON.stringify(result)).not.toContain("Bremen");
		const quoted = findingsIn(result).filter(({ origin }) => origin?.id === theirs);
		expect(quoted.map(({ fact }) => fact)).toContain("The stock is wrong because nobody books the returns.");
	});

	it("of programs that are over is told with the program's name and the way to it; of those under way nothing", async () => {
		const admin = world.as("Admin");
		const description =
			"The hall in Emden never booked the returns on the day they arrived until a team owned them.";
		const closed = await admin.program.create({ name: "Returns in Emden", description, status: "Completed" });
		await admin.program.create({
			name: "Returns in Kiel",
			description: description.replace("Emden", "Kiel"),
		});
		const [gate] = await admin.stageGate.list();
		await world.db.insert(stageGateReview).values({
			programId: closed.id,
			stageGateId: gate?.id ?? "",
			status: "Pending",
			note: "Lesson: the returns were booked on the day they arrived once a team leader answered for it.",
		});
		const wouldDoAgain =
			"One team booked the returns on the day they arrived, and the stock counts became right.";
		await admin.program.lessons.update({ id: closed.id, version: 1, wouldDoAgain });
		await admin.kpi.create({
			programId: closed.id,
			name: "Returns booked on the day they arrived",
			unit: "%",
			targetValue: "95",
			currentValue: "71",
		});
		await admin.benefit.create({
			programId: closed.id,
			name: "Fewer wrong stock counts from returns booked on the day they arrived",
			targetValue: "180000",
			realizedValue: "60000",
		});
		const result = await research(await finalizedSession());
		const told = findingsIn(result).filter(({ origin }) => origin?.kind === "program");
		expect(told.map(({ fact }) => fact)).toEqual(
			expect.arrayContaining([
				description,
				wouldDoAgain,
				"Returns booked on the day they arrived: 71%, target 95%: not reached.",
			]),
		);
		for (const { fact, words, origin, quote, citation } of told) {
			// It proves the figures of the finding, where no document can be opened at them.
			expect(words).toContain(fact.replace(/\.$/, ""));
			expect(origin).toEqual({ kind: "program", id: closed.id, name: "Returns in Emden" });
			expect(quote).toBeNull();
			expect(citation).toBe(`/?program=${closed.id}`);
		}
		expect(JSON.stringify(result)).not.toContain("Kiel");
	});

	it("is told, too, where it speaks of a why on the way to the root cause only", async () => {
		const admin = world.as("Admin");
		const description =
			"In Celle pickers walked and searched for a third of each shift until zones were drawn.";
		await admin.program.create({ name: "Zones in Celle", description, status: "Completed" });
		const told = findingsIn(await research(await finalizedSession()));
		expect(told.map(({ fact }) => fact)).toContain(description);
	});

	it("is not quoted where it shares a few common words only", async () => {
		const description =
			"On the day the new stock of cups arrived, the pickers opened a canteen of their own.";
		await world.as("Admin").program.create({ name: "Canteen in Hof", description, status: "Completed" });
		expect(JSON.stringify(await research(await finalizedSession()))).not.toContain("canteen");
	});
});
