import { notifyManager } from "@tanstack/react-query";
import { isUnderWay, type StepRun } from "@throughline/domain/consultant/step";
import type { RunStatus } from "@throughline/domain/run";
import { useEffect, useState } from "react";
import { refreshAreas } from "../../api/live/refresh.ts";
import { type FollowedRun, useRun } from "../../run/use-run.ts";

/** A run that the server tells of, and what is heard of it here. */
export type FollowedStepRun = {
	run: FollowedRun;
	status: RunStatus | null;
	/** Until it is over and what it has left is shown. */
	isBusy: boolean;
	failure: { sentence: string; code: string | null } | null;
	/** Whether one was seen here that was not over. */
	wasSeen: boolean;
};

/** Follows a run while it is under way, and then the one that is given next; null: there is none. */
export function useFollowedRun(told: StepRun | null): FollowedStepRun {
	const [followed, setFollowed] = useState<Pick<StepRun, "id" | "edition"> | null>(null);
	const isSame = told !== null && told.id === followed?.id && told.edition === followed.edition;
	if (told && isUnderWay(told) && !isSame) setFollowed({ id: told.id, edition: told.edition });
	const run = useRun(followed?.id ?? null, followed?.edition);
	const name = followed && `${followed.id}/${followed.edition}`;
	const [shown, setShown] = useState<string | null>(null);
	const isOver = run.status !== "idle" && run.status !== "running";
	useEffect(() => {
		if (!isOver) return;
		// The refresh of an earlier run may end after that of the next one, and says nothing of it.
		let isNewest = true;
		const show = () => {
			if (isNewest) setShown(name);
		};
		// What was fetched is drawn by the same queue: told any sooner, the run would be over with nothing to show.
		void refreshAreas("consultant").then(() => notifyManager.schedule(show));
		return () => {
			isNewest = false;
		};
	}, [isOver, name]);
	const heard = isSame && run.status !== "idle" ? run.status : null;
	const status = heard ?? told?.status ?? null;
	return {
		run,
		status,
		isBusy: run.status === "running" || (run.status === "succeeded" && shown !== name),
		failure: status === "failed" ? ((heard && run.error) ?? failureOf(told)) : null,
		wasSeen: followed !== null,
	};
}

function failureOf(told: StepRun | null): FollowedStepRun["failure"] {
	return told?.failure ? { sentence: told.failure.error, code: told.failure.code } : null;
}
