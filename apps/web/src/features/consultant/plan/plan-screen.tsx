import { getRouteApi } from "@tanstack/react-router";
import type { VersionDetail } from "@throughline/domain/consultant/version";
import { Badge } from "@throughline/ui/badge";
import { CircleCheck } from "lucide-react";
import { trpc } from "../../../api/client.ts";
import { PrintedHead } from "../../../workspace/program/printed-head.tsx";
import { useMayChange } from "../use-may-change.ts";
import { useStrategyRun } from "../use-strategy-run.ts";
import { choiceSteps } from "../versions/choice-steps.ts";
import { NotLoaded } from "../versions/not-loaded.tsx";
import { Remake } from "../versions/remake.tsx";
import { sessionIdOf } from "../versions/session-id.ts";
import { ToStrategies } from "../versions/to-strategies.tsx";
import { useVersion } from "../versions/use-version.ts";
import { versionName } from "../versions/version-name.ts";
import { versionNumberOf } from "../versions/version-number.ts";
import { isClosed, isIntegrated } from "../versions/version-status.ts";
import { VersionStatusBadge } from "../versions/version-status-badge.tsx";
import { InvalidSession } from "../wizard/invalid-session.tsx";
import { WizardFrame } from "../wizard/wizard-frame.tsx";
import { brokenLimits, brokenWords } from "./broken-limits.ts";
import { PlanActions } from "./plan-actions.tsx";
import { PlanSkeleton } from "./plan-skeleton.tsx";
import { PlanView } from "./plan-view.tsx";
import { programNotFound, readersWords } from "./plan-words.ts";
import { WithoutPlan } from "./without-plan.tsx";

const route = getRouteApi("/_app/strategic-consultant/epm/$sessionId/{-$versionNumber}");

/** The program plan of a version. */
export function PlanScreen() {
	const { sessionId, versionNumber } = route.useParams();
	const session = sessionIdOf(sessionId);
	if (session === null) return <InvalidSession />;
	const number = versionNumberOf(versionNumber);
	return <PlanOf key={`${session}/${number}`} sessionId={session} versionNumber={number} />;
}

function PlanOf({ sessionId, versionNumber }: { sessionId: string; versionNumber: number | null }) {
	const query = useVersion(sessionId, versionNumber);
	const version = query.data;
	const mayWrite = useMayChange(sessionId);
	if (version) return <PlanFrame version={version} />;
	if (!query.isLoading) {
		const reason = mayWrite ? undefined : readersWords(query.error);
		return <NotLoaded {...programNotFound} reason={reason} query={query} action={<ToStrategies />} />;
	}
	return (
		<WizardFrame stage="plan" sessionId={sessionId} versionNumber={versionNumber ?? undefined}>
			<PlanSkeleton />
		</WizardFrame>
	);
}

function PlanFrame({ version }: { version: VersionDetail }) {
	const { sessionId, versionNumber, program, convertedProgramId } = version;
	const name = versionName(version);
	const mayWrite = useMayChange(sessionId);
	const { data: session } = trpc.consultant.session.byId.useQuery({ sessionId });
	const broken = program ? brokenLimits(program).length : 0;
	const isChosen = Object.keys(version.selectedDecisions).length > 0;
	const isDue = program === null && isChosen && !isClosed(version);
	const strategy = useStrategyRun(sessionId, { step: "plan", versionNumber, isDue });
	return (
		<WizardFrame
			stage="plan"
			sessionId={sessionId}
			versionNumber={versionNumber}
			provider={version.provider}
			of={version}
			title={program?.title ?? "Program plan"}
			meta={
				<>
					{isIntegrated(version) ? (
						<Badge tone="good" icon={<CircleCheck size={14} aria-hidden="true" />}>
							Integrated to EPM Suite
						</Badge>
					) : (
						<VersionStatusBadge status={version.status} />
					)}
					{broken > 0 && <Badge tone="critical">{brokenWords(broken)}</Badge>}
					<Badge variant="outline">{name}</Badge>
					<span className="flex min-w-0 flex-wrap gap-x-2 text-caption text-ink-muted">
						{session && <span className="text-pretty break-words text-ink">{session.title}</span>}
						<span className="min-w-0 break-words">{`Session ${sessionId}`}</span>
					</span>
				</>
			}
			actions={<PlanActions version={version} />}
			aside={
				mayWrite &&
				program &&
				!isClosed(version) && (
					<Remake
						sessionId={sessionId}
						action="Convert again"
						busy="Generating EPM Program ..."
						note="The new plan takes the place of this one; the decisions stay."
						strategy={strategy}
					/>
				)
			}
			steps={[
				...choiceSteps(version.decisions ?? [], version.selectedDecisions),
				...(convertedProgramId && program
					? [{ id: "program", label: "Program", text: program.title, strong: true }]
					: []),
			]}
		>
			{program && <PrintedHead>{`${program.title} · ${name}`}</PrintedHead>}
			{program ? (
				<PlanView version={version} plan={program} />
			) : (
				<WithoutPlan version={version} strategy={strategy} />
			)}
		</WizardFrame>
	);
}
