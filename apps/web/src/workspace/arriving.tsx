import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import type { ReactNode } from "react";
import type { ArrivingContent } from "./arriving-content.ts";
import { ProgramsLink } from "./programs-link.tsx";

type ArrivingProps = {
	content: ArrivingContent;
	/** Where what works today is found. */
	link: ReactNode;
};

/** A screen that later work fills: what it will show, strung on a thread, and what works today. */
export function Arriving({ content, link }: ArrivingProps) {
	return (
		<Card as="section" aria-labelledby="arriving-title" className="mx-auto max-w-2xl p-6 sm:mt-6 sm:p-8">
			<p className="text-caption font-medium text-accent-text">Arriving</p>
			<h2 id="arriving-title" className="mt-1 text-title font-semibold">
				This screen is on its way
			</h2>
			<p className="mt-1 text-body text-ink-muted">Here you will find:</p>
			<ul className="relative mt-5 space-y-5 before:absolute before:top-2.5 before:bottom-2.5 before:left-[5px] before:w-0.5 before:rounded-full before:bg-accent-line">
				{content.shows.map((line) => (
					<li key={line} className="relative pl-7">
						<span
							aria-hidden="true"
							className="absolute top-1 left-0 size-3 rounded-full border-2 border-accent-line bg-card"
						/>
						<span className="block text-pretty text-body text-ink">{line}</span>
					</li>
				))}
			</ul>
			<div className="mt-7 flex flex-col items-start justify-between gap-3 border-t border-line-subtle pt-5 sm:flex-row sm:items-center">
				<p className="max-w-[46ch] text-pretty text-table text-ink-muted">
					<span className="font-medium text-ink">Works today. </span>
					{content.today}
				</p>
				<Button asChild>{link}</Button>
			</div>
		</Card>
	);
}

/** The specified prompt of a view that needs a program while there is none. */
export function SelectionPrompt({ children }: { children: string }) {
	return (
		<Card className="mx-auto flex max-w-2xl flex-col items-center gap-4 px-6 py-14 text-center sm:mt-6">
			<p className="max-w-[44ch] text-pretty text-body text-ink-muted">{children}</p>
			<Button asChild>
				<ProgramsLink />
			</Button>
		</Card>
	);
}
