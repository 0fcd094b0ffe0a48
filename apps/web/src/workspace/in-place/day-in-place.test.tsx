import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { serve } from "../../../tests/fake-server.ts";
import { renderPart } from "../../../tests/render-part.tsx";
import { DayInPlace } from "./day-in-place.tsx";
import { EditedInPlace } from "./saving.tsx";

const update = vi.fn(async (_: unknown) => ({}));

beforeEach(() => {
	sessionStorage.clear();
	update.mockClear();
	serve("Editor", {});
});

async function openDay() {
	const { user } = await renderPart(
		<EditedInPlace object={{ id: "expense-1", version: 1 }} title="Travel" update={update}>
			<DayInPlace field="expenseDate" label="Date" value="2026-06-15" />
		</EditedInPlace>,
	);
	const press = async () => {
		await user.click(await screen.findByRole("button", { name: "Date: Jun 15, 2026" }));
		return await screen.findByRole<HTMLInputElement>("textbox", { name: "Date" });
	};
	return { user, press };
}

const closed = () => waitFor(() => expect(screen.queryByRole("textbox")).toBeNull());

test("A day that is half typed when its panel closes by a slip is there again, until it is cancelled", async () => {
	const { user, press } = await openDay();
	const field = await press();
	expect(screen.queryByText(/^What you typed before/)).toBeNull();
	await user.clear(field);
	await user.type(field, "15.3");
	await user.keyboard("{Escape}");
	await closed();
	const again = await press();
	expect(again.value).toBe("15.3");
	expect(screen.getByText(/^What you typed before is here again/)).toBeDefined();
	await user.click(screen.getByRole("button", { name: "Cancel" }));
	await closed();
	expect((await press()).value).toBe("Jun 15, 2026");
	expect(update).not.toHaveBeenCalled();
});
