import { useNavigate } from "@tanstack/react-router";
import type { SelectedDecisions } from "@throughline/domain/consultant/decision";
import type { VersionDetail } from "@throughline/domain/consultant/version";
import { toast } from "@throughline/ui/toast";
import { useState } from "react";
import { type ApiError, toApiError } from "../../../api/api-error.ts";
import { trpcClient } from "../../../api/client.ts";
import { whenRefreshed } from "../../../api/live/own-writes.ts";

/** Saves the choices of a version and goes to its plan. */
export function useSaveChoice({ sessionId, versionNumber, version }: VersionDetail) {
	const navigate = useNavigate();
	const [isSaving, setSaving] = useState(false);
	const save = async (selectedDecisions: SelectedDecisions, onSaved: () => void) => {
		setSaving(true);
		try {
			await trpcClient.consultant.decision.select.mutate({
				sessionId,
				versionNumber,
				selectedDecisions,
				version,
			});
			onSaved();
			await whenRefreshed();
			await navigate({
				to: "/strategic-consultant/epm/$sessionId/{-$versionNumber}",
				params: { sessionId, versionNumber: String(versionNumber) },
			});
		} catch (error) {
			const failure = toApiError(error);
			toast({ ...failureWords(failure), variant: "destructive" });
		} finally {
			setSaving(false);
		}
	};
	return { save, isSaving };
}

function failureWords({ status, sentence }: ApiError): { title: string; description: string } {
	return status === 429 || /rate limit/i.test(sentence)
		? { title: "Rate limit reached", description: "Please wait a moment before trying again" }
		: { title: "Failed to save decisions", description: sentence };
}
