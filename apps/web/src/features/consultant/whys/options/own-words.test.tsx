import { screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { sessionId, whyOf } from "../../../../../tests/data/strategy-session.ts";
import { serve } from "../../../../../tests/fake-server.ts";
import { idOf, openWhys } from "../../../../../tests/pages/whys-page.ts";
import { renderPart } from "../../../../../tests/render-part.tsx";
import { OwnWords } from "./own-words.tsx";

const open = (onCancel?: () => void) => {
	serve("Editor", {});
	return renderPart(
		<OwnWords
			label="Edit this Why"
			submit="Save Changes"
			initial="Parts are missing"
			onSubmit={async () => true}
			{...(onCancel ? { onCancel } : {})}
		/>,
	);
};

test("Escape leaves a why as it was", async () => {
	const cancel = vi.fn();
	const { user } = await open(cancel);
	await user.type(await screen.findByRole("textbox", { name: "Edit this Why" }), " in the vans{Escape}");
	expect(cancel).toHaveBeenCalledOnce();
});

test("Escape takes no words away where there is nothing to go back to", async () => {
	const { user } = await open();
	const field = await screen.findByRole("textbox", { name: "Edit this Why" });
	await user.type(field, " in the vans{Escape}");
	expect(field).toHaveProperty("value", "Parts are missing in the vans");
});

describe("A level of the Five Whys", () => {
	test("says when there are no options, and takes one's own", async () => {
		const { user, state, callsOf } = await openWhys({
			search: `?path=${idOf(12)}`,
			procedures: {
				"consultant.whys.addCustom": ({ option }: { option: string }) => {
					const added = whyOf(99, option, { depth: 2, isCustom: true, supporting_quotes: [] });
					state.tree?.branches[1]?.branches.push(added);
					return added;
				},
			},
		});
		expect(await screen.findByText("No options available at this level")).toBeDefined();
		const add = await screen.findByRole("button", { name: "Add Custom Why" });
		expect(add).toHaveProperty("disabled", true);
		await user.type(screen.getByLabelText("Add your own Why"), "   ");
		expect(add).toHaveProperty("disabled", true);
		await user.type(screen.getByLabelText("Add your own Why"), "Fuel became dearer");
		await user.click(add);
		expect(await screen.findByRole("article", { name: "Fuel became dearer" })).toBeDefined();
		expect(screen.getByText("In your own words")).toBeDefined();
		expect(callsOf("consultant.whys.addCustom")[0]?.input).toEqual({
			sessionId,
			parentId: idOf(12),
			option: "Fuel became dearer",
		});
	});

	test("lets an option be said in other words", async () => {
		const { user, state, callsOf } = await openWhys({
			procedures: {
				"consultant.whys.edit": ({ option }: { option: string }) => {
					const changed = whyOf(11, option, { isCustom: true });
					if (state.tree) state.tree.branches[0] = changed;
					return changed;
				},
			},
		});
		await user.click(await screen.findByRole("button", { name: "Edit this Why" }));
		const words = screen.getByRole("textbox", { name: "Edit this Why" });
		await user.clear(words);
		expect(screen.getByRole("button", { name: "Save Changes" })).toHaveProperty("disabled", true);
		await user.type(words, "Parcels come late");
		await user.click(screen.getByRole("button", { name: "Save Changes" }));
		expect(await screen.findByRole("article", { name: "Parcels come late" })).toBeDefined();
		expect(callsOf("consultant.whys.edit")[0]?.input).toMatchObject({
			nodeId: idOf(11),
			version: 1,
			option: "Parcels come late",
		});
		await user.click(screen.getByRole("button", { name: "Edit this Why" }));
		await user.click(screen.getByRole("button", { name: "Cancel" }));
		expect(screen.getByRole("button", { name: "Continue to next Why" })).toBeDefined();
	});
});
