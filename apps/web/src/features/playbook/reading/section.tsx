import { Card } from "@throughline/ui/card";
import type { ReactNode } from "react";
import { type SectionId, sections } from "./sections.ts";

type SectionProps = { id: SectionId; count?: number; children: ReactNode };

/** A part of a playbook under its heading; the address can name it. */
export function Section({ id, count, children }: SectionProps) {
	const { title, hint } = sections[id];
	return (
		<Card
			as="section"
			id={id}
			aria-labelledby={`${id}-title`}
			className="scroll-mt-20 p-4 sm:p-5 print:break-inside-avoid-page"
		>
			<h3 id={`${id}-title`} className="text-lead font-semibold text-ink-strong">
				{title} {count !== undefined && <span className="tabular font-normal text-ink-muted">{count}</span>}
			</h3>
			{hint && <p className="mt-0.5 max-w-[72ch] text-pretty text-table text-ink-muted">{hint}</p>}
			<div className="mt-4">{children}</div>
		</Card>
	);
}
