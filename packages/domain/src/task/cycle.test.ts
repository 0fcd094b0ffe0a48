import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cycleClosedBy, cycleInWords, findCycle, type Link } from "./cycle.ts";

const links = (text: string): Link[] =>
	text
		.split(" ")
		.filter(Boolean)
		.map((pair) => ({ predecessorId: pair.charAt(0), successorId: pair.charAt(1) }));

/** Whether a walk along the links ever comes back, found by trying every walk. */
function hasCircle(all: Link[]): boolean {
	const comesBack = (task: string, path: string[]): boolean =>
		path.includes(task) ||
		all.some(({ predecessorId, successorId }) =>
			predecessorId === task ? comesBack(successorId, [...path, task]) : false,
		);
	return all.some(({ predecessorId }) => comesBack(predecessorId, []));
}

/** That each task of the circle is linked to the next, and the last is the first. */
function expectCircle(cycle: string[], all: Link[]): void {
	expect(cycle.length).toBeGreaterThan(1);
	expect(cycle.at(-1)).toBe(cycle[0]);
	for (const [place, task] of cycle.slice(0, -1).entries()) {
		expect(all).toContainEqual({ predecessorId: task, successorId: cycle[place + 1] });
	}
	expect(new Set(cycle).size).toBe(cycle.length - 1);
}

const someLinks = fc.array(
	fc.record({ predecessorId: fc.constantFrom(..."abcdef"), successorId: fc.constantFrom(..."abcdef") }),
	{ maxLength: 9 },
);

describe("looking for a circle", () => {
	it.each([
		["", null],
		["ab bc ac", null],
		["ab bc ca", "abca"],
		["xa ab bc cb", "bcb"],
		["aa", "aa"],
		["ab cd dc", "cdc"],
	])("in %j finds %j", (text, cycle) => {
		expect(findCycle(links(text))?.join("") ?? null).toBe(cycle);
	});

	it("finds one whenever there is one, and only then", () => {
		fc.assert(
			fc.property(someLinks, (all) => {
				const cycle = findCycle(all);
				expect(cycle !== null).toBe(hasCircle(all));
				if (cycle) expectCircle(cycle, all);
			}),
		);
	});

	it("goes through chains of any length", () => {
		const chain = Array.from({ length: 50_000 }, (_, at) => ({
			predecessorId: `t${at}`,
			successorId: `t${at + 1}`,
		}));
		expect(findCycle(chain)).toBeNull();
		expect(findCycle([...chain, { predecessorId: "t50000", successorId: "t0" }])).toHaveLength(50_002);
	});
});

describe("the circle that a new link closes", () => {
	it.each([
		["ca", "ab bc", "cabc"],
		["ac", "ab bc", null],
		["aa", "", "aa"],
		["da", "ab bd ac ce ed", "dabd"],
	])("%s after %j is %j", (added, before, cycle) => {
		const [link] = links(added);
		if (!link) throw new Error("no link");
		expect(cycleClosedBy(link, links(before))?.join("") ?? null).toBe(cycle);
	});

	it("is found whenever the link closes one, and begins with its predecessor", () => {
		fc.assert(
			fc.property(someLinks, someLinks, (all, [added]) => {
				fc.pre(added !== undefined && !hasCircle(all));
				if (!added) return;
				const cycle = cycleClosedBy(added, all);
				expect(cycle !== null).toBe(hasCircle([...all, added]));
				if (!cycle) return;
				expectCircle(cycle, [...all, added]);
				expect(cycle.slice(0, 2)).toEqual([added.predecessorId, added.successorId]);
			}),
		);
	});
});

describe("a circle in words", () => {
	it("names its tasks in order", () => {
		const names: Record<string, string> = { a: "Design", b: "Build", c: "Test" };
		expect(cycleInWords(["a", "b", "c", "a"], (id) => names[id] ?? id)).toBe(
			"Design → Build → Test → Design",
		);
	});

	it("leaves out the middle of a long one", () => {
		expect(cycleInWords([..."abcdefghijka"], (id) => id)).toBe("a → b → c → d → … → i → j → k → a");
	});
});
