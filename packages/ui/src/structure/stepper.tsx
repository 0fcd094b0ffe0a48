import { clsx } from "clsx";
import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { useScrollable } from "./use-scrollable.ts";

export type Step = {
	id: string;
	label: string;
	description?: string;
	/** `failed` and `current` stand out; `upcoming` is quiet. */
	state: "done" | "current" | "upcoming" | "failed";
	/** Lets the person go there. */
	onSelect?: () => void;
};

const stateWords = { done: "done", current: "current step", upcoming: "to come", failed: "failed" };

function Mark({ step, number }: { step: Step; number: number }) {
	return (
		<span
			aria-hidden="true"
			className={clsx(
				"tabular relative z-1 flex size-6 shrink-0 items-center justify-center rounded-full border text-caption font-semibold",
				step.state === "done" && "border-accent bg-accent text-on-accent",
				step.state === "current" && "border-accent bg-accent-soft text-accent-text",
				step.state === "upcoming" && "border-line-control bg-card text-ink-muted",
				step.state === "failed" && "border-critical-solid bg-critical-soft text-critical",
			)}
		>
			{step.state === "done" ? (
				<Check size={13} strokeWidth={3} />
			) : step.state === "failed" ? (
				<X size={13} strokeWidth={3} />
			) : (
				number
			)}
		</span>
	);
}

function Words({ step }: { step: Step }): ReactNode {
	return (
		<>
			<span
				className={clsx(
					"block text-table",
					step.state === "upcoming" ? "text-ink-muted" : "font-medium text-ink-strong",
				)}
			>
				{step.label}
				<span className="sr-only">, {stateWords[step.state]}</span>
			</span>
			{step.description && <span className="block text-caption text-ink-muted">{step.description}</span>}
		</>
	);
}

type StepProps = { step: Step; number: number; last: boolean };

/** The number and the words, as a button when one can go there. */
function StepFace({ step, number, className }: { step: Step; number: number; className: string }) {
	const inner = (
		<>
			<Mark step={step} number={number} />
			<span className="min-w-0 text-left">
				<Words step={step} />
			</span>
		</>
	);
	if (!step.onSelect) return <span className={clsx("flex gap-2.5", className)}>{inner}</span>;
	return (
		<button
			type="button"
			onClick={step.onSelect}
			className={clsx(
				"flex gap-2.5 rounded-md hover:[&>span:last-child>span:first-child]:underline",
				className,
			)}
		>
			{inner}
		</button>
	);
}

const threadLook = (step: Step) => (step.state === "done" ? "bg-accent" : "bg-line");
const currentStep = (step: Step) => (step.state === "current" ? "step" : undefined);

function StepAcross({ step, number, last }: StepProps) {
	return (
		<li
			aria-current={currentStep(step)}
			className={clsx("flex shrink-0 items-center whitespace-nowrap", !last && "flex-1")}
		>
			<StepFace
				step={step}
				number={number}
				className={clsx(
					"items-center thumb:min-h-11",
					step.state !== "current" && "@max-3xl:[&>span:last-child]:sr-only",
				)}
			/>
			{!last && (
				<span
					aria-hidden="true"
					className={clsx("mx-3 h-px min-w-6 flex-1 @max-3xl:mx-0.5 @max-3xl:min-w-1", threadLook(step))}
				/>
			)}
		</li>
	);
}

function StepDown({ step, number, last }: StepProps) {
	return (
		<li aria-current={currentStep(step)} className={clsx("relative flex", !last && "pb-5")}>
			{!last && (
				<span aria-hidden="true" className={clsx("absolute top-6 bottom-0 left-3 w-px", threadLook(step))} />
			)}
			<StepFace step={step} number={number} className="[&>span:last-child]:pt-0.5" />
		</li>
	);
}

/**
 * Where one is in a walk. Where there is no room for all names, horizontal steps show that of the current one alone;
 * if even that is too much, they scroll inside their own box.
 */
export function Stepper({
	steps,
	orientation = "horizontal",
	className,
	...rest
}: {
	steps: readonly Step[];
	"aria-label": string;
	orientation?: "horizontal" | "vertical";
	className?: string;
}) {
	const vertical = orientation === "vertical";
	const Item = vertical ? StepDown : StepAcross;
	const { ref, overflows } = useScrollable<HTMLOListElement>();
	return (
		<nav aria-label={rest["aria-label"]} className={clsx("@container", className)}>
			<ol
				ref={ref}
				tabIndex={overflows ? 0 : undefined}
				className={clsx("flex", vertical ? "flex-col" : "relative -m-1 overflow-x-auto p-1")}
			>
				{steps.map((step, index) => (
					<Item key={step.id} step={step} number={index + 1} last={index === steps.length - 1} />
				))}
			</ol>
		</nav>
	);
}
