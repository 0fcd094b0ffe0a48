import type { ReactNode } from "react";

type SettingProps = { label: string; description: string; children: ReactNode };

/** One setting of a page: what it is, and its control at the end of the line. */
export function Setting({ label, description, children }: SettingProps) {
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
			<div className="min-w-0">
				<p className="text-body text-ink">{label}</p>
				<p className="text-table text-ink-muted">{description}</p>
			</div>
			{children}
		</div>
	);
}
