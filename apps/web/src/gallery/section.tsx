import { Card } from "@throughline/ui/card";
import type { ReactNode } from "react";

/** A named group of the gallery with an anchor. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
	return (
		<section aria-labelledby={id} className="scroll-mt-6 space-y-4">
			<h2 id={id} className="scroll-mt-6 text-title font-semibold">
				{title}
			</h2>
			{children}
		</section>
	);
}

/** One component in its states, on a card. */
export function Specimen({
	name,
	children,
	flush = false,
}: {
	name: string;
	children: ReactNode;
	flush?: boolean;
}) {
	return (
		<Card as="article" aria-label={name}>
			<h3 className="border-b border-line-subtle px-4 py-2 text-caption font-medium text-ink-muted!">
				{name}
			</h3>
			<div className={flush ? "" : "space-y-4 p-4"}>{children}</div>
		</Card>
	);
}

/** States beside each other. */
export function Row({ children }: { children: ReactNode }) {
	return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
