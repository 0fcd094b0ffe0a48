import { linkOptions } from "@tanstack/react-router";
import type { StrategySession } from "@throughline/domain/consultant/session";

/** The stations of the walk, in order, with their names on screen. */
export const walkStages = {
	input: "Input",
	whys: "Five Whys",
	research: "Research",
	analysis: "Analysis",
	decisions: "Decisions",
	plan: "Plan",
} as const;

export type WalkStage = keyof typeof walkStages;

export const stageOrder = Object.keys(walkStages) as WalkStage[];

export type Reached = Pick<StrategySession, "stage" | "latestVersion">;

/** The farthest station that a session has reached. */
export function farthestStage({ stage }: Pick<Reached, "stage">): WalkStage {
	return stage === "program" ? "plan" : stage;
}

/** Where a station of a session is shown; null when there is nothing to show there yet. */
export function stageLink(stage: WalkStage, sessionId: string, versionNumber: number | null) {
	switch (stage) {
		case "input":
			return linkOptions({ to: "/strategic-consultant/input", search: { session: sessionId } });
		case "whys":
			return linkOptions({ to: "/strategic-consultant/whys-tree/$sessionId", params: { sessionId } });
		case "research":
			return linkOptions({ to: "/strategic-consultant/research/$sessionId", params: { sessionId } });
		case "analysis":
			return linkOptions({ to: "/strategic-consultant/analysis/$sessionId", params: { sessionId } });
		case "decisions":
			return versionNumber === null
				? null
				: linkOptions({
						to: "/strategic-consultant/decisions/$sessionId/$versionNumber",
						params: { sessionId, versionNumber: String(versionNumber) },
					});
		case "plan":
			return versionNumber === null
				? null
				: linkOptions({
						to: "/strategic-consultant/epm/$sessionId/{-$versionNumber}",
						params: { sessionId, versionNumber: String(versionNumber) },
					});
	}
}
