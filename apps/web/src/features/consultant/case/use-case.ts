import { keepPreviousData } from "@tanstack/react-query";
import type { PersonalCorrection } from "@throughline/domain/consultant/case";
import { toast } from "@throughline/ui/toast";
import { useCallback } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";

/**
 * A session's case, of a long text the part from a statement's place on, with the ways to correct it. A change of a role is
 * shown at once and taken back if it fails.
 */
export function useCase(sessionId: string, from: number) {
	const utils = trpc.useUtils();
	// The part before stays until the next one is there.
	const read = trpc.consultant.case.read.useQuery({ sessionId, from }, { placeholderData: keepPreviousData });
	const corrections = trpc.consultant.case.corrections.useQuery({ sessionId });
	const correcting = trpc.consultant.case.correct.useMutation();
	const undoing = trpc.consultant.case.undo.useMutation();
	const { mutateAsync: send } = correcting;
	const { mutateAsync: takeBack } = undoing;

	const refresh = useCallback(() => utils.consultant.case.invalidate(), [utils]);
	const report = useCallback((title: string, error: unknown) => {
		toast({ title, description: toApiError(error).sentence, variant: "destructive" });
	}, []);

	/** Answers whether it was stored. */
	const correct = useCallback(
		async (correction: PersonalCorrection): Promise<boolean> => {
			if (correction.kind === "role") {
				const { statementId, role } = correction;
				await utils.consultant.case.read.cancel({ sessionId, from });
				utils.consultant.case.read.setData({ sessionId, from }, (before) =>
					before === undefined
						? before
						: {
								...before,
								statements: before.statements.map((each) =>
									each.id === statementId ? { ...each, role, confirmed: true, confidence: 1 } : each,
								),
							},
				);
			}
			let stored = true;
			try {
				await send({ sessionId, correction });
			} catch (error) {
				stored = false;
				report("Failed to save the correction", error);
			}
			const refreshed = refresh();
			// Roles are moved by key, one after the other: nobody waits for the reading in between.
			if (correction.kind !== "role") await refreshed;
			return stored;
		},
		[utils, send, sessionId, from, report, refresh],
	);
	const undo = useCallback(
		async (id: string) => {
			try {
				await takeBack({ sessionId, id });
			} catch (error) {
				report("Failed to undo the correction", error);
			}
			await refresh();
		},
		[takeBack, sessionId, report, refresh],
	);
	return {
		read,
		corrections: corrections.data ?? [],
		correct,
		undo,
		busy: correcting.isPending || undoing.isPending,
	};
}

export type CorrectCase = ReturnType<typeof useCase>["correct"];
