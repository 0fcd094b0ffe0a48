import { useNavigate } from "@tanstack/react-router";
import type { IntegrationSummary } from "@throughline/domain/consultant/version";
import { toast } from "@throughline/ui/toast";
import { useState } from "react";
import { givenReason, toApiError } from "../../../api/api-error.ts";
import { trpcClient } from "../../../api/client.ts";
import { whenRefreshed } from "../../../api/live/own-writes.ts";
import { formatCount } from "../../../format/count.ts";
import { selectProgram } from "../../../workspace/program/selected-program.ts";

const fallback = "Failed to integrate program into EPM Suite";

/** Turns the plan into a program, which becomes the selected one. Asked twice, the server makes one program. */
export function useIntegration(version: { sessionId: string; versionNumber: number }) {
	const navigate = useNavigate();
	const [isBusy, setBusy] = useState(false);
	const integrate = async () => {
		setBusy(true);
		try {
			const summary = await trpcClient.consultant.integration.integrate.mutate(version);
			await whenRefreshed();
			selectProgram(summary.programId);
			toast({
				title: "EPM Integration Complete!",
				description: countsIn(summary),
				action: {
					label: "Open program",
					altText: "Open the program from the plan's header",
					onAction: () => void navigate({ to: "/", search: { program: summary.programId } }),
				},
			});
		} catch (error) {
			toast({
				title: "Integration failed",
				description: givenReason(toApiError(error)) ?? fallback,
				variant: "destructive",
			});
		} finally {
			setBusy(false);
		}
	};
	return { integrate, isBusy };
}

function countsIn(summary: IntegrationSummary): string {
	const counts = [
		counted(summary.workstreamsCreated, "workstream"),
		counted(summary.tasksCreated, "task"),
		counted(summary.stageGatesCreated, "stage gate"),
		counted(summary.kpisCreated, "KPI"),
	];
	return `${counts.slice(0, -1).join(", ")} and ${counts.at(-1)} created.`;
}

function counted(count: number, what: string): string {
	return `${formatCount(count)} ${what}${count === 1 ? "" : "s"}`;
}
