import { Link } from "@tanstack/react-router";
import { Card } from "@throughline/ui/card";
import type { StrategyGroup } from "./strategy-groups.ts";
import { VersionRow } from "./version-row.tsx";

/** A strategy: what it is about, and its versions. */
export function StrategyCard({ group: { sessionId, title, versions } }: { group: StrategyGroup }) {
	const titleId = `strategy-${sessionId}`;
	const [rootCause] = versions.map((version) => version.rootCause);
	const isShared = versions.every((version) => version.rootCause === rootCause);
	return (
		<Card as="li" aria-labelledby={titleId}>
			<div className="flex items-start justify-between gap-x-4 gap-y-1 px-4 pt-4 pb-3 max-sm:flex-col">
				<div className="min-w-0">
					<h2 id={titleId} className="text-pretty break-words text-lead font-semibold">
						{title}
					</h2>
					{isShared && <RootCause text={rootCause} />}
				</div>
				<Link
					data-print="hide"
					to="/strategic-consultant/versions/$sessionId"
					params={{ sessionId }}
					className="inline-flex min-h-6 thumb:min-h-11 shrink-0 items-center text-table font-medium text-accent-text underline-offset-4 hover:underline"
				>
					All versions <span className="sr-only">{`of ${title}`}</span>
				</Link>
			</div>
			<ul className="divide-y divide-line-subtle border-t border-line-subtle">
				{versions.map((version) => (
					<VersionRow key={version.id} version={version} strategy={title}>
						{/* Each says its own where they answer to different ones. */}
						{!isShared && <RootCause text={version.rootCause} />}
					</VersionRow>
				))}
			</ul>
		</Card>
	);
}

function RootCause({ text }: { text: string | null | undefined }) {
	if (!text) return null;
	return (
		<p className="mt-0.5 line-clamp-2 max-w-[90ch] text-pretty break-words text-table text-ink-muted">
			<span className="font-medium text-accent-text">Root cause: </span>
			{text}
		</p>
	);
}
