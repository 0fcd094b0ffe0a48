import type { ReactNode } from "react";

/** What takes the place of a screen's main button for who may only read: once per screen. */
export function ViewerNote({ children }: { children: ReactNode }) {
	return (
		<p data-print="hide" className="min-w-0 text-pretty text-table text-ink-muted">
			{children}
		</p>
	);
}
