import { clsx } from "clsx";
import * as Radix from "radix-ui/radio-group";
import type { ReactNode } from "react";

export type Segment<Value extends string> = {
	value: Value;
	label: string;
	/** Shown before the label, or alone with `iconOnly`. */
	icon?: ReactNode;
};

export type SegmentedControlProps<Value extends string> = {
	value: Value;
	onValueChange: (value: Value) => void;
	segments: readonly Segment<Value>[];
	"aria-label": string;
	iconOnly?: boolean;
	className?: string;
};

/** A choice of one among two to four, in effect at once: theme, density, zoom. */
export function SegmentedControl<Value extends string>({
	value,
	onValueChange,
	segments,
	iconOnly = false,
	className,
	...rest
}: SegmentedControlProps<Value>) {
	return (
		<Radix.Root
			value={value}
			onValueChange={(next) => {
				const segment = segments.find((candidate) => candidate.value === next);
				if (segment) onValueChange(segment.value);
			}}
			orientation="horizontal"
			aria-label={rest["aria-label"]}
			className={clsx(
				// Of one width, unless a word needs more: enlarged, they are moved sideways rather than laid over each other.
				"inline-grid h-8 thumb:h-11 max-w-full auto-cols-[minmax(max-content,1fr)] grid-flow-col items-center overflow-x-auto [scrollbar-width:none] gap-0.5 rounded-md bg-inset p-0.5 thumb:py-0 shadow-[inset_0_0_0_1px_var(--line)]",
				className,
			)}
		>
			{segments.map((segment) => (
				<Radix.Item
					key={segment.value}
					value={segment.value}
					aria-label={iconOnly ? segment.label : undefined}
					title={iconOnly ? segment.label : undefined}
					className={clsx(
						"inline-flex h-7 min-w-7 thumb:h-11 thumb:min-w-11 items-center justify-center gap-1.5 rounded-sm px-2.5 text-table font-medium text-ink-muted",
						"transition-colors duration-120 hover:text-ink",
						"data-[state=checked]:bg-raised data-[state=checked]:text-ink-strong data-[state=checked]:shadow-[0_0_0_1px_var(--line),0_1px_2px_var(--line)]",
						iconOnly && "px-1.5",
					)}
				>
					{segment.icon && (
						<span aria-hidden="true" className={clsx("flex", !iconOnly && "[@media(width<15rem)]:hidden")}>
							{segment.icon}
						</span>
					)}
					{!iconOnly && segment.label}
				</Radix.Item>
			))}
		</Radix.Root>
	);
}
