import { offlineConsultant } from "@throughline/trpc/consultant/offline-advisors";
import type { StoredMaterial } from "@throughline/trpc/ports/advisors";
import type { Asking } from "@throughline/trpc/ports/asking";
import { afterAll, describe, expect, it, vi } from "vitest";
import { offlineThread } from "../../src/ai/offline/consultant.ts";
import { materialOf } from "./material.ts";

const thread = offlineThread();
afterAll(() => thread.close());

const memo = `Late orders in Kassel

In the last quarter 14 percent of our orders left the Kassel warehouse late. Orders are late because pickers search for 38 percent of their shift. Pickers search because the stock in the system is wrong. The stock is wrong because nobody books the returns.

The controlling report says that 6 percent of our orders left the Kassel warehouse late in the last quarter.`;

let number = 0;
const nextMaterial = (content: string) =>
	materialOf({ content, documentId: `018f0000-0000-7000-8000-${String(++number).padStart(12, "0")}` });
const material = nextMaterial(memo);
/** Long enough that there is time to give it up. */
const long = nextMaterial(
	Array.from(
		{ length: 1_500 },
		(_, at) =>
			`Order ${at} is late because picker ${at % 97} walks to aisle ${at % 89} for article ${at % 83}.`,
	).join(" "),
);

function asking(signal = new AbortController().signal): Asking & { said: [number, string, string?][] } {
	const said: [number, string, string?][] = [];
	return {
		said,
		signal,
		async spent() {},
		async say(progress, message, kind) {
			said.push([progress, message, kind]);
		},
	};
}
/** Counts the threads that this process starts from now on. */
function countThreads() {
	let threads = 0;
	const count = () => threads++;
	process.on("worker", count);
	return { started: () => threads, stop: () => process.off("worker", count) };
}

const question = { rootCause: "The stock in the system is wrong", whysPath: ["Pickers search"] };

