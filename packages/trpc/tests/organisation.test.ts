import { newId } from "@throughline/db/id";
import { auditEntry, person } from "@throughline/db/schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createWorld, refusalOf, type World } from "./world.ts";

let world: World;
beforeAll(async () => {
	world = await createWorld();
});
afterAll(() => world.drop());

const admin = () => world.as("Admin", { sessionPublicId: newId() }).organisation;
const startPlan = async (input: object = {}) => {
	const viewer = world.as("Viewer");
	const { id, currency } = await world.as("Editor").program.create({ name: "New", ...input });
	const { version: _, id: __, ...week } = await viewer.task.calendar.byId({ id });
	const holidays = await viewer.task.holiday.list({ programId: id });
	return { id, currency, week, holidays: holidays.map(({ date, name }) => `${date} ${name}`) };
};

it("is in dollars, works from Monday to Friday and asks for four eyes until an Admin says otherwise", async () => {
	expect(await world.as("Viewer").organisation.get()).toMatchObject({
		defaultCurrency: "USD",
		firstDayOfWeek: "monday",
		friday: true,
		saturday: false,
		holidays: [],
		fourEyes: true,
		version: 1,
	});
});

it("gives new programs their currency, week and holidays, and leaves the others alone", async () => {
	const before = await startPlan();
	const changed = await admin().change({
		version: 1,
		defaultCurrency: "EUR",
		sunday: true,
		friday: false,
		holidays: [{ date: "2027-05-01", name: "Labour Day" }],
	});
	expect(changed.version).toBe(2);
	const after = await startPlan();
	expect(after).toMatchObject({
		currency: "EUR",
		week: { monday: true, friday: false, saturday: false, sunday: true },
		holidays: ["2027-05-01 Labour Day"],
	});
	expect((await startPlan({ currency: "CHF" })).currency).toBe("CHF");
	expect(await world.as("Viewer").task.calendar.byId({ id: before.id })).toMatchObject({
		friday: true,
		sunday: false,
	});
	const [entry] = await world.db
		.select()
		.from(auditEntry)
		.where(eq(auditEntry.objectType, "organisation settings"));
	expect(entry).toMatchObject({
		action: "updated",
		personId: world.people.Admin.id,
		before: { defaultCurrency: "USD", sunday: false, friday: true, holidays: [] },
	});
});

it("gives them to a program that a playbook starts", async () => {
	const { programId } = await world
		.as("Editor")
		.playbook.use({ playbookId: "general", name: "From a playbook", startDate: "2027-01-04" });
	const started = await world.as("Viewer").program.byId({ id: programId });
	expect(started.currency).toBe("EUR");
	expect(await world.as("Viewer").task.holiday.list({ programId })).toHaveLength(1);
});

it("is changed by Admins alone, in the version that they read, with a working day left", async () => {
	const { version } = await world.as("Viewer").organisation.get();
	const byEditor = world.as("Editor", { sessionPublicId: newId() }).organisation.change({ version });
	const stale = admin().change({ version: version - 1, fourEyes: false });
	const byToken = world.as("Admin").organisation.change({ version, fourEyes: false });
	const idle = admin().change({
		version,
		monday: false,
		tuesday: false,
		wednesday: false,
		thursday: false,
		friday: false,
		saturday: false,
		sunday: false,
	});
	expect(await refusalOf(byEditor)).toMatchObject({ code: "FORBIDDEN" });
	expect(await refusalOf(byToken)).toMatchObject({ code: "FORBIDDEN" });
	expect(await refusalOf(stale)).toMatchObject({ code: "CONFLICT", current: { defaultCurrency: "EUR" } });
	expect(await refusalOf(idle)).toMatchObject({ code: "INVALID_INPUT", issues: [{ path: "monday" }] });
});

it("counts who may approve expenses: Editors and Admins who have signed in and are let in", async () => {
	const count = async () => (await world.as("Viewer").organisation.get()).approvers;
	expect(await count()).toBe(2);
	await world.db.insert(person).values({ firstName: "Only", lastName: "Named", role: "Editor" });
	await world.db.update(person).set({ disabledAt: "2026-01-01T00:00:00Z" }).where(eq(person.role, "Admin"));
	expect(await count()).toBe(1);
});
