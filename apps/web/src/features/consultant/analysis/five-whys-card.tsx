import type { Analysis } from "@throughline/domain/consultant/analysis";
import { Card, CardBody, CardHeader } from "@throughline/ui/card";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { MarkBadge } from "../grounds/grounds-badge.tsx";

/** The way from the problem to its root cause, as one line. */
export function FiveWhysCard({ whys }: { whys: Analysis["five_whys"] }) {
	const steps = [whys.why_1, whys.why_2, whys.why_3, whys.why_4, whys.why_5].filter((step) => step !== null);
	return (
		<Card as="section" aria-labelledby="whys-title">
			<CardHeader title="Five Whys" titleId="whys-title" />
			<CardBody className="grid gap-x-10 gap-y-5 @3xl:grid-cols-[3fr_2fr]">
				<ol>
					<Joint label="Problem">{whys.problem_statement}</Joint>
					{steps.map(({ question, answer }, index) => (
						<Joint key={`${index + 1}`} label={`Why ${index + 1}`} question={question}>
							{answer}
						</Joint>
					))}
					<Joint label="Root cause" isEnd>
						{whys.root_cause}
						{whys.root_cause_assumed && (
							<span className="mt-1 block">
								<MarkBadge mark="assumed" />
							</span>
						)}
					</Joint>
				</ol>
				<div className="min-w-0">
					<h3 className="text-table font-semibold">Strategic implications</h3>
					<ul className="mt-2 list-disc space-y-1.5 pl-4 text-body marker:text-ink-faint">
						{whys.strategic_implications.map((implication) => (
							<li key={implication} className="text-pretty break-words">
								{implication}
							</li>
						))}
					</ul>
				</div>
			</CardBody>
		</Card>
	);
}

type JointProps = { label: string; question?: string; isEnd?: boolean; children: ReactNode };

function Joint({ label, question, isEnd = false, children }: JointProps) {
	return (
		<li className={clsx("relative pl-7", !isEnd && "pb-4")}>
			{!isEnd && (
				<span aria-hidden="true" className="absolute top-2 -bottom-2 left-[5px] w-0.5 bg-accent-line" />
			)}
			<span
				aria-hidden="true"
				className={clsx(
					"absolute top-1 left-0 size-3 rounded-full",
					isEnd ? "bg-accent ring-4 ring-accent-soft" : "border-2 border-accent-line bg-card",
				)}
			/>
			<p className="text-caption font-medium text-accent-text">{label}</p>
			{question && <p className="mt-0.5 text-pretty break-words text-table text-ink-muted">{question}</p>}
			<p
				className={clsx(
					"mt-0.5 text-pretty break-words text-body",
					isEnd ? "font-semibold text-ink-strong" : "text-ink",
				)}
			>
				{children}
			</p>
		</li>
	);
}
