import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { serve } from "../../../../tests/fake-server.ts";
import { renderPart } from "../../../../tests/render-part.tsx";
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
