import type { VersionDetail } from "@throughline/domain/consultant/version";
import { Card } from "@throughline/ui/card";
import { useScrollable } from "@throughline/ui/use-scrollable";
import { clsx } from "clsx";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { trpc } from "../../../api/client.ts";
import type { PartAuthor } from "../part-author.ts";
import { useStrategy } from "../stored-strategy.ts";
import { CaseNotes } from "./case-notes.tsx";
import { EarlierChecks } from "./earlier-checks.tsx";
import { PathSoFar, type PathStep } from "./path-so-far.tsx";
import { ProviderBadge } from "./provider-badge.tsx";
import type { WizardStage } from "./wizard-stages.ts";
import { WizardStepper } from "./wizard-stepper.tsx";

type WizardFrameProps = {
	stage: Exclude<WizardStage, "input">;
	sessionId: string;
	/** The version that is shown; the session's newest unless given. */
	versionNumber?: number | undefined;
	/** What this step is about; a heading of level 2. */
	title?: ReactNode;
	/** After who made it: badges and what is to be known; in a row of its own where buttons stand beside the title. */
	meta?: ReactNode;
	/** Beside the title: buttons. */
	actions?: ReactNode;
	/** Who made what is shown; else who serves the strategy. */
	author?: PartAuthor | undefined;
	/** The path while it is being chosen; the settled one unless given. */
	path?: readonly string[] | undefined;
	/** The version that is shown, where it is one: it tells of its cause, also to who cannot see the session. */
	of?: Pick<VersionDetail, "rootCause" | "whysPath" | "analysis"> | undefined;
	/** What the path goes on with: decisions, the program. */
	steps?: readonly PathStep[];
	/** Below the path. */
	aside?: ReactNode;
	/** Takes the whole width; the path stays away. */
	wide?: boolean;
	children: ReactNode;
};

/** The frame of every step after the input: where one is in the strategy, who speaks, and the path so far. */
export function WizardFrame({
	stage,
	sessionId,
	versionNumber,
	title,
	meta,
	actions,
	author,
	path,
	of,
	steps = [],
	aside,
	wide = false,
	children,
}: WizardFrameProps) {
	const pathSteps = usePathSoFar(sessionId, { path, of, steps });
	const who = <ProviderBadge of={{ stage, sessionId, versionNumber, author }} />;
	return (
		<div className="space-y-5">
			<WizardStepper stage={stage} sessionId={sessionId} versionNumber={versionNumber} />
			<div className={clsx("grid gap-x-8 gap-y-5", !wide && "xl:grid-cols-[minmax(0,1fr)_17rem]")}>
				<div className="min-w-0 space-y-5">
					<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
						<div className="flex min-h-8 min-w-0 flex-wrap items-center gap-x-3 gap-y-1 sm:flex-1 sm:basis-72">
							{title && (
								<h2 className="min-w-0 text-pretty break-words text-title font-semibold text-ink-strong">
									{title}
								</h2>
							)}
							{!(meta && actions) && (
								<>
									{who}
									{meta}
								</>
							)}
						</div>
						{actions && (
							<div
								data-print="hide"
								className={clsx("flex min-h-8 flex-wrap items-center gap-2", meta && "max-sm:order-last")}
							>
								{actions}
							</div>
						)}
						{meta && actions && (
							<div className="flex w-full flex-wrap items-center gap-x-2 gap-y-1.5">
								{who}
								{meta}
							</div>
						)}
					</div>
					{/* The whys show the path themselves: told twice on one narrow page it is in the way. */}
					{stage !== "whys" && stage !== "case" && <FoldedPath steps={pathSteps} />}
					<CaseNotes
						stage={stage}
						sessionId={sessionId}
						versionNumber={versionNumber}
						assumed={of && of.analysis?.five_whys.root_cause_assumed === true}
					/>
					<EarlierChecks author={author} />
					{children}
				</div>
				{!wide && (
					<aside aria-label="Your path so far" className="min-w-0 max-xl:hidden">
						<div
							className={clsx(
								"sticky top-22 flex flex-col gap-6",
								// With something below the path the whole is in sight before one scrolls, too.
								aside ? "max-h-[calc(100dvh-11.5rem)]" : "max-h-[calc(100dvh-7rem)]",
							)}
						>
							<SidePath steps={pathSteps} />
							{aside && <div className="shrink-0 px-1">{aside}</div>}
						</div>
					</aside>
				)}
				{aside && <div className="xl:hidden">{aside}</div>}
			</div>
		</div>
	);
}

/** The path at the side. A long one scrolls by itself, so that what can be done below it stays in sight. */
function SidePath({ steps }: { steps: readonly PathStep[] }) {
	const { ref, overflows } = useScrollable<HTMLDivElement>();
	return (
		<div ref={ref} tabIndex={overflows ? 0 : undefined} className="min-h-0 overflow-y-auto p-1">
			<PathSoFar steps={steps} />
		</div>
	);
}

/** The path where there is no room for it at the side. */
function FoldedPath({ steps }: { steps: readonly PathStep[] }) {
	return (
		<details data-print="hide" className="group -mt-2 mb-3 xl:hidden">
			<summary className="flex min-h-8 w-fit cursor-pointer list-none items-center gap-1.5 text-table font-medium text-accent-text">
				<ChevronRight
					size={14}
					aria-hidden="true"
					className="transition-transform duration-120 group-open:rotate-90"
				/>
				Your path so far
			</summary>
			<Card className="mt-2 p-4">
				<PathSoFar steps={steps} />
			</Card>
		</details>
	);
}

/** The longest piece of the input's title or first line that the path shows. */
const longestInput = 140;

function usePathSoFar(
	sessionId: string,
	{ path, of, steps = [] }: Pick<WizardFrameProps, "path" | "of" | "steps">,
): PathStep[] {
	const strategy = useStrategy(sessionId);
	const { data: session } = trpc.consultant.session.byId.useQuery({ sessionId });
	const rootCause = of?.rootCause ?? strategy.rootCause;
	const input = session?.title ?? strategy.input?.trim().split("\n")[0]?.trim() ?? "";
	const chosen = path ?? of?.whysPath ?? strategy.whysPath ?? [];
	const settled = path === undefined && rootCause !== undefined;
	// The cause is the last answer, unless a client settled it in words of its own.
	const isLast = settled && chosen.at(-1) === rootCause;
	const answers = isLast ? chosen.slice(0, -1) : chosen;
	return [
		...(strategy.missing
			? []
			: [
					{
						id: "input",
						label: "Input",
						text: input.length > longestInput ? `${input.slice(0, longestInput).trimEnd()}…` : input || "…",
					},
				]),
		...answers.map((option, index) => ({ id: `why-${index + 1}`, label: `Why ${index + 1}`, text: option })),
		settled
			? {
					id: "root-cause",
					label: isLast ? `Why ${chosen.length}: root cause` : "Root cause",
					text: rootCause,
					strong: true,
				}
			: { id: "next", label: "Next", text: "Choose what explains it best", current: true },
		...steps,
	];
}
