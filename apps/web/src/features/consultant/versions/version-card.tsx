import { Link } from "@tanstack/react-router";
import type { StrategyVersion } from "@throughline/domain/consultant/version";
import { dayWriter } from "@throughline/domain/value/writing";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { DescriptionList } from "@throughline/ui/description-list";
import { CircleCheck, GitBranch } from "lucide-react";
import { formatCount } from "../../../format/count.ts";
import { formatInstant } from "../../../format/date.ts";
import { marketWords } from "./market-name.ts";
import { OpenProgram } from "./open-program.tsx";
import { VersionLabel } from "./status/version-label.tsx";
import { isClosed } from "./status/version-status.ts";
import { VersionStatusBadge } from "./status/version-status-badge.tsx";

const instantFormat = dayWriter({ dateStyle: "medium", timeStyle: "short" });

type VersionCardProps = {
	version: StrategyVersion;
	/** Null for who may only read. */
	actions: { finalize: () => void; branch: () => void } | null;
};

/** A version: where it stands, what it says, and what can be done with it. */
export function VersionCard({ version, actions }: VersionCardProps) {
	const { sessionId, versionNumber, analysis, branchedFrom, convertedProgramId } = version;
	const selected = Object.keys(version.selectedDecisions).length;
	const of = `version ${versionNumber}`;
	return (
		<Card as="li" className="flex flex-col gap-3 p-4">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<h3 className="text-lead font-semibold">{`Version ${versionNumber}`}</h3>
				<VersionStatusBadge status={version.status} />
			</div>
			<VersionLabel version={version} mayWrite={actions !== null} />
			<DescriptionList
				layout="columns"
				items={[
					{ term: "Created", value: <Instant at={version.createdAt} /> },
					{
						term: "Finalized",
						value: version.finalizedAt ? <Instant at={version.finalizedAt} /> : "Not yet",
					},
					{ term: "Target market", value: marketWords(analysis) },
					{ term: "Decisions", value: `${formatCount(selected)} selected` },
					...(branchedFrom === null ? [] : [{ term: "Made from", value: `Version ${branchedFrom}` }]),
					{
						term: "Recommended approaches",
						value: analysis?.recommended_approaches.join(", "),
						wide: true,
					},
				]}
			/>
			<div data-print="hide" className="mt-auto flex flex-wrap gap-2 border-t border-line-subtle pt-3">
				<Button asChild size="sm" variant="primary">
					<Link
						to="/strategic-consultant/epm/$sessionId/{-$versionNumber}"
						params={{ sessionId, versionNumber: String(versionNumber) }}
					>
						View EPM <span className="sr-only">{`of ${of}`}</span>
					</Link>
				</Button>
				<Button asChild size="sm">
					<Link
						to="/strategic-consultant/decisions/$sessionId/$versionNumber"
						params={{ sessionId, versionNumber: String(versionNumber) }}
					>
						View decisions <span className="sr-only">{`of ${of}`}</span>
					</Link>
				</Button>
				{convertedProgramId && (
					<OpenProgram size="sm" programId={convertedProgramId} of={of}>
						Open program
					</OpenProgram>
				)}
				{actions && version.program && !isClosed(version) && (
					<Button
						size="sm"
						icon={<CircleCheck size={14} aria-hidden="true" />}
						aria-label={`Finalize ${of}`}
						onClick={actions.finalize}
					>
						Finalize
					</Button>
				)}
				{actions && version.decisions && (
					<Button
						size="sm"
						icon={<GitBranch size={14} aria-hidden="true" />}
						aria-label={`New version from this, ${of}`}
						onClick={actions.branch}
					>
						New version from this
					</Button>
				)}
			</div>
		</Card>
	);
}

function Instant({ at }: { at: string }) {
	return (
		<time dateTime={at} title={formatInstant(at)}>
			{instantFormat.format(new Date(at))}
		</time>
	);
}
