import { clsx } from "clsx";
import { CalendarDays } from "lucide-react";
import * as Popover from "radix-ui/popover";
import { type Ref, useState } from "react";
import { Calendar } from "./calendar.tsx";
import { isDate, localToday, readDate } from "./calendar-date.ts";
import { controlStyle, panelStyle } from "./control-style.ts";
import { useFieldControl } from "./field-context.ts";

export type DateFieldProps = {
	/** `YYYY-MM-DD`, or what is being typed, or "". */
	value: string;
	/** With every change; a day that can be understood is written as `YYYY-MM-DD` when the field is left. */
	onValueChange: (value: string) => void;
	/** `YYYY-MM-DD`. Bounds what the calendar offers; the form's own rule judges what is typed. */
	min?: string;
	max?: string;
	/** What the calendar marks as today; the person's own day if left out. */
	today?: string;
	"aria-label"?: string;
	id?: string;
	name?: string;
	disabled?: boolean;
	required?: boolean;
	onBlur?: () => void;
	ref?: Ref<HTMLInputElement>;
	className?: string;
};

/** A day: typed as YYYY-MM-DD, or chosen in a calendar (Alt + Down opens it). */
export function DateField({
	value,
	onValueChange,
	min,
	max,
	today,
	className,
	onBlur,
	ref,
	name,
	...rest
}: DateFieldProps) {
	const [open, setOpen] = useState(false);
	const wiring = useFieldControl(rest);
	const unreadable = value !== "" && readDate(value) === null;
	const [left, setLeft] = useState(false);
	return (
		<Popover.Root open={open} onOpenChange={setOpen}>
			<Popover.Anchor asChild>
				<span className={clsx("relative block", className)}>
					<input
						ref={ref}
						name={name}
						type="text"
						inputMode="numeric"
						autoComplete="off"
						placeholder="YYYY-MM-DD"
						aria-label={rest["aria-label"]}
						{...wiring}
						aria-invalid={wiring["aria-invalid"] ?? ((left && unreadable) || undefined)}
						value={value}
						onChange={(event) => {
							setLeft(false);
							onValueChange(event.target.value);
						}}
						onBlur={() => {
							setLeft(true);
							const date = readDate(value);
							if (date && date !== value) onValueChange(date);
							onBlur?.();
						}}
						onKeyDown={(event) => {
							if (event.altKey && event.key === "ArrowDown") {
								event.preventDefault();
								setOpen(true);
							}
						}}
						className={clsx(controlStyle, "tabular pr-8 pl-2.5")}
					/>
					<Popover.Trigger
						disabled={wiring.disabled}
						aria-label={isDate(value) ? `Choose date, ${value}` : "Choose date"}
						className="absolute inset-y-0 right-1 my-auto flex size-6 items-center justify-center rounded-sm text-ink-faint hover:bg-hover hover:text-ink disabled:pointer-events-none"
					>
						<CalendarDays size={14} aria-hidden="true" />
					</Popover.Trigger>
				</span>
			</Popover.Anchor>
			<Popover.Portal>
				<Popover.Content
					align="end"
					sideOffset={4}
					collisionPadding={8}
					aria-label="Choose date"
					onOpenAutoFocus={(event) => event.preventDefault()}
					className={clsx(panelStyle, "p-3")}
				>
					<Calendar
						value={readDate(value)}
						today={today ?? localToday(new Date())}
						min={min}
						max={max}
						autoFocus
						onSelect={(date) => {
							onValueChange(date);
							setOpen(false);
						}}
					/>
				</Popover.Content>
			</Popover.Portal>
		</Popover.Root>
	);
}
