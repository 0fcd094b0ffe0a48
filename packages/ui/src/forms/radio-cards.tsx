import { clsx } from "clsx";
import { ChevronRight } from "lucide-react";
import * as Radix from "radix-ui/radio-group";
import { createContext, type ReactNode, useContext, useId } from "react";

const Choice = createContext<{ value: string; disabled: boolean }>({ value: "", disabled: false });

export type RadioCardsProps = {
	/** "": none is chosen yet. */
	value: string;
	onValueChange: (value: string) => void;
	"aria-labelledby": string;
	"aria-describedby"?: string | undefined;
	disabled?: boolean;
	/** `RadioCard`s. */
	children: ReactNode;
	className?: string;
};

/** A choice of one among few that each need a card to be understood. Arrow keys choose, as in any radio group. */
export function RadioCards({ value, disabled = false, className, ...rest }: RadioCardsProps) {
	return (
		<Choice value={{ value, disabled }}>
			<Radix.Root value={value} disabled={disabled} className={clsx("space-y-3", className)} {...rest} />
		</Choice>
	);
}

export type RadioCardProps = {
	value: string;
	label: ReactNode;
	/** Beside the label. */
	badges?: ReactNode;
	/** What the choices are compared by, in the same order on each: below the label, always in sight. */
	comparison?: ReactNode;
	/** One paragraph that describes the choice to who cannot see the card. */
	description: ReactNode;
	/** For a long list: description and more of it open on demand, under this word. */
	folded?: string | undefined;
	/** More of it. */
	children?: ReactNode;
};

/** One choice; pressing its card anywhere chooses it. */
export function RadioCard({
	value,
	label,
	badges,
	comparison,
	description,
	folded,
	children,
}: RadioCardProps) {
	const id = useId();
	const choice = useContext(Choice);
	const isChosen = choice.value === value;
	return (
		<div
			className={clsx(
				"relative rounded-lg border transition-colors duration-120",
				folded === undefined ? "p-4" : "px-3 py-2.5 sm:px-4",
				isChosen ? "border-accent bg-accent-soft/40" : "border-line",
				!choice.disabled && !isChosen && "hover:border-axis",
			)}
		>
			<div className="flex items-start gap-3">
				<Radix.Item
					id={id}
					value={value}
					aria-describedby={`${id}-about`}
					className={clsx(
						"hit-area z-1 mt-0.5 inline-flex size-4 shrink-0 items-center justify-center rounded-full border border-line-control bg-card",
						"transition-colors duration-120 data-[state=checked]:border-accent data-[state=checked]:bg-accent disabled:cursor-not-allowed",
					)}
				>
					<Radix.Indicator className="size-1.5 rounded-full bg-on-accent" />
				</Radix.Item>
				<div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
					<label
						htmlFor={id}
						className={clsx(
							"min-w-0 break-words text-lead font-semibold leading-5 text-ink-strong",
							!choice.disabled && "after:absolute after:inset-0 after:rounded-lg",
						)}
					>
						{label}
					</label>
					{badges}
				</div>
			</div>
			{comparison && <div className="pt-3 sm:pl-7">{comparison}</div>}
			<About folded={folded} of={label}>
				<p id={`${id}-about`} className="text-pretty break-words text-body">
					{description}
				</p>
				{children}
			</About>
		</div>
	);
}

function About({ folded, of, children }: Pick<RadioCardProps, "folded" | "children"> & { of: ReactNode }) {
	if (folded === undefined) return <div className="space-y-3 pt-2 sm:pl-7">{children}</div>;
	return (
		// Above the label, which covers the card.
		<details className="group/about relative z-1 ml-7 w-fit max-w-[calc(100%-1.75rem)]">
			<summary className="inline-flex min-h-6 cursor-pointer list-none items-center gap-1 rounded-sm text-caption font-medium text-accent-text">
				<ChevronRight
					size={13}
					aria-hidden="true"
					className="transition-transform duration-120 group-open/about:rotate-90"
				/>
				{folded}
				<span className="sr-only"> of {of}</span>
			</summary>
			<div className="space-y-3 pt-1.5 pb-1">{children}</div>
		</details>
	);
}
