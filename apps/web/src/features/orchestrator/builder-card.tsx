import type { Artifact, BuilderResponse } from "@throughline/domain/orchestrator";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { Card, CardBody, CardHeader } from "@throughline/ui/card";
import { download, fileName } from "@throughline/ui/download";
import { toast } from "@throughline/ui/toast";
import { FileArchive } from "lucide-react";
import { useState } from "react";
import { ArtifactCard } from "./artifact-card.tsx";
import { ConfidenceBadge } from "./confidence-badge.tsx";

type BuilderCardProps = { response: BuilderResponse /** Names the archive. */; title: string };

/** What the builder proposes in one iteration. */
export function BuilderCard({ response, title }: BuilderCardProps) {
	const { approach, confidence, artifacts, unmetRequirements } = response;
	return (
		<Card as="section" aria-labelledby="builder-title">
			<CardHeader
				level={3}
				className="items-center!"
				title="Builder response"
				titleId="builder-title"
				actions={<ConfidenceBadge confidence={confidence} />}
			/>
			<CardBody className="space-y-5">
				<div>
					<h4 className="text-table font-semibold text-ink-strong">Approach</h4>
					<p className="mt-1 max-w-[80ch] whitespace-pre-line text-pretty break-words text-body text-ink">
						{approach}
					</p>
				</div>
				<div>
					<div className="flex flex-wrap items-center justify-between gap-2">
						<h4 id="artifacts-title" className="text-table font-semibold text-ink-strong">
							Artifacts <span className="tabular font-normal text-ink-muted">({artifacts.length})</span>
						</h4>
						{artifacts.length > 0 && <DownloadAll artifacts={artifacts} title={title} />}
					</div>
					{artifacts.length === 0 ? (
						<p className="mt-1 text-table text-ink-muted">The builder proposed no file.</p>
					) : (
						<ul aria-labelledby="artifacts-title" className="mt-2.5 space-y-3">
							{artifacts.map((artifact, index) => (
								<ArtifactCard key={`${index} ${artifact.filePath}`} artifact={artifact} />
							))}
						</ul>
					)}
				</div>
				{unmetRequirements.length > 0 && (
					<Callout tone="warning" title="Unmet requirements">
						<ul aria-label="Unmet requirements" className="list-disc space-y-1 pl-4">
							{[...new Set(unmetRequirements)].map((requirement) => (
								<li key={requirement} className="break-words">
									{requirement}
								</li>
							))}
						</ul>
					</Callout>
				)}
			</CardBody>
		</Card>
	);
}

function DownloadAll({ artifacts, title }: { artifacts: readonly Artifact[]; title: string }) {
	const [busy, setBusy] = useState(false);
	const save = async () => {
		setBusy(true);
		try {
			const { archiveOf } = await import("./archive/archive.ts");
			const name = fileName(title.slice(0, 60), "zip");
			download(name, new Blob([archiveOf(artifacts)], { type: "application/zip" }));
		} catch {
			toast({
				title: "Failed to make the archive",
				description: "Try again in a moment.",
				variant: "destructive",
			});
		} finally {
			setBusy(false);
		}
	};
	return (
		<Button
			size="sm"
			loading={busy}
			icon={<FileArchive size={14} aria-hidden="true" />}
			onClick={() => void save()}
		>
			Download all as zip
		</Button>
	);
}
