import { linkOptions } from "@tanstack/react-router";
import type { StrategySession } from "@throughline/domain/consultant/session";

/** The stations of the strategy, in order, with their names on screen. */
export const wizardStages = {
	input: "Input",
	case: "Case",
	whys: "Five Whys",
	research: "Research",
	analysis: "Analysis",
	decisions: "Decisions",
	plan: "Plan",
} as const;

export type WizardStage = keyof typeof wizardStages;

/** Open to those alone who may work in the session; what follows them is read by everybody once it became a program. */
export const ownersStages: ReadonlySet<WizardStage> = new Set(["input", "case", "whys", "research"]);

export const stageOrder = Object.keys(wizardStages) as WizardStage[];

export type Reached = Pick<StrategySession, "stage" | "latestVersion">;

/** The farthest station that a session has reached. */
export function farthestStage({ stage }: Pick<Reached, "stage">): WizardStage {
	return stage === "program" ? "plan" : stage;
}

/** The station that a session stands at: its case until a tree stands on it. */
export function presentStation({ stage, hasTree }: Pick<StrategySession, "stage" | "hasTree">): WizardStage {
	return stage === "whys" && !hasTree ? "case" : farthestStage({ stage });
}

/**
 * Which stations a session has behind it: those before the one that it stands at, which has something left to do. The case
 * is behind it once somebody has looked at it or checked it, or a root cause rests on it. All of them once it has become a
 * program.
 */
export function stationsDone(
	{ stage, caseChecked }: Pick<StrategySession, "stage" | "caseChecked">,
	caseSeen: boolean,
): ReadonlySet<WizardStage> {
	if (stage === "program") return new Set(stageOrder);
	const present = stage === "whys" && !caseChecked && !caseSeen ? "case" : stage;
	return new Set(stageOrder.slice(0, stageOrder.indexOf(present)));
}

/** Where a station of a session is shown; decisions and plan need a version, and without one the analysis is shown. */
export function stageLink(stage: WizardStage, sessionId: string, version: number | null) {
	if (stage === "input") {
		return linkOptions({ to: "/strategic-consultant/input", search: { session: sessionId } });
	}
	if (stage === "case") {
		const to = "/strategic-consultant/whys-tree/$sessionId";
		return linkOptions({ to, params: { sessionId }, search: { step: "case" } });
	}
	if (stage === "whys") {
		return linkOptions({ to: "/strategic-consultant/whys-tree/$sessionId", params: { sessionId } });
	}
	if (stage === "research") {
		return linkOptions({ to: "/strategic-consultant/research/$sessionId", params: { sessionId } });
	}
	if (stage === "analysis" || version === null) {
		return linkOptions({ to: "/strategic-consultant/analysis/$sessionId", params: { sessionId } });
	}
	const params = { sessionId, versionNumber: String(version) };
	if (stage === "decisions") {
		return linkOptions({ to: "/strategic-consultant/decisions/$sessionId/$versionNumber", params });
	}
	return linkOptions({ to: "/strategic-consultant/epm/$sessionId/{-$versionNumber}", params });
}
