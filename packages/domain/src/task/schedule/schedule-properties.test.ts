import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dependencyKinds } from "../dependency.ts";
import { type Plan, type PlannedLink, type PlannedTask, schedule } from "../schedule.ts";
import { cascadeOf } from "./cascade.ts";
import { hasBegun } from "./network.ts";
import { brokenLinks } from "./violations.ts";

/**
 * Schedules against somebody with a paper calendar: who looks at one link after the other and pushes what starts too
 * early by one working day, until nothing is left to push. No passes, no arithmetic of working days.
 */

const origin = Date.parse("2026-01-01");
const isoDay = (offset: number) => new Date(origin + offset * 86_400_000).toISOString().slice(0, 10);

const weekdays = Array.from({ length: 150 }, (_, at) => isoDay(at - 40)).filter(
	(day) => ![0, 6].includes(new Date(day).getUTCDay()),
);

class PaperCalendar {
	/** The working days of the months around, as `YYYY-MM-DD`. */
	readonly days: string[];

	constructor(holidays: readonly { date: string }[]) {
		const off = holidays.map(({ date }) => date);
		this.days = weekdays.filter((day) => !off.includes(day));
	}

	/** How many working days are over when the day begins, or when it ends. */
	atStartOf = (day: string) => this.days.findIndex((known) => known >= day);
	atEndOf = (day: string) => this.days.findIndex((known) => known > day);
}

type Dated = PlannedTask & { startDate: string; endDate: string };

class Paper {
	readonly calendar: PaperCalendar;
	readonly tasks: Map<string, Dated>;
	readonly links: readonly PlannedLink[];

	constructor({ tasks, dependencies, holidays }: Plan) {
		this.calendar = new PaperCalendar(holidays);
		this.tasks = new Map(tasks.map((task) => [task.id, { ...task } as Dated]));
		this.links = dependencies;
	}

	task(id: string): Dated {
		const task = this.tasks.get(id);
		if (!task) throw new Error(`no task ${id}`);
		return task;
	}

	/** A milestone that is waited for and waits for no end lies at the beginning of its day, any other at the end. */
	isBeginning({ id }: Dated): boolean {
		const waitsForAnEnd = this.links.some(({ successorId, kind }) => successorId === id && kind[0] === "F");
		return !waitsForAnEnd && this.links.some(({ predecessorId }) => predecessorId === id);
	}

	start(task: Dated): number {
		if (task.milestone && !this.isBeginning(task)) return this.calendar.atEndOf(task.endDate);
		return this.calendar.atStartOf(task.startDate);
	}

	finish(task: Dated): number {
		return task.milestone ? this.start(task) : this.calendar.atEndOf(task.endDate);
	}

	/** Pushes a task by whole working days. */
	push(task: Dated, days = 1): void {
		if (days === 0) return;
		const start = this.start(task) + days;
		const length = Math.max(this.finish(task) - this.start(task), 1);
		const first = task.milestone && !this.isBeginning(task) ? start - 1 : start;
		task.startDate = this.calendar.days[first] ?? "";
		task.endDate = task.milestone ? task.startDate : (this.calendar.days[start + length - 1] ?? "");
	}

	/** Whether a person's dates, or what happened, keep a task where it is. */
	stays({ status, progress, scheduling }: Dated): boolean {
		return scheduling === "pinned" || hasBegun({ status, progress });
	}

	isTooEarly({ predecessorId, successorId, kind, lagDays }: PlannedLink): boolean {
		const successor = this.task(successorId);
		if (hasBegun(successor)) return false;
		const edge = (task: Dated, letter: string | undefined) =>
			letter === "F" ? this.finish(task) : this.start(task);
		return edge(successor, kind[1]) < edge(this.task(predecessorId), kind[0]) + lagDays;
	}

	settle(): this {
		for (let link = this.tooEarly(); link; link = this.tooEarly()) this.push(this.task(link.successorId));
		return this;
	}

	tooEarly = () =>
		this.links.find((link) => this.isTooEarly(link) && !this.stays(this.task(link.successorId)));

	/** Gives tasks other days, then pushes for links that were kept to before, until nothing is left to push. */
	change(changed: readonly Dated[]): this {
		const binding = this.links.filter((link) => !this.isTooEarly(link));
		for (const task of changed) this.tasks.set(task.id, { ...task });
		const named = new Set(changed.map(({ id }) => id));
		const broken = () =>
			binding.find(({ successorId, ...link }) => {
				const successor = this.task(successorId);
				return !named.has(successorId) && !this.stays(successor) && this.isTooEarly({ ...link, successorId });
			});
		for (let link = broken(); link; link = broken()) this.push(this.task(link.successorId));
		return this;
	}

