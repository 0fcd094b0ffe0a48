import { expect, test } from "vitest";
import { Gate } from "./gate.ts";

/** Enters with everybody in this order; who is inside after each step can be asked. */
function crowd(places: number) {
	const gate = new Gate(places);
	const inside: string[] = [];
	const refused: string[] = [];
	return {
		gate,
		inside,
		refused,
		async come(kind: string, count: number, waitMs = 10_000) {
			for (let number = 0; number < count; number++) {
				gate.enter(kind, waitMs).then(
					() => inside.push(kind),
					() => refused.push(kind),
				);
			}
			await new Promise(setImmediate);
		},
		async leave(kind: string, stuck = false) {
			inside.splice(inside.indexOf(kind), 1);
			gate.leave(kind, stuck);
			await new Promise(setImmediate);
		},
	};
}

test("work of one kind leaves places for the others, however much of it comes", async () => {
	const { inside, come } = crowd(10);
	await come("locked", 50);
	expect(inside).toHaveLength(4);
	await come("other", 3);
	expect(inside.filter((kind) => kind === "other")).toHaveLength(3);
});

test("a kind that runs into limits has one place until it succeeds", async () => {
	const { inside, come, leave } = crowd(10);
	await come("locked", 50);
	for (let number = 0; number < 4; number++) await leave("locked", true);
	expect(inside).toEqual(["locked"]);
	await leave("locked");
	expect(inside).toHaveLength(4);
});

test("when there is no place the kind with the fewest inside comes first", async () => {
	const { inside, come, leave } = crowd(3);
	for (const kind of ["a", "b", "c"]) await come(kind, 5);
	await come("d", 1);
	await leave("a");
	expect(inside.toSorted()).toEqual(["a", "b", "c"]);
	await leave("b");
	expect(inside.toSorted()).toEqual(["a", "b", "c"].toSorted());
});

test("who waits is turned away when their time is over, and at once when the database is away", async () => {
	const { gate, refused, come, leave, inside } = crowd(1);
	await come("a", 1);
	await come("b", 1, 10);
	await expect.poll(() => refused).toEqual(["b"]);
	await come("c", 2);
	gate.refuseAll();
	await expect.poll(() => refused).toEqual(["b", "c", "c"]);
	await leave("a");
	await come("d", 1);
	expect(inside).toEqual(["d"]);
});
