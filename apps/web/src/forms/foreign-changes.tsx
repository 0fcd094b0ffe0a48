import { Badge } from "@throughline/ui/badge";
import { useId } from "react";
import { formatDay } from "../format/date.ts";
import type { ForeignChange } from "./entity-values.ts";

type ForeignChangesProps = {
	changes: readonly ForeignChange[];
	labels: Readonly<Record<string, string>>;
	/** A value in a person's words, such as a name for an id. */
	show?: ((field: string, value: string) => string) | undefined;
};

/** What somebody else changed in the meantime: from what to what, and where this form disagrees. */
export function ForeignChanges({ changes, labels, show = plain }: ForeignChangesProps) {
	const titleId = useId();
	const shown = (field: string, value: string) => (value === "" ? "Not set" : show(field, value));
	return (
		<section
			aria-labelledby={titleId}
			className="mb-4 rounded-lg border border-line bg-inset px-3 py-2.5 text-table"
		>
			<h3 id={titleId} className="mb-2 text-table font-semibold">
				Changed in the meantime
			</h3>
			{changes.length === 0 ? (
				<p className="text-ink-muted">None of these fields was changed. Save again to apply yours.</p>
			) : (
				<dl className="space-y-2">
					{changes.map(({ field, before, now, contested }) => (
						<div key={field}>
							<dt className="flex flex-wrap items-center gap-2 font-medium text-ink">
								{labels[field] ?? field}
								{contested && (
									<Badge tone="warning" size="sm">
										You changed it too
									</Badge>
								)}
							</dt>
							<dd className="break-words text-ink-muted">
								<del className="line-clamp-3">{shown(field, before)}</del>
								<ins className="line-clamp-3 text-ink no-underline">{shown(field, now)}</ins>
							</dd>
						</div>
					))}
				</dl>
			)}
		</section>
	);
}

/** Days read as days; everything else as it is. */
function plain(_field: string, value: string): string {
	return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDay(value) : value;
}
