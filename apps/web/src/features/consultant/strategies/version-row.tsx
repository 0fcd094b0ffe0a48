import { Link } from "@tanstack/react-router";
import type { StrategyVersion } from "@throughline/domain/consultant/version";
import { Badge } from "@throughline/ui/badge";
import { Button } from "@throughline/ui/button";
import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useNow } from "../../../browser/use-now.ts";
import { formatAgo } from "../../../format/relative-time.ts";
import { useReopened } from "../use-reopened.ts";
import { marketName } from "../versions/market-name.ts";
import { OpenProgram } from "../versions/open-program.tsx";
import { versionName } from "../versions/status/version-name.ts";
import { VersionStatusBadge } from "../versions/status/version-status-badge.tsx";

type VersionRowProps = {
	version: StrategyVersion;
	strategy: string;
	/** What else is said of it. */
	children?: ReactNode;
};

/** A version in the list: what it says, where it stands, and the way to its plan and its program. */
export function VersionRow({ version, strategy, children }: VersionRowProps) {
	const { sessionId, versionNumber, convertedProgramId, analysis, decisions } = version;
	const now = useNow();
	const selected = Object.keys(version.selectedDecisions).length;
	const of = `version ${versionNumber} of ${strategy}`;
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3">
			<div className="min-w-0 flex-1 basis-72 space-y-1">
				<div className="flex flex-wrap items-center gap-x-2 gap-y-1">
					<h3 className="min-w-0 break-words text-body font-semibold">{versionName(version)}</h3>
					{convertedProgramId ? (
						<Badge size="sm" tone="accent" icon={<CircleCheck size={12} aria-hidden="true" />}>
							Integrated
						</Badge>
					) : (
						<VersionStatusBadge status={version.status} size="sm" />
					)}
					{convertedProgramId && <ReopenedBadge programId={convertedProgramId} />}
				</div>
				<p className="text-pretty break-words text-table text-ink-muted">
					{[
						analysis?.recommended_approaches.join(", "),
						marketName(analysis),
						decisions && `${selected} of ${decisions.length} decisions selected`,
						`created ${formatAgo(version.createdAt, now)}`,
					]
						.filter(Boolean)
						.join(" · ")}
				</p>
				{children}
			</div>
			<div data-print="hide" className="flex flex-wrap gap-2">
				<Button asChild size="sm">
					<Link
						to="/strategic-consultant/epm/$sessionId/{-$versionNumber}"
						params={{ sessionId, versionNumber: String(versionNumber) }}
					>
						View Strategy <span className="sr-only">{of}</span>
					</Link>
				</Button>
				{convertedProgramId && (
					<OpenProgram size="sm" programId={convertedProgramId} of={of}>
						View Program
					</OpenProgram>
				)}
			</div>
		</li>
	);
}

/** Says when live data of a program has opened decisions behind it again; silent otherwise. */
function ReopenedBadge({ programId }: { programId: string }) {
	const decisions = new Set(useReopened(programId).map(({ decisionId }) => decisionId)).size;
	if (decisions === 0) return null;
	return (
		<Badge size="sm" tone="serious">
			{decisions === 1 ? "1 decision reopened" : `${decisions} decisions reopened`}
		</Badge>
	);
}
