import type { PlaybookVersion } from "@throughline/domain/playbook/library";
import { Fold } from "../../../workspace/fold.tsx";

/** What a version changed: each part by its place in the file, with what it was and is. */
export function VersionChanges({ changes }: Pick<PlaybookVersion, "changes">) {
	if (changes.length === 0) return null;
	return (
		<Fold title={changes.length === 1 ? "1 change" : `${changes.length} changes`}>
			<dl className="space-y-2 text-table">
				{changes.map(({ path, before, after }) => (
					<div key={path} className="min-w-0 break-words">
						<dt className="text-caption text-ink-muted">{path}</dt>
						<dd>
							{before === null ? "Added" : <del className="text-ink-faint">{before}</del>}
							<span aria-hidden="true" className="text-ink-faint">
								{" → "}
							</span>
							{after === null ? "Removed" : <ins className="text-ink no-underline">{after}</ins>}
						</dd>
					</div>
				))}
			</dl>
		</Fold>
	);
}
