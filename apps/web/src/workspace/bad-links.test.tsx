import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { viewSearch } from "../../tests/address.ts";
import { openBenefits } from "../../tests/pages/benefits-page.ts";
import { openGates } from "../../tests/pages/gates-page.ts";
import { openKpis } from "../../tests/pages/kpis-page.ts";
import { openRisks } from "../../tests/pages/risks-page.ts";
import { openTimeline } from "../../tests/pages/timeline-page.ts";

const gone = "01939000-0000-7000-8999-000000000077";

const screens = [
	["kpis", openKpis, "KPI not found"],
	["benefits", openBenefits, "Benefit not found"],
	["risks", openRisks, "Risk not found"],
	["stage-gates", openGates, "Stage gate or review not found"],
] as const;

test.each(screens)(
	"An unknown object in a link to %s is said to be missing, and closes",
	async (view, open, title) => {
		const { router } = await open({ path: `/?view=${view}&item=${gone}` });
		expect(await screen.findByRole("dialog", { name: title })).toBeDefined();
		await userEvent.setup().click(screen.getByRole("button", { name: "Close" }));
		await waitFor(() => expect(viewSearch(router)).toEqual({ view }));
	},
);

test.each([...screens.map(([view, open]) => [view, open] as const), ["timeline", openTimeline] as const])(
	"A Viewer's link to a form on %s opens the screen alone, which says once what a Viewer can do",
	async (view, open) => {
		const { router } = await open({ role: "Viewer", path: `/?view=${view}&form=new` });
		expect(await screen.findAllByText(/As a Viewer you can/)).toHaveLength(1);
		await waitFor(() => expect(viewSearch(router)).toEqual({ view }));
		expect(screen.queryByRole("dialog")).toBeNull();
	},
);
