import userEvent from "@testing-library/user-event";
import type { Role } from "@throughline/domain/account";
import type { SelectedDecisions } from "@throughline/domain/consultant/decision";
import { validatePlan } from "@throughline/domain/consultant/plan/validation";
import type { StrategySession } from "@throughline/domain/consultant/session";
import type { VersionDetail } from "@throughline/domain/consultant/version";
import { compareVersions } from "@throughline/domain/consultant/version/compare";
import { programOf } from "../data/portfolio.ts";
import { plan, sessionOf, versionOf } from "../data/strategies.ts";
import { strategySteps } from "../data/strategy-steps.ts";
import { Refusal, serve } from "../fake-server.ts";
import { openScreen } from "../render-screen.tsx";
import { runFeed } from "../run-feed.ts";

export const sessionId = "strategy_1790000000000_kassel";
/** The run that every start begins or joins. */
export const runId = "019c0000-0000-7000-8000-000000000001";
export const program = programOf(7, { name: "Kassel Warehouse Automation" });

type Of = { sessionId: string; versionNumber: number };

type GivenStrategies = {
	path: string;
	/** Answers in place of the usual ones. */
	procedures?: Parameters<typeof serve>[1];
	role?: Role;
	versions?: VersionDetail[];
	sessions?: StrategySession[];
};

/** A screen of the consultant over versions that its own calls change. */
export async function openStrategies(given: GivenStrategies) {
	const { role = "Editor", path, sessions = [sessionOf(sessionId)] } = given;
	const state = { versions: given.versions ?? [versionOf(sessionId, 1)] };
	const told = runFeed();
	const steps = strategySteps({
		sessionId,
		onRestart: (id) => told.say(id, "retry"),
		due({ step, versionNumber, again = false }) {
			const version = state.versions.find((each) => each.versionNumber === versionNumber);
			const isChosen = Object.keys(version?.selectedDecisions ?? {}).length > 0;
			const isLacking = version?.research && !version.enhancedAnalysis;
			if (step === "analysis" && (again || isLacking)) return { id: runId, kind: "analysis" };
			if (step === "decisions" && again) return { id: runId, kind: "decisions" };
			if (step === "plan" && (again || (isChosen && !version?.program)))
				return { id: runId, kind: "conversion" };
			return null;
		},
	});
	const feed: typeof told = {
		say(id, kind, data) {
			steps.hear(id, kind, data);
			told.say(id, kind, data);
		},
	};
	const find = (of: Of): VersionDetail => {
		const found = state.versions.find(
			(each) => each.sessionId === of.sessionId && each.versionNumber === of.versionNumber,
		);
		if (!found) throw new Refusal(404, "NOT_FOUND", "There is no such version");
		return found;
	};
	const change = (of: Of, with_: Partial<VersionDetail>): VersionDetail => {
		const before = find(of);
		const after = { ...before, ...with_, version: before.version + 1 };
		state.versions = state.versions.map((each) => (each.id === before.id ? after : each));
		return after;
	};
	/** The conversion has made its plan. */
	const finishConversion = (of: Of) => {
		change(of, { program: plan, validation: validatePlan(plan) });
		feed.say(runId, "complete", { data: {} });
	};
	const server = serve(role, {
		"program.list": () => [program],
		"consultant.session.providers": () => ({
			providers: [{ id: "offline", label: "Offline analysis", model: null, available: true, variable: null }],
			preferred: "offline",
		}),
		"consultant.session.list": () => sessions,
		"consultant.session.byId": ({ sessionId: id }: { sessionId: string }) => {
			const found = sessions.find((each) => each.id === id);
			if (!found) throw new Refusal(404, "NOT_FOUND", "There is no such strategy session");
			return found;
		},
		"consultant.version.all": () => state.versions,
		"consultant.version.ofSession": ({ sessionId: id }: { sessionId: string }) => {
			const found = state.versions.filter((each) => each.sessionId === id);
			if (found.length === 0) throw new Refusal(404, "NOT_FOUND", "There is no such strategy session");
			return found;
		},
		"consultant.version.byNumber": find,
		"consultant.version.label": ({ versionLabel, ...of }: Of & { versionLabel: string | null }) =>
			change(of, { versionLabel }),
		"consultant.version.finalize": (of: Of) =>
			change(of, { status: "finalized", finalizedAt: "2026-03-01T10:00:00.000Z" }),
		"consultant.version.branch": (of: Of) => {
			const from = find(of);
			const made = versionOf(of.sessionId, 9, {
				branchedFrom: of.versionNumber,
				selectedDecisions: from.selectedDecisions,
			});
			state.versions = [made, ...state.versions];
			return made;
		},
		"consultant.version.compare": (asked: { sessionId: string; version1: number; version2: number }) =>
			compareVersions(
				find({ sessionId: asked.sessionId, versionNumber: asked.version1 }),
				find({ sessionId: asked.sessionId, versionNumber: asked.version2 }),
			),
		"consultant.decision.select": ({
			selectedDecisions,
			...of
		}: Of & { selectedDecisions: SelectedDecisions }) =>
			change(of, { selectedDecisions, program: null, validation: null }),
		...steps.procedures,
		"consultant.integration.integrate": (of: Of) => {
			change(of, { status: "converted_to_program", convertedProgramId: program.id });
			return {
				programId: program.id,
				workstreamsCreated: 2,
				tasksCreated: 8,
				stageGatesCreated: 5,
				kpisCreated: 1,
				benefitsCreated: 2,
				risksCreated: 1,
				fundingSourcesCreated: 1,
				resourcesCreated: 1,
				openRolesCreated: 0,
			};
		},
		"consultant.tripwire.ofVersion": () => [],
		"consultant.tripwire.ofProgram": () => [],
		"consultant.origin.orphans": () => ({ programId: program.id, total: 12, orphans: 0, kinds: [] }),
		"run.cancel": () => {
			feed.say(runId, "cancelled");
			return {};
		},
		...given.procedures,
	});
	const router = await openScreen(path);
	return { ...server, state, router, feed, finishConversion, user: userEvent.setup() };
}
