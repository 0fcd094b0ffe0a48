import type { ReactNode } from "react";

type ShownProps = { label: string; children: ReactNode; mayChange: boolean };

/** A field's value, else that it is not set, or what adds it. */
export function Shown({ label, children, mayChange }: ShownProps) {
	if (children !== null && children !== undefined && children !== "") return children;
	if (mayChange) return <span className="text-ink-muted">{`Add ${label.toLowerCase()}`}</span>;
	return (
		<span className="text-ink-faint">
			<span aria-hidden="true">—</span>
			<span className="sr-only">Not set</span>
		</span>
	);
}
