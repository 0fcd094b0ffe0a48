import { keepPreviousData } from "@tanstack/react-query";
import type { CaseCorrection, PersonalCorrection } from "@throughline/domain/consultant/case";
import type { CasePart } from "@throughline/domain/consultant/case/view";
import { toast } from "@throughline/ui/toast";
import { useCallback, useRef } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";
import { whenRefreshed } from "../../../api/live/own-writes.ts";
import { usePendingRoles } from "./text/pending-roles.ts";

/**
 * A session's case with the statements that are asked for, and the ways to correct it. A change of a role is shown at once
 * and taken back if it fails.
 */
export function useCase(sessionId: string, part: CasePart) {
	const utils = trpc.useUtils();
	// The part before stays until the next one is there.
	const read = trpc.consultant.case.read.useQuery(
		{ sessionId, ...part },
		{ placeholderData: keepPreviousData },
	);
	const corrections = trpc.consultant.case.corrections.useQuery({ sessionId });
	const { mutateAsync: send, isPending: busy } = trpc.consultant.case.correct.useMutation();
	const { mutateAsync: takeBack } = trpc.consultant.case.undo.useMutation();
	const { view, begin, end } = usePendingRoles(read);
	/** What was sent last, done or not: who undoes while it is under way means it. */
	const last = useRef<Promise<unknown>>(Promise.resolve());
	/** The version that is shown, and the one that own changes have made since. */
	const shown = useRef(0);
	if (view) shown.current = view.version;
	const made = useRef(0);

	const report = useCallback((title: string, error: unknown) => {
		toast({ title, description: toApiError(error).sentence, variant: "destructive" });
	}, []);

	/**
	 * Answers whether it was stored: not where the case has changed since the version that it rests on, which is the one that
	 * is shown unless given. One goes after the other, so that each rests on those before.
	 */
	const correct = useCallback(
		async (correction: PersonalCorrection, basis?: number): Promise<boolean> => {
			const isRole = correction.kind === "role";
			if (isRole) begin(correction.statementId, correction.role);
			let stored = true;
			const sent = last.current.then(async () => {
				const isShown = basis === undefined || basis === shown.current;
				const version = isShown ? Math.max(shown.current, made.current) : basis;
				await send({ sessionId, correction, ...(version > 0 && { version }) });
				made.current = version + 1;
			});
			last.current = sent.catch(() => undefined);
			try {
				await sent;
			} catch (error) {
				stored = false;
				report("Failed to save the correction", error);
			}
			const refreshed = whenRefreshed();
			if (isRole) void refreshed.then(end);
			// Roles are moved by key, one after the other: nobody waits for the reading in between.
			else await refreshed;
			return stored;
		},
		[send, sessionId, report, begin, end],
	);
	const undo = useCallback(
		async (id: string) => {
			try {
				await takeBack({ sessionId, id });
				made.current = Math.max(shown.current, made.current) + 1;
			} catch (error) {
				report("Failed to undo the correction", error);
			}
			await whenRefreshed();
		},
		[takeBack, sessionId, report],
	);
	/** Undoes the newest correction and answers it; null where there is none. */
	const undoLast = useCallback((): Promise<CaseCorrection | null> => {
		const undone = last.current.then(async () => {
			const all = await utils.consultant.case.corrections
				.fetch({ sessionId }, { staleTime: 0 })
				.catch((error: unknown) => report("Failed to undo the correction", error));
			const newest = all?.at(-1);
			if (!newest) return null;
			await undo(newest.id);
			return newest.correction;
		});
		last.current = undone;
		return undone;
	}, [utils, sessionId, undo, report]);
	return { read, view, corrections: corrections.data ?? [], correct, busy, undo, undoLast };
}

export type CorrectCase = ReturnType<typeof useCase>["correct"];