describe("the offline consultant in its thread", () => {
	it("says what it says in this one, how far it is included", async () => {
		const here = offlineConsultant();
		const [one, two] = [asking(), asking()];
		expect(await thread.whysTree(material, asking())).toEqual(await here.whysTree(material, asking()));
		const why = { rootQuestion: "", path: ["The stock in the system is wrong"] };
		expect(await thread.expand(material, why, asking())).toEqual(await here.expand(material, why, asking()));
		const research = await thread.research(material, question, one);
		expect(research).toEqual(await here.research(material, question, two));
		expect(one.said.length).toBeGreaterThan(3);
		expect(one.said).toEqual(two.said);
		const settled = { ...question, research: { ...research, versionNumber: 1, timeElapsed: 1 } };
		expect(await thread.analysis(material, settled, asking())).toEqual(
			await here.analysis(material, settled, asking()),
		);
		expect(await thread.enhancedAnalysis(material, settled, asking())).toEqual(
			await here.enhancedAnalysis(material, settled, asking()),
		);
		const decisions = await thread.decisions(material, settled, asking());
		expect(decisions).toEqual(await here.decisions(material, settled, asking()));
		const selected = Object.fromEntries(decisions.map(({ id, options }) => [id, options[0]?.id ?? ""]));
		const given = { ...settled, decisions, selected };
		expect(await thread.plan(material, given, asking())).toEqual(await here.plan(material, given, asking()));
	});

	it("leaves this thread free while it reads a long document", async () => {
		// In processor time: by the clock it would count what else the machine does.
		const before = { here: process.threadCpuUsage(), everywhere: process.cpuUsage() };
		await thread.whysTree(long, asking());
		const here = process.threadCpuUsage(before.here);
		const everywhere = process.cpuUsage(before.everywhere);
		expect(here.user + here.system).toBeLessThan((everywhere.user + everywhere.system) / 2);
	});

	it("says of a question whose time is over that it took too long", async () => {
		// What has been read already is answered at once.
		const unread = nextMaterial(`${long.sources[0]?.content} One more is late.`);
		await expect(thread.whysTree(unread, asking(AbortSignal.timeout(1)))).rejects.toMatchObject({
			code: "TIMED_OUT",
			message: "Reading this takes longer than it may at the moment. Try again.",
		});
	});

	it("is given up at once, under way or waiting, and goes on with the next question", async () => {
		const thread = offlineThread({ graceMs: 1 });
		const threads = countThreads();
		const [underWay, waiting] = [new AbortController(), new AbortController()];
		const another = nextMaterial(`${long.sources[0]?.content} One more is late because it is.`);
		const first = thread.whysTree(another, asking(underWay.signal));
		const second = thread.whysTree(another, asking(waiting.signal));
		const third = thread.whysTree(material, asking());
		waiting.abort(new Error("not wanted"));
		await expect(second).rejects.toThrow("not wanted");
		underWay.abort(new Error("no longer wanted"));
		await expect(first).rejects.toThrow("no longer wanted");
		expect((await third).branches.length).toBeGreaterThan(0);
		const late = thread.whysTree(material, asking(AbortSignal.abort(new Error("never wanted"))));
		await expect(late).rejects.toThrow("never wanted");
		expect(threads.started()).toBe(2);
		threads.stop();
		await thread.close();
	});

	it("keeps what it has read when a question is given up that is answered soon", async () => {
		const patient = offlineThread({ graceMs: 60_000 });
		const threads = countThreads();
		const gone = new AbortController();
		const answer = patient.whysTree(material, asking(gone.signal));
		gone.abort(new Error("gone"));
		await expect(answer).rejects.toThrow("gone");
		expect((await patient.whysTree(material, asking())).branches.length).toBeGreaterThan(0);
		expect(threads.started()).toBe(1);
		threads.stop();
		await patient.close();
	});

	it("gives an error back as one, and serves on", async () => {
		const broken = { ...material, key: "broken", passages: null as never };
		await expect(thread.whysTree(broken, asking())).rejects.toThrow(/null|iterable/);
		const unsendable = { ...question, rootCause: (() => "") as never };
		await expect(thread.research(material, unsendable, asking())).rejects.toThrow(/cloned/);
		expect((await thread.whysTree(material, asking())).branches.length).toBeGreaterThan(0);
	});

	it("fails a question whose answer nobody could hear", async () => {
		const deaf = { ...asking(), say: () => Promise.reject(new Error("the run is lost")) };
		await expect(thread.research(material, question, deaf)).rejects.toThrow("the run is lost");
	});

	it("says so when it cannot hold so much, and serves on", async () => {
		const small = offlineThread({ heapMb: 40 });
		const longer = nextMaterial(long.sources[0]?.content.repeat(10) ?? "");
		await expect(small.whysTree(longer, asking())).rejects.toMatchObject({ code: "TOO_LARGE" });
		expect((await small.whysTree(material, asking())).branches.length).toBeGreaterThan(0);
		await small.close();
	});

	it("answers nobody after it was closed", async () => {
		const other = offlineThread();
		const underWay = expect(other.whysTree(long, asking())).rejects.toMatchObject({ code: "UNAVAILABLE" });
		await other.close();
		await underWay;
		await expect(other.whysTree(material, asking())).rejects.toMatchObject({ code: "UNAVAILABLE" });
	});

	it("holds several materials as long as there is room, and gives their memory back for a further one", async () => {
		const lengthOf = ({ sources }: StoredMaterial) => sources[0]?.content.length ?? 0;
		const [one, two, three] = [memo, `${memo} One.`, `${memo} One and two.`].map(nextMaterial);
		if (!one || !two || !three) throw new Error("no materials");
		const tight = offlineThread({ room: lengthOf(one) + lengthOf(two) });
		const threads = countThreads();
		const first = await tight.whysTree(one, asking());
		await tight.whysTree(two, asking());
		expect(await tight.whysTree(one, asking())).toEqual(first);
		expect(threads.started()).toBe(1);
		await tight.whysTree(three, asking());
		expect(threads.started()).toBe(2);
		expect(await tight.whysTree(one, asking())).toEqual(first);
		expect(threads.started()).toBe(3);
		threads.stop();
		await tight.close();
	});

	it("starts a new thread after it gave back the idle one", async () => {
		const idle = offlineThread({ idleMs: 1 });
		const threads = countThreads();
		const first = await idle.whysTree(material, asking());
		await vi.waitFor(async () => {
			expect(await idle.whysTree(material, asking())).toEqual(first);
			expect(threads.started()).toBeGreaterThan(1);
		}, 15_000);
		threads.stop();
		await idle.close();
	});
});