	end = () => Math.max(...[...this.tasks.values()].map((task) => this.finish(task)));

	dates = () => [...this.tasks.values()].map(({ id, startDate, endDate }) => `${id} ${startDate} ${endDate}`);
}

const someTask = fc.record({
	start: fc.integer({ min: 0, max: 20 }),
	days: fc.integer({ min: 0, max: 6 }),
	milestone: fc.boolean(),
	status: fc.constantFrom("Not Started", "Not Started", "Delayed", "In Progress", "Completed"),
	progress: fc.constantFrom(null, 0, 0, 40),
	scheduling: fc.constantFrom("auto", "auto", "auto", "pinned"),
});
const somePlan: fc.Arbitrary<Plan> = fc
	.record({
		tasks: fc.array(someTask, { minLength: 1, maxLength: 7 }),
		links: fc.array(
			fc.record({
				one: fc.nat({ max: 6 }),
				other: fc.nat({ max: 6 }),
				kind: fc.constantFrom(...dependencyKinds),
				lagDays: fc.integer({ min: -3, max: 3 }),
			}),
			{ maxLength: 10 },
		),
		holidays: fc.array(
			fc.integer({ min: 0, max: 40 }).map((offset) => ({ date: isoDay(offset) })),
			{ maxLength: 4 },
		),
	})
	.map(({ tasks, links, holidays }) => ({
		tasks: tasks.map(({ start, days, ...rest }, place) => ({
			...rest,
			id: `t${place}`,
			name: `Task ${place}`,
			startDate: isoDay(start),
			endDate: isoDay(rest.milestone ? start : start + days),
		})),
		// From a lower to a higher number, so that nobody waits in a circle; a pair is linked once.
		dependencies: [...new Map(links.map((link) => [`${link.one} ${link.other}`, link])).values()]
			.filter(({ one, other }) => one < other && other < tasks.length)
			.map(({ one, other, ...rest }) => ({ ...rest, predecessorId: `t${one}`, successorId: `t${other}` })),
		holidays,
	}));

/** The plan after auto-schedule. */
function afterMoves(plan: Plan): Plan {
	const moves = new Map(schedule(plan).moves.map(({ id, to }) => [id, to]));
	return { ...plan, tasks: plan.tasks.map((task) => ({ ...task, ...moves.get(task.id) })) };
}

/** Whether some task lies on days off only. Moved, it takes a day more, so that its float is no whole story. */
function hasWeekendWork(plan: Plan): boolean {
	const paper = new Paper(plan);
	return [...paper.tasks.values()].some(
		(task) => !task.milestone && paper.finish(task) === paper.start(task),
	);
}

/** Floats are told up to the program's end; up to a pinned task it is the table's to show. */
const unpinnedPlan = somePlan.map((plan) => ({
	...plan,
	tasks: plan.tasks.map((task) => ({ ...task, scheduling: "auto" as const })),
}));

/** A plan, and other days for one or two of its tasks. */
const someChange = fc
	.record({
		plan: somePlan,
		changes: fc.array(
			fc.record({
				place: fc.nat({ max: 6 }),
				start: fc.integer({ min: 0, max: 25 }),
				days: fc.integer({ min: 0, max: 6 }),
			}),
			{ minLength: 1, maxLength: 2 },
		),
	})
	.map(({ plan, changes }) => {
		const byTask = new Map<string, Dated>();
		for (const { place, start, days } of changes) {
			const task = plan.tasks[place % plan.tasks.length];
			if (!task) continue;
			const endDate = isoDay(task.milestone ? start : start + days);
			byTask.set(task.id, { ...task, startDate: isoDay(start), endDate });
		}
		return { plan, changed: [...byTask.values()] };
	});

const runs = { numRuns: 500 };

