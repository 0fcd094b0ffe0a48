import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { PersonalCorrection, StoredCorrection } from "@throughline/domain/consultant/case";
import type { CaseView } from "@throughline/domain/consultant/case/view";
import { serve } from "../fake-server.ts";
import { openScreen } from "../render-screen.tsx";
import { serveRuns } from "../run-stream.ts";
import { caseOf, countRoles } from "./case.ts";
import { forgetStrategies, sessionId, strategyProcedures } from "./strategy-session.ts";

export const standing = { outdated: [], unready: false, assumed: false, language: "en", sentences: "en" };
export const idOf = (number: number) => `019a0000-0000-7000-8000-${String(number).padStart(12, "0")}`;

type Given = { view?: CaseView; search?: string; procedures?: Parameters<typeof serve>[1] };

/** The case with the roles that people gave. */
function withRoles(view: CaseView, stored: readonly StoredCorrection[]): CaseView {
	const roles = new Map(
		stored.flatMap(({ correction }) =>
			correction.kind === "role" ? [[correction.statementId, correction.role] as const] : [],
		),
	);
	const statements = view.statements.map((each) => {
		const role = roles.get(each.id);
		return role ? { ...each, role, confirmed: true } : each;
	});
	return { ...view, statements, roleCounts: countRoles(statements) };
}

/** Opens the case of a session in a server that keeps its corrections. */
export async function openCase({ view = caseOf(), search = "?step=case", procedures = {} }: Given = {}) {
	forgetStrategies();
	const events = serveRuns();
	const stored: StoredCorrection[] = [];
	const state = { view };
	const server = serve("Editor", {
		...strategyProcedures,
		"consultant.case.read": () => state.view,
		"consultant.case.assess": () => state.view,
		"consultant.case.standing": () => standing,
		"consultant.case.corrections": () => stored,
		"consultant.case.correct": ({ correction }: { correction: PersonalCorrection }) => {
			const made = {
				id: idOf(stored.length + 1),
				correction,
				madeBy: "Elena Rossi",
				createdAt: "2026-03-02T09:00:00.000Z",
			};
			stored.push(made);
			state.view = { ...withRoles(view, stored), version: state.view.version + 1 };
			return made;
		},
		"consultant.case.undo": ({ id }: { id: string }) => {
			stored.splice(
				stored.findIndex((each) => each.id === id),
				1,
			);
			state.view = { ...withRoles(view, stored), version: state.view.version + 1 };
			return { id };
		},
		"consultant.whys.tree": () => null,
		...procedures,
	});
	const router = await openScreen(`/strategic-consultant/whys-tree/${sessionId}${search}`);
	const corrections = () => stored.map(({ correction }) => correction);
	return { ...server, events, state, router, corrections, user: userEvent.setup() };
}

/** The row of a statement that has these words. */
export const row = (words: string) => screen.findByRole("button", { name: new RegExp(words) });
