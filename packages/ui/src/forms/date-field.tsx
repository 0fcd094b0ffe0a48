import { readSpokenDay } from "@throughline/domain/value/spoken-day";
import { dayWriter, formatDay, typedLocale } from "@throughline/domain/value/writing";
import { clsx } from "clsx";
import { CalendarDays } from "lucide-react";
import * as Popover from "radix-ui/popover";
import { type Ref, useId, useState } from "react";
import { useOpen } from "../structure/use-open.ts";
import { Calendar } from "./calendar.tsx";
import { isDate, localToday } from "./calendar-date.ts";
import { controlStyle, panelStyle } from "./control-style.ts";
import { FieldError } from "./field.tsx";
import { useFieldControl } from "./field-context.ts";

export type DateFieldProps = {
	/** `YYYY-MM-DD`, or what is being typed, or "". */
	value: string;
	/** With every change; a day that can be understood becomes `YYYY-MM-DD` when the field is left. */
	onValueChange: (value: string) => void;
	/** `YYYY-MM-DD`. Bounds what the calendar offers; the form's own rule judges what is typed. */
	min?: string;
	max?: string;
	/** What the calendar marks as today, and "+2w" counts from; the person's own day if left out. */
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

const understoodAs = dayWriter({
	weekday: "short",
	month: "short",
	day: "numeric",
	year: "numeric",
	timeZone: "UTC",
});

/** What is said of a text that is no day. */
export function noDate(text: string): string {
	return `“${text.trim()}” is no date. Try ${formatDay("2026-12-04")}, fri, +2w or end of june.`;
}

/**
 * A day: typed as people say it (`fri`, `+2w`, `15.3.`: see `readSpokenDay`), or chosen in a calendar (Alt + Down opens
 * it). While somebody types it says what it understood; after Enter, and once the field is left, the day stands in it as
 * its reader writes days.
 */
export function DateField({
	value,
	onValueChange,
	min,
	max,
	today: givenToday,
	className,
	onBlur,
	ref,
	name,
	...rest
}: DateFieldProps) {
	const { open, onOpenChange: setOpen } = useOpen({});
	const [typing, setTyping] = useState(false);
	const [left, setLeft] = useState(false);
	const noteId = useId();
	const wiring = useFieldControl(rest);
	const today = givenToday ?? localToday(new Date());
	const date = isDate(value)
		? value
		: readSpokenDay(value, { today, locale: typedLocale(navigator.language) });
	const unreadable = left && value.trim() !== "" && date === null;
	// The form has its own sentence where it has judged already.
	const explains = unreadable && !wiring["aria-invalid"];
	const write = () => {
		setTyping(false);
		if (date && date !== value) onValueChange(date);
	};
	return (
		<Popover.Root open={open} onOpenChange={setOpen}>
			<div className={className}>
				<Popover.Anchor asChild>
					<span className="relative block">
						<input
							ref={ref}
							name={name}
							type="text"
							autoComplete="off"
							placeholder="Choose a day"
							aria-label={rest["aria-label"]}
							{...wiring}
							aria-describedby={
								[wiring["aria-describedby"], explains && noteId].filter(Boolean).join(" ") || undefined
							}
							aria-invalid={wiring["aria-invalid"] ?? (unreadable || undefined)}
							value={!typing && isDate(value) ? formatDay(value) : value}
							onChange={(event) => {
								setTyping(true);
								setLeft(false);
								onValueChange(event.target.value);
							}}
							onBlur={() => {
								setLeft(true);
								write();
								onBlur?.();
							}}
							onKeyDown={(event) => {
								// The form that Enter sends gets the day.
								if (event.key === "Enter") write();
								if (event.altKey && event.key === "ArrowDown") {
									event.preventDefault();
									setOpen(true);
								}
							}}
							className={clsx(controlStyle, "tabular pr-8 thumb:pr-11 pl-2.5")}
						/>
						<Popover.Trigger
							disabled={wiring.disabled}
							aria-label={isDate(value) ? `Choose date, ${formatDay(value)}` : "Choose date"}
							className="absolute inset-y-0 right-1 thumb:right-0 my-auto flex size-6 thumb:size-11 items-center justify-center rounded-sm text-ink-faint hover:bg-hover hover:text-ink disabled:pointer-events-none"
						>
							<CalendarDays size={14} aria-hidden="true" />
						</Popover.Trigger>
						{/* Floats, so that nothing jumps from under the pointer that leaves the field; over it, for under it are buttons. */}
						<span aria-live="polite" className="pointer-events-none absolute right-0 bottom-full z-10">
							{typing && date && date !== value && (
								<span className="mb-1 block whitespace-nowrap rounded-md bg-raised px-2 py-1 text-caption text-ink shadow-float">
									{understoodAs.format(new Date(`${date}T00:00:00Z`))}
								</span>
							)}
						</span>
					</span>
				</Popover.Anchor>
				{explains && <FieldError id={noteId}>{noDate(value)}</FieldError>}
			</div>
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
						value={date}
						today={today}
						min={min}
						max={max}
						autoFocus
						onSelect={(chosen) => {
							onValueChange(chosen);
							setOpen(false);
						}}
					/>
				</Popover.Content>
			</Popover.Portal>
		</Popover.Root>
	);
}
