import { afterAll, beforeAll, expect, it } from "vitest";
import { createWorld, refusalOf, type World } from "../world.ts";

let world: World;
beforeAll(async () => {
	world = await createWorld();
});
afterAll(() => world.drop());

const editor = () => world.as("Editor");
const nobody = "019a0000-0000-7000-8000-00000000ffff";

it("A program names its lead and sponsor, and a gate review its owner; without the member they name nobody, until Undo", async () => {
	const { id: memberId } = await editor().resource.create({ name: "Maria" });
	const program = await editor().program.create({ name: "Harbour", leadId: memberId });
	expect(program).toMatchObject({ leadId: memberId, sponsorId: null });
	await editor().program.update({ id: program.id, version: 1, sponsorId: memberId });
	const [gate] = await editor().stageGate.list();
	if (!gate) throw new Error("no gate");
	const given = { programId: program.id, stageGateId: gate.id, ownerId: memberId };
	const open = await editor().stageGate.review.create(given);
	// A record, which nobody changes any more.
	const failed = await editor().stageGate.review.create({ ...given, status: "Failed", note: "Too early" });
	const named = async () => {
		const [{ leadId, sponsorId }, ...reviews] = await Promise.all([
			editor().program.byId({ id: program.id }),
			editor().stageGate.review.byId({ id: open.id }),
			editor().stageGate.review.byId({ id: failed.id }),
		]);
		return [leadId, sponsorId, ...reviews.map(({ ownerId }) => ownerId)];
	};
	expect(await named()).toEqual([memberId, memberId, memberId, memberId]);
	const { undoId } = await editor().resource.remove({ id: memberId });
	expect(await named()).toEqual([null, null, null, null]);
	await editor().trash.restore({ undoId });
	expect(await named()).toEqual([memberId, memberId, memberId, memberId]);
	const refusal = editor().stageGate.review.update({ id: failed.id, version: 1, ownerId: null });
	expect((await refusalOf(refusal)).code).toBe("DECIDED");
});

it("A deleted program comes back with who leads it", async () => {
	const { id: leadId } = await editor().resource.create({ name: "Jide" });
	const { id } = await editor().program.create({ name: "Quay", leadId, sponsorId: leadId });
	const { undoId } = await editor().program.remove({ id });
	await editor().trash.restore({ undoId });
	expect(await editor().program.byId({ id })).toMatchObject({ leadId, sponsorId: leadId });
});

it.each(["leadId", "sponsorId"])("A program is refused a %s that is nobody, by name", async (field) => {
	const refused = { code: "INVALID_INPUT", issues: [{ path: field }] };
	expect(await refusalOf(editor().program.create({ name: "A", [field]: nobody }))).toMatchObject(refused);
	const { id } = await editor().program.create({ name: "B" });
	const change = editor().program.update({ id, version: 1, [field]: nobody });
	expect(await refusalOf(change)).toMatchObject(refused);
});

it("A gate review is refused an owner that is nobody, by name", async () => {
	const { id: programId } = await editor().program.create({ name: "C" });
	const [gate] = await editor().stageGate.list();
	const created = editor().stageGate.review.create({
		programId,
		stageGateId: gate?.id ?? "",
		ownerId: nobody,
	});
	expect(await refusalOf(created)).toMatchObject({ code: "INVALID_INPUT", issues: [{ path: "ownerId" }] });
});
