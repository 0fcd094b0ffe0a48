import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Role } from "@throughline/domain/account";
import type { NewRisk, Risk, RiskStatus } from "@throughline/domain/risk";
import type { NewRiskMitigation, RiskMitigation } from "@throughline/domain/risk/mitigation";
import { scoresOf } from "@throughline/domain/risk/score";
import { overview, summary } from "../data/portfolio.ts";
import { key, mitigationOf, noise, petra, pickers, program, radio, riskOf } from "../data/risk-rows.ts";
import { Refusal, serve } from "../fake-server.ts";
import { openScreen } from "../render-screen.tsx";

/** Loads the view's code: on a busy machine that takes longer the first time than a test waits for what it shows. */
export async function loadRisks(): Promise<void> {
	await Promise.all([
		import("../../src/features/risk/risks-view.tsx"),
		import("../../src/features/risk/drawer/risk-drawer.tsx"),
		import("../../src/features/risk/form/risk-dialog.tsx"),
	]);
}

type Given = {
	role?: Role;
	risks?: Risk[];
	mitigations?: RiskMitigation[];
	contingency?: string;
	path?: string;
	/** In place of the usual answers. */
	procedures?: Record<string, (input: never) => unknown>;
};

/** The risks view over risks that its own calls change. */
export async function openRisks({
	role = "Editor",
	risks = [radio, pickers, noise],
	mitigations = [],
	contingency = "100000.00",
	path = "/?view=risks",
	procedures = {},
}: Given = {}) {
	const held = { risks, mitigations, contingency, version: 1 };
	const find = <Row extends { id: string }>(rows: Row[], id: string): Row => {
		const row = rows.find((each) => each.id === id);
		if (!row) throw new Refusal(404, "NOT_FOUND", "This does not exist, or no longer does");
		return row;
	};
	const put = (risk: Risk) => {
		held.risks = [...held.risks.filter(({ id }) => id !== risk.id), risk];
		return risk;
	};
	const changed = (change: Partial<Risk> & { id: string }) => {
		const before = find(held.risks, change.id);
		return put({ ...before, ...change, version: before.version + 1 });
	};
	const server = serve(role, {
		"program.list": () => [program],
		"program.finance.byId": () => finance(),
		"program.finance.update": (input: { contingency: string }) => {
			held.contingency = Number(input.contingency).toFixed(2);
			held.version += 1;
			return finance();
		},
		"dashboard.summary": () => summary,
		"dashboard.overview": () => overview,
		"resource.list": () => [petra],
		"history.ofObject": () => [],
		"risk.list": () => held.risks,
		"risk.create": (input: NewRisk) => put(riskOf(9, { ...input, priority: input.priority ?? "Low" })),
		"risk.update": changed,
		"risk.remove": ({ id }: { id: string }) => {
			find(held.risks, id);
			held.risks = held.risks.filter((risk) => risk.id !== id);
			return { id, undoId: key(9, 1) };
		},
		"risk.changeStatuses": ({ changes }: { changes: { id: string; status: RiskStatus }[] }) =>
			changes.map(({ id, status }) => changed({ id, status })),
		"risk.scores": ({ id }: { id: string }) => {
			const risk = find(held.risks, id);
			return [{ ...risk, scoredAt: risk.createdAt, ...scoresOf(risk) }];
		},
		"risk.mitigation.ofProgram": () => held.mitigations,
		"risk.mitigation.list": ({ riskId }: { riskId: string }) =>
			held.mitigations.filter((each) => each.riskId === riskId),
		"risk.mitigation.create": (input: NewRiskMitigation) => {
			const created = mitigationOf(9, input);
			held.mitigations = [...held.mitigations, created];
			return created;
		},
		"risk.mitigation.update": (change: Partial<RiskMitigation> & { id: string }) => {
			const before = find(held.mitigations, change.id);
			const after = { ...before, ...change, version: before.version + 1 };
			held.mitigations = held.mitigations.map((each) => (each.id === after.id ? after : each));
			return after;
		},
		"risk.mitigation.remove": ({ id }: { id: string }) => {
			held.mitigations = held.mitigations.filter((each) => each.id !== id);
			return { id, undoId: key(9, 2) };
		},
		...procedures,
	});
	function finance() {
		return { id: program.id, contingency: held.contingency, discountRate: "8.00", version: held.version };
	}
	await loadRisks();
	const router = await openScreen(path);
	return { ...server, held, put, router, user: userEvent.setup() };
}

/** The row of a risk in the register, to look into. */
export const rowOf = async (code: string) =>
	within(await screen.findByRole("row", { name: new RegExp(`${code}\\b`) }));

export async function choose(user: ReturnType<typeof userEvent.setup>, label: string, option: string) {
	await user.click(await screen.findByRole("combobox", { name: label }));
	await user.click(await screen.findByRole("option", { name: option }));
}
