import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

/** A part that is folded, so that what it belongs to stays readable. */
export function Fold({ title, children }: { title: ReactNode; children: ReactNode }) {
	return (
		<details className="group/fold">
			<summary className="inline-flex min-h-6 cursor-pointer list-none items-center gap-1 text-caption font-medium text-ink-muted hover:text-ink [&::-webkit-details-marker]:hidden">
				<ChevronRight
					size={13}
					aria-hidden="true"
					className="transition-transform duration-120 group-open/fold:rotate-90"
				/>
				{title}
			</summary>
			<div className="mt-2">{children}</div>
		</details>
	);
}
