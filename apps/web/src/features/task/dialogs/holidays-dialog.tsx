import type { Holiday } from "@throughline/domain/task/calendar/holiday";
import type { Weekday } from "@throughline/domain/task/calendar/working-week";
import { Dialog, DialogBody, DialogContent } from "@throughline/ui/dialog";
import { IconButton } from "@throughline/ui/icon-button";
import { Trash2 } from "lucide-react";
import { trpc, trpcClient } from "../../../api/client.ts";
import { focusWindow } from "../../../browser/focus-window.ts";
import { formatDay } from "../../../format/date.ts";
import { AddHoliday } from "../../../workspace/calendar/add-holiday.tsx";
import { WorkingDaysField } from "../../../workspace/calendar/working-days-field.tsx";
import { SavedText } from "../../../workspace/saved-text.tsx";
import { attempt } from "../../../workspace/undo/attempt.ts";
import { usePlan } from "../plan/plan-context.ts";
import { AddPublicHolidays } from "./add-public-holidays.tsx";

/** The days on which nobody works on the program. Each change is saved at once. */
export function HolidaysDialog({ onClose }: { onClose: () => void }) {
	const { holidays, program } = usePlan();
	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent
				title="Holidays"
				description="On which days the program is worked on. Durations, floats and auto-schedule pass days off over; no task moves until somebody moves it."
				onOpenAutoFocus={focusWindow}
			>
				<DialogBody>
					<WorkingDays />
					{holidays.length === 0 ? (
						<p className="text-body text-ink-muted">The program has no holidays yet.</p>
					) : (
						<ul className="space-y-2">
							{holidays.map((holiday) => (
								<HolidayLine key={holiday.id} holiday={holiday} />
							))}
						</ul>
					)}
					<AddHoliday
						onAdd={(holiday) =>
							attempt("Failed to create holiday", () =>
								trpcClient.task.holiday.create.mutate({ programId: program.id, ...holiday }),
							)
						}
					/>
					<AddPublicHolidays />
				</DialogBody>
			</DialogContent>
		</Dialog>
	);
}

/** The working week. The last working day cannot be taken off. */
function WorkingDays() {
	const { week } = usePlan();
	const { id, version } = week;
	const utils = trpc.useUtils();
	const set = (day: Weekday, works: boolean) =>
		attempt("Failed to change working days", async () => {
			const saved = await trpcClient.task.calendar.update.mutate({ id, version, [day]: works });
			utils.task.calendar.byId.setData({ id }, saved);
		});
	return <WorkingDaysField className="mb-4" week={week} onChange={(day, works) => void set(day, works)} />;
}

function HolidayLine({ holiday: { id, date, name, version } }: { holiday: Holiday }) {
	const { askToRemove } = usePlan();
	const rename = (next: string) =>
		void attempt("Failed to update holiday", () =>
			trpcClient.task.holiday.update.mutate({ id, version, name: next }),
		);
	const remove = () =>
		askToRemove({
			question: `Delete “${name}” on ${formatDay(date)}?`,
			verb: "Delete holiday",
			done: "Holiday deleted",
			names: [`${name}, ${formatDay(date)}`],
			remove: (options) => trpcClient.task.holiday.remove.mutate({ id, version }, options),
		});
	return (
		<li className="flex items-center gap-2">
			<time dateTime={date} className="tabular w-28 shrink-0 text-table text-ink">
				{formatDay(date)}
			</time>
			<span className="min-w-0 grow">
				<SavedText label={`Name of the holiday on ${formatDay(date)}`} value={name} onSave={rename} />
			</span>
			<IconButton
				size="sm"
				label={`Delete ${name}, ${formatDay(date)}`}
				tooltip={false}
				icon={<Trash2 size={14} aria-hidden="true" />}
				onClick={remove}
			/>
		</li>
	);
}