describe("a cascade", () => {
	it("moves what the paper calendar moves, to the same days", () => {
		fc.assert(
			fc.property(someChange, ({ plan, changed }) => {
				const { moved } = cascadeOf(plan)(changed);
				const days = new Map([...changed, ...moved].map((task) => [task.id, task]));
				const after = plan.tasks.map((task) => ({ ...task, ...days.get(task.id) }));
				expect(new Paper({ ...plan, tasks: after }).dates()).toEqual(new Paper(plan).change(changed).dates());
			}),
			{ numRuns: 2_000 },
		);
	});

	it("knows which links are broken then, as a plan with these dates does", () => {
		fc.assert(
			fc.property(someChange, ({ plan, changed }) => {
				const { moved, broken } = cascadeOf(plan)(changed);
				const days = new Map([...changed, ...moved].map((task) => [task.id, task]));
				const untouched = brokenLinks(plan).filter(
					({ predecessorId, successorId }) => !days.has(predecessorId) && !days.has(successorId),
				);
				const after = plan.tasks.map((task) => ({ ...task, ...days.get(task.id) }));
				const inOrder = (links: typeof broken) => new Set(links.map((link) => JSON.stringify(link)));
				expect(inOrder([...untouched, ...broken])).toEqual(inOrder(brokenLinks({ ...plan, tasks: after })));
			}),
			runs,
		);
	});

	it("pulls nothing, and moves neither the changed tasks nor what stays", () => {
		fc.assert(
			fc.property(someChange, ({ plan, changed }) => {
				const before = new Paper(plan);
				const named = new Set(changed.map(({ id }) => id));
				for (const { id, startDate, endDate } of cascadeOf(plan)(changed).moved) {
					const task = before.task(id);
					expect(named.has(id) || before.stays(task)).toBe(false);
					expect(startDate > task.startDate && endDate >= task.endDate).toBe(true);
				}
			}),
			runs,
		);
	});

	it("names each pinned task that stays although a link that held asks it to move, with the missing days", () => {
		fc.assert(
			fc.property(someChange, ({ plan, changed }) => {
				const after = new Paper(plan).change(changed);
				const before = new Paper(plan);
				const named = new Set(changed.map(({ id }) => id));
				const held = plan.dependencies
					.filter((link) => !before.isTooEarly(link) && after.isTooEarly(link))
					.map(({ successorId }) => successorId)
					.filter((id) => !named.has(id));
				const answered = cascadeOf(plan)(changed).held;
				expect(new Set(answered.map(({ id }) => id))).toEqual(new Set(held));
				for (const { id, missingDays } of answered) expect([id, missingDays > 0]).toEqual([id, true]);
			}),
			runs,
		);
	});
});

describe("auto-schedule", () => {
	it("moves what the paper calendar moves, to the same days", () => {
		fc.assert(
			fc.property(somePlan, (plan) => {
				expect(new Paper(afterMoves(plan)).dates()).toEqual(new Paper(plan).settle().dates());
			}),
			runs,
		);
	});

	it("leaves nothing to move", () => {
		fc.assert(
			fc.property(somePlan, (plan) => {
				expect(schedule(afterMoves(plan)).moves).toEqual([]);
			}),
			runs,
		);
	});
});

describe("float", () => {
	it("in total is how far a task can slip before the program's end does", () => {
		fc.assert(
			fc.property(unpinnedPlan, (plan) => {
				fc.pre(!hasWeekendWork(plan));
				const settled = afterMoves(plan);
				const end = new Paper(settled).end();
				for (const { id, totalFloat, critical } of schedule(settled).tasks) {
					if (new Paper(settled).task(id).status === "Completed") continue;
					expect(critical).toBe(totalFloat === 0);
					expect(endAfterSlip(settled, id, totalFloat)).toBe(end);
					expect(endAfterSlip(settled, id, totalFloat + 1)).toBe(end + 1);
				}
			}),
			runs,
		);
	});

	it("that is free is how far a task can slip before it pushes another one, or the end", () => {
		fc.assert(
			fc.property(unpinnedPlan, (plan) => {
				fc.pre(!hasWeekendWork(plan));
				const settled = afterMoves(plan);
				const end = new Paper(settled).end();
				for (const { id, freeFloat } of schedule(settled).tasks) {
					if (new Paper(settled).task(id).status === "Completed") continue;
					const pushes = (days: number) => {
						const slipped = slip(settled, id, days);
						return slipped.tooEarly() !== undefined || slipped.end() > end;
					};
					expect(pushes(freeFloat)).toBe(false);
					expect(pushes(freeFloat + 1)).toBe(true);
				}
			}),
			runs,
		);
	});

	it("ends at the late dates", () => {
		fc.assert(
			fc.property(unpinnedPlan, (plan) => {
				fc.pre(!hasWeekendWork(plan));
				const settled = afterMoves(plan);
				for (const { id, totalFloat, lateStart, lateFinish } of schedule(settled).tasks) {
					const { startDate, endDate } = slip(settled, id, totalFloat).task(id);
					expect([lateStart, lateFinish]).toEqual([startDate, endDate]);
				}
			}),
			runs,
		);
	});
});

function slip(plan: Plan, id: string, days: number): Paper {
	const paper = new Paper(plan);
	paper.push(paper.task(id), days);
	return paper;
}

function endAfterSlip(plan: Plan, id: string, days: number): number {
	return slip(plan, id, days).settle().end();
}
