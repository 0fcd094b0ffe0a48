import { Link } from "@tanstack/react-router";
import type { RestingPart } from "@throughline/domain/consultant/case/view";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { ArrowRight, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useMayChange } from "../use-may-change.ts";
import { RedoPart } from "./redo-part.tsx";
import { type PartWords, partWords } from "./resting-parts.ts";
import { stageOrder, type WizardStage } from "./wizard-stages.ts";

type OutdatedNoticeProps = {
	stage: WizardStage;
	sessionId: string;
	versionNumber?: number | undefined;
	/** What is older than the case, in the order in which it is made. */
	outdated: readonly RestingPart[];
};

/** Says what was made before the case was last corrected, what redoing it changes, and redoes it when asked. */
export function OutdatedNotice({ stage, outdated, ...place }: OutdatedNoticeProps) {
	const mayChange = useMayChange(place.sessionId);
	const parts = outdated.map((part) => partWords[part]);
	// From the case the tree is the way on.
	const stagePart = parts.find((part) => part.stage === (stage === "case" ? "whys" : stage));
	const others = parts.filter((part) => part !== stagePart);
	const isFirst = stagePart === parts[0];
	return (
		<Callout tone="warning" title={titleOf(stage, stagePart, parts)}>
			{stagePart && mayChange && (
				<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
					<p className="min-w-0 flex-1 basis-48">
						{stagePart.consequence}
						{!isFirst && " What it rests on stays out of date."}
					</p>
					<div className="flex flex-wrap gap-2">
						{stage === "case" && <ContinueWithTree sessionId={place.sessionId} />}
						<RedoPart part={stagePart} isFirst={isFirst} {...place} />
					</div>
				</div>
			)}
			{others.length > 0 && (
				<details className="group mt-1">
					<summary className="flex min-h-6 w-fit cursor-pointer list-none items-start gap-1 font-medium">
						<ChevronRight
							size={14}
							aria-hidden="true"
							className="mt-0.5 shrink-0 transition-transform duration-120 group-open:rotate-90"
						/>
						{stagePart ? `Also out of date: ${listOf(others)}` : "What can be redone"}
					</summary>
					{mayChange && <p className="mt-1">{startAtTop}</p>}
					<ul className="mt-1 divide-y divide-line text-ink">
						{others.map((part) => (
							<PartRow key={part.step} name={part.name} consequence={mayChange && part.consequence}>
								{mayChange && <RedoPart part={part} isFirst={part === parts[0]} {...place} />}
							</PartRow>
						))}
					</ul>
				</details>
			)}
		</Callout>
	);
}

function titleOf(stage: WizardStage, own: PartWords | undefined, parts: readonly PartWords[]): string {
	if (own === undefined) return `Made before your last correction of the case: ${listOf(parts)}`;
	return stage === "case" ? `The ${own.name} was made before your last correction.` : own.sentence;
}

const startAtTop = "Nothing is redone by itself. Each part rests on those above it: start at the top.";

const list = new Intl.ListFormat("en");
const listOf = (parts: readonly { name: string }[]) => list.format(parts.map(({ name }) => name));

type PartRowProps = { name: string; consequence: string | false; children: ReactNode };

function PartRow({ name, consequence, children }: PartRowProps) {
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2 last:pb-0">
			<p className="min-w-0 flex-1 basis-64 text-pretty">
				<span className="inline-block font-semibold first-letter:uppercase">{name}</span>
				{consequence && <span className="block text-ink-muted">{consequence}</span>}
			</p>
			<div className="flex flex-wrap gap-2">{children}</div>
		</li>
	);
}

function ContinueWithTree({ sessionId }: { sessionId: string }) {
	return (
		<Button asChild size="sm">
			<Link to="/strategic-consultant/whys-tree/$sessionId" params={{ sessionId }} search={{}}>
				<span>
					Continue <span className="max-sm:sr-only">to the Five Whys</span> with the tree as it is
				</span>
				<ArrowRight size={14} aria-hidden="true" />
			</Link>
		</Button>
	);
}

/** Whether a screen shows what is older than the case: its own part, or one that it rests on. */
export function restsOnOutdated(stage: WizardStage, outdated: readonly RestingPart[]): boolean {
	if (stage === "case") return outdated.length > 0;
	const at = stageOrder.indexOf(stage);
	return outdated.some((part) => stageOrder.indexOf(partWords[part].stage) <= at);
}
