import { addDays } from "@throughline/domain/value/day";
import { sameDayIn } from "@throughline/domain/value/month";
import { dayWriter } from "@throughline/domain/value/writing";
import { clsx } from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useContext, useEffect, useId, useRef, useState } from "react";
import { monthGrid, weekday } from "./calendar-date.ts";
import { WeekStart } from "./week-start.ts";

export type CalendarProps = {
	/** `YYYY-MM-DD`, or `null` when nothing is chosen. */
	value: string | null;
	onSelect: (date: string) => void;
	/** `YYYY-MM-DD`: marked, and where it opens without a value. */
	today: string;
	min?: string;
	max?: string;
	/** Take the focus when it appears. */
	autoFocus?: boolean;
};

const monthName = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });
const fullDate = dayWriter({ dateStyle: "full", timeZone: "UTC" });
const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const at = (date: string) => new Date(`${date}T00:00:00Z`);

/** A month to choose a day from. Arrows move by day and week, Page Up / Down by month, with Shift by year. */
export function Calendar({ value, onSelect, today, min, max, autoFocus = false }: CalendarProps) {
	const [focused, setFocused] = useState(value ?? today);
	const grid = useRef<HTMLTableElement>(null);
	const moveFocus = useRef(autoFocus);
	const titleId = useId();
	const useWeekStart = useContext(WeekStart);
	const first = useWeekStart();
	const inWeek = (weekday(focused) - first + 7) % 7;

	// biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day
	useEffect(() => {
		if (!moveFocus.current) return;
		grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
	}, [focused]);

	const allowed = (date: string) => (!min || date >= min) && (!max || date <= max);
	const bounded = (date: string) => (min && date < min ? min : max && date > max ? max : date);
	const onKeyDown = (event: KeyboardEvent) => {
		const target = {
			ArrowLeft: () => addDays(focused, -1),
			ArrowRight: () => addDays(focused, 1),
			ArrowUp: () => addDays(focused, -7),
			ArrowDown: () => addDays(focused, 7),
			Home: () => addDays(focused, -inWeek),
			End: () => addDays(focused, 6 - inWeek),
			PageUp: () => sameDayIn(focused, event.shiftKey ? -12 : -1),
			PageDown: () => sameDayIn(focused, event.shiftKey ? 12 : 1),
		}[event.key];
		if (!target) return;
		event.preventDefault();
		moveFocus.current = true;
		setFocused(bounded(target()));
	};
	const turn = (months: number) => {
		moveFocus.current = false;
		setFocused(bounded(sameDayIn(focused, months)));
	};
	const turnLook =
		"inline-flex size-7 thumb:size-11 items-center justify-center rounded-md text-ink-muted hover:bg-hover hover:text-ink";

	return (
		<div className="w-[15.75rem] thumb:w-77">
			<div className="mb-2 flex items-center justify-between">
				<button type="button" aria-label="Previous month" className={turnLook} onClick={() => turn(-1)}>
					<ChevronLeft size={16} aria-hidden="true" />
				</button>
				<p id={titleId} aria-live="polite" className="text-table font-semibold text-ink-strong">
					{monthName.format(at(focused))}
				</p>
				<button type="button" aria-label="Next month" className={turnLook} onClick={() => turn(1)}>
					<ChevronRight size={16} aria-hidden="true" />
				</button>
			</div>
			<table
				ref={grid}
				// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid pattern of ARIA, on a table
				role="grid"
				aria-labelledby={titleId}
				onKeyDown={onKeyDown}
				className="w-full table-fixed border-collapse"
			>
				<thead>
					<tr>
						{[...weekdays.slice(first), ...weekdays.slice(0, first)].map((name) => (
							<th key={name} scope="col" abbr={name} className="h-7 text-caption font-medium text-ink-faint">
								{name.slice(0, 2)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{monthGrid(focused, first).map((week) => (
						<tr key={week[0]}>
							{week.map((date) => {
								const selected = date === value;
								const outside = date.slice(0, 7) !== focused.slice(0, 7);
								return (
									// biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid a cell is a gridcell
									<td key={date} aria-selected={selected} className="p-px text-center">
										<button
											type="button"
											tabIndex={date === focused ? 0 : -1}
											disabled={!allowed(date)}
											aria-label={fullDate.format(at(date))}
											aria-current={date === today ? "date" : undefined}
											onClick={() => onSelect(date)}
											className={clsx(
												"tabular inline-flex h-8 thumb:h-11 w-full items-center justify-center rounded-md text-table",
												"disabled:opacity-40 enabled:hover:bg-hover",
												selected
													? "bg-accent font-semibold text-on-accent enabled:hover:bg-accent-hover"
													: outside
														? "text-ink-faint"
														: "text-ink",
												date === today &&
													!selected &&
													"font-semibold text-accent-text ring-1 ring-accent-line ring-inset",
											)}
										>
											{Number(date.slice(8))}
										</button>
									</td>
								);
							})}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
