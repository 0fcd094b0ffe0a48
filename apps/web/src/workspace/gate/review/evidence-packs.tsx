import { gateTitle } from "@throughline/domain/stage-gate";
import type { StoredEvidencePack } from "@throughline/domain/stage-gate/evidence";
import { Button } from "@throughline/ui/button";
import { DescriptionList } from "@throughline/ui/description-list";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { Printer } from "lucide-react";
import { formatDay, formatInstant } from "../../../format/date.ts";
import { ViewFailure } from "../../failure/query-failure.tsx";
import { PrintedHead } from "../../program/printed-head.tsx";
import { CriterionLine } from "../criterion-line.tsx";
import { GateStatusBadge } from "../gate-status-badge.tsx";

type EvidencePacksProps = {
	packs: Parameters<typeof ViewFailure>[0]["query"] & { data: StoredEvidencePack[] | undefined };
};

/** What was known at each decision on a review, the newest first: to read, and to print. */
export function EvidencePacks({ packs }: EvidencePacksProps) {
	if (packs.data === undefined && packs.error) {
		return <ViewFailure message="Failed to load the evidence. Please try again." query={packs} />;
	}
	if (packs.data === undefined) {
		return (
			<SkeletonRegion label="Loading the evidence" className="space-y-4">
				<Skeleton className="h-24" />
				<Skeleton className="h-40" />
			</SkeletonRegion>
		);
	}
	if (packs.data.length === 0) {
		return (
			<p className="text-body text-ink-muted">No evidence was kept: this decision is older than the packs.</p>
		);
	}
	return (
		<div className="space-y-8">
			{packs.data.map((pack) => (
				<Pack key={pack.id} pack={pack} />
			))}
		</div>
	);
}

function Pack({ pack }: { pack: StoredEvidencePack }) {
	const { program, gate, status, reviewDate, note, decidedByName, decidedAt, criteria, fingerprint } = pack;
	const met = criteria.filter((criterion) => criterion.met).length;
	return (
		<article aria-label={`Evidence pack: ${status}`} className="space-y-5">
			<PrintedHead>{`${program.name} · Evidence of ${gateTitle(gate)}`}</PrintedHead>
			<div className="flex flex-wrap items-start justify-between gap-3">
				<p className="max-w-[46ch] text-pretty text-table text-ink-muted">
					Snapshot at decision time. Read-only.
				</p>
				<Button
					size="sm"
					data-print="hide"
					icon={<Printer size={14} aria-hidden="true" />}
					onClick={() => window.print()}
				>
					Print
				</Button>
			</div>
			<DescriptionList
				items={[
					{ term: "Program", value: program.name },
					{ term: "Gate", value: `${gateTitle(gate)}${gate.description ? `: ${gate.description}` : ""}` },
					{ term: "Decision", value: <GateStatusBadge status={status} size="md" /> },
					{ term: "Review date", value: reviewDate && formatDay(reviewDate) },
					{ term: "Signed by", value: <span className="font-medium">{decidedByName}</span> },
					{ term: "Signed on", value: <time dateTime={decidedAt}>{formatInstant(decidedAt)}</time> },
					{ term: "Note", value: note && <span className="whitespace-pre-line">{note}</span> },
				]}
			/>
			<section aria-label="Criteria then">
				<h3 className="mb-2.5 text-table font-medium text-ink-strong">
					Success criteria
					<span className="tabular font-normal text-ink-muted">{` · ${met} of ${criteria.length} met`}</span>
				</h3>
				<ul className="space-y-3">
					{criteria.map((criterion) => (
						<CriterionLine key={criterion.text} {...criterion}>
							{criterion.condition && (
								<p className="text-caption text-ink-muted">Required: {criterion.condition}</p>
							)}
							{criterion.remark && (
								<p className="text-caption text-ink-muted">Evidence: {criterion.remark}</p>
							)}
						</CriterionLine>
					))}
				</ul>
			</section>
			<p className="border-t border-line-subtle pt-3 text-caption text-ink-muted">
				Fingerprint <span className="font-mono break-all">{fingerprint}</span>. Two copies with the same
				fingerprint (SHA-256) show the same pack.
			</p>
		</article>
	);
}
