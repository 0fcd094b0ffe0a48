import { getRouteApi } from "@tanstack/react-router";
import { brokenLimits } from "@throughline/domain/consultant/integration/reservations";
import type { Plan } from "@throughline/domain/consultant/plan";
import type { VersionDetail } from "@throughline/domain/consultant/version";
import { Badge } from "@throughline/ui/badge";
import { Card } from "@throughline/ui/card";
import { Skeleton, SkeletonRegion, SkeletonText } from "@throughline/ui/skeleton";
import { StatCardSkeleton } from "@throughline/ui/stat-card";
import { CircleCheck } from "lucide-react";
import { trpc } from "../../../api/client.ts";
import { PrintedHead } from "../../../workspace/program/printed-head.tsx";
import { partAuthor } from "../part-author.ts";
import { useMayChange } from "../use-may-change.ts";
import { useStrategyRun } from "../use-strategy-run.ts";
import { choiceSteps } from "../versions/choice-steps.ts";
import { NotLoaded } from "../versions/not-loaded.tsx";
import { Remake } from "../versions/remake.tsx";
import { sessionIdOf } from "../versions/session-id.ts";
import { versionName } from "../versions/status/version-name.ts";
import { versionNumberOf } from "../versions/status/version-number.ts";
import { isClosed, isIntegrated } from "../versions/status/version-status.ts";
import { VersionStatusBadge } from "../versions/status/version-status-badge.tsx";
import { ToStrategies } from "../versions/to-strategies.tsx";
import { useVersion } from "../versions/use-version.ts";
import { InvalidSession } from "../wizard/invalid-session.tsx";
import { WizardFrame } from "../wizard/wizard-frame.tsx";
import { brokenWords } from "./broken-words.ts";
import { currencyNote } from "./currency-note.ts";
import { LimitsCard } from "./limits-card.tsx";
import { useOverdue } from "./overdue.tsx";
import { PlanActions } from "./plan-actions.tsx";
import { PlanFigures } from "./plan-figures.tsx";
import { PlanTabs } from "./plan-tabs.tsx";
import { programNotFound, readersWords } from "./plan-words.ts";
import { QualityCard } from "./quality-card.tsx";
import { SummaryCard } from "./summary-card.tsx";
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
	const overdue = useOverdue(strategy);
	return (
		<WizardFrame
			stage="plan"
			sessionId={sessionId}
			versionNumber={versionNumber}
			author={partAuthor(version, "program")}
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
			actions={<PlanActions version={version} isRemade={strategy.isBusy && program !== null} />}
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
						overdue={overdue}
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

/** The shape of a plan before it is known. */
function PlanSkeleton() {
	return (
		<SkeletonRegion label="Loading the program plan" className="@container space-y-4">
			<Card className="space-y-4 p-4">
				<Skeleton className="h-4 w-44" />
				<Skeleton className="h-1.5 w-full rounded-full" />
				<Skeleton className="h-9 w-full" />
			</Card>
			<div className="grid grid-cols-2 gap-3 @5xl:grid-cols-4">
				{["budget", "time", "workstreams", "approach"].map((card) => (
					<StatCardSkeleton key={card} />
				))}
			</div>
			<Skeleton className="h-9 w-full max-w-xl" />
			<div className="grid gap-3 @3xl:grid-cols-2">
				{["first", "second"].map((card) => (
					<Card key={card} className="p-4">
						<SkeletonText lines={6} />
					</Card>
				))}
			</div>
		</SkeletonRegion>
	);
}

/** The plan: what an executive must know, how complete it is, what it comes to, its limits and its six parts. */
function PlanView({ version, plan }: { version: VersionDetail; plan: Plan }) {
	const { tab = "workstreams" } = route.useSearch();
	const navigate = route.useNavigate();
	const currency = currencyNote(version.decisions ?? [], version.selectedDecisions);
	return (
		<div className="@container space-y-4">
			<SummaryCard version={version} plan={plan} />
			{version.validation && <QualityCard validation={version.validation} plan={plan} />}
			<PlanFigures plan={plan} />
			{currency && <p className="text-pretty text-table text-ink-muted">{currency}</p>}
			<LimitsCard limits={plan.limits} />
			<PlanTabs
				plan={plan}
				decisions={version.decisions ?? []}
				tab={tab}
				onTab={(next) =>
					void navigate({
						search: (before) => ({ ...before, tab: next === "workstreams" ? undefined : next }),
						resetScroll: false,
					})
				}
			/>
		</div>
	);
}
