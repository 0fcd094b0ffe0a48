import { clsx } from "clsx";
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
	/** Figures to compare: at the right in a wide container, else below the label. */
	figures?: ReactNode;
	/** One paragraph that describes the choice to who cannot see the card. */
	description: ReactNode;
	/** More of it. */
	children?: ReactNode;
};

/** One choice; pressing its card anywhere chooses it. */
export function RadioCard({ value, label, badges, figures, description, children }: RadioCardProps) {
	const id = useId();
	const choice = useContext(Choice);
	const isChosen = choice.value === value;
	return (
		<div
			className={clsx(
				"relative rounded-lg border p-4 transition-colors duration-120",
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
				<div className="flex min-w-0 flex-1 flex-col justify-between gap-x-6 gap-y-1.5 @3xl:flex-row @3xl:items-start">
					<div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
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
					{figures}
				</div>
			</div>
			<div className="space-y-3 pt-2 sm:pl-7">
				<p id={`${id}-about`} className="text-pretty text-body">
					{description}
				</p>
				{children}
			</div>
		</div>
	);
}
