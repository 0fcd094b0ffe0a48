import { Badge } from "@throughline/ui/badge";
import { Card } from "@throughline/ui/card";
import { ChevronRight, Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import { useProviderLabel } from "../provider-choice.tsx";
import { useWalk } from "../stored-walk.ts";
import type { WalkStage } from "./walk-stages.ts";
import { WalkStepper } from "./walk-stepper.tsx";
import { type ThreadKnot, WalkThread } from "./walk-thread.tsx";

type WalkFrameProps = {
	stage: Exclude<WalkStage, "input">;
	sessionId: string;
	/** The version that is shown; the session's newest unless given. */
	versionNumber?: number | undefined;
	/** What this step is about; a heading of level 2. */
	title?: ReactNode;
	/** Beside the title: badges and buttons. */
	actions?: ReactNode;
	/** Who made what is shown (a version's `provider`); else who serves the walk. */
	provider?: string | null | undefined;
	/** The path while it is being chosen; the settled one unless given. */
	path?: readonly string[] | undefined;
	/** The version that is shown, where it is one: the thread tells its cause, also to who cannot see the session. */
	of?: { rootCause: string | null; whysPath: readonly string[] } | undefined;
	/** What the thread goes on with: decisions, the program. */
	knots?: readonly ThreadKnot[];
	/** Below the thread. */
	aside?: ReactNode;
	children: ReactNode;
};

/** The frame of every step after the input: where one is in the walk, who speaks, and the thread so far. */
export function WalkFrame({
	stage,
	sessionId,
	versionNumber,
	title,
	actions,
	provider,
	path,
	of,
	knots = [],
	aside,
	children,
}: WalkFrameProps) {
	const thread = useThread(sessionId, { path, of, knots });
	return (
		<div className="space-y-5">
			<WalkStepper stage={stage} sessionId={sessionId} versionNumber={versionNumber} />
			<div className="grid gap-x-8 gap-y-5 xl:grid-cols-[minmax(0,1fr)_17rem]">
				<div className="min-w-0 space-y-5">
					<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
						<div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
							{title && (
								<h2 className="text-pretty break-words text-title font-semibold text-ink-strong">{title}</h2>
							)}
							<ProviderBadge provider={provider} sessionId={sessionId} />
						</div>
						{actions && (
							<div data-print="hide" className="flex flex-wrap items-center gap-2">
								{actions}
							</div>
						)}
					</div>
					<details data-print="hide" className="group xl:hidden">
						<summary className="flex min-h-8 cursor-pointer list-none items-center gap-1.5 text-table font-medium text-accent-text">
							<ChevronRight
								size={14}
								aria-hidden="true"
								className="transition-transform duration-120 group-open:rotate-90"
							/>
							Your thread so far
						</summary>
						<Card className="mt-2 p-4">
							<WalkThread knots={thread} />
						</Card>
					</details>
					{children}
				</div>
				<aside aria-label="Your thread so far" className="min-w-0 max-xl:hidden">
					<div className="sticky top-22 max-h-[calc(100dvh-7rem)] space-y-6 overflow-y-auto p-1">
						<WalkThread knots={thread} />
						{aside}
					</div>
				</aside>
				{aside && <div className="xl:hidden">{aside}</div>}
			</div>
		</div>
	);
}

/** Who says what is shown: "Offline analysis" or the provider's name. */
function ProviderBadge({ provider, sessionId }: { provider?: string | null | undefined; sessionId: string }) {
	const walk = useWalk(sessionId);
	const label = useProviderLabel(provider ?? walk.provider);
	if (!label) return null;
	return (
		<Badge tone="accent" icon={<Sparkles size={13} aria-hidden="true" />} title="Who this comes from">
			{label}
		</Badge>
	);
}

/** The longest piece of the input's first line that the thread shows. */
const longestInput = 140;

function useThread(
	sessionId: string,
	{ path, of, knots = [] }: Pick<WalkFrameProps, "path" | "of" | "knots">,
): ThreadKnot[] {
	const walk = useWalk(sessionId);
	const rootCause = of?.rootCause ?? walk.rootCause;
	const input = walk.input?.trim().split("\n")[0]?.trim() ?? "";
	const chosen = path ?? of?.whysPath ?? walk.whysPath ?? [];
	const settled = path === undefined && rootCause !== undefined;
	// The cause is the last answer, unless a client settled it in words of its own.
	const isLast = settled && chosen.at(-1) === rootCause;
	const answers = isLast ? chosen.slice(0, -1) : chosen;
	return [
		...(walk.missing
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
		...knots,
	];
}
