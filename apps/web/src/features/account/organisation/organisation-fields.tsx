import { type Organisation, weekStarts } from "@throughline/domain/organisation/organisation";
import { dateForms, numberForms } from "@throughline/domain/value/writing";
import { Callout } from "@throughline/ui/callout";
import { Combobox } from "@throughline/ui/combobox";
import { SegmentedControl } from "@throughline/ui/segmented-control";
import { Switch } from "@throughline/ui/switch";
import { dayNames, WorkingDaysField } from "../../../workspace/calendar/working-days-field.tsx";
import { currencyOptions } from "../../../workspace/currency-options.ts";
import { WordSelect } from "../../../workspace/word-select.tsx";
import { dateFormWords, numberFormWords } from "../form-words.ts";
import { Setting } from "../setting.tsx";
import { HolidayFields } from "./holiday-fields.tsx";
import { useChangeOrganisation } from "./use-change-organisation.ts";

/** The settings, each saved at once. */
export function OrganisationFields({ organisation }: { organisation: Organisation }) {
	const change = useChangeOrganisation();
	const { defaultCurrency, firstDayOfWeek, dateForm, numberForm, fourEyes, approvers } = organisation;
	return (
		<>
			<section aria-label="Everywhere" className="divide-y divide-line-subtle border-y border-line-subtle">
				<Setting label="First day of the week" description="Calendars begin their weeks with it.">
					<SegmentedControl
						aria-label="First day of the week"
						value={firstDayOfWeek}
						onValueChange={(day) => void change({ firstDayOfWeek: day }, "First day of the week changed")}
						segments={weekStarts.map((value) => ({ value, label: dayNames[value] }))}
					/>
				</Setting>
				<Setting label="Dates" description="Everybody can choose another form for themselves.">
					<WordSelect
						aria-label="Dates"
						className="w-40!"
						value={dateForm}
						values={dateForms}
						words={dateFormWords}
						onChoose={(form) => void change({ dateForm: form }, "Form of dates changed")}
					/>
				</Setting>
				<Setting label="Numbers" description="Everybody can choose another form for themselves.">
					<WordSelect
						aria-label="Numbers"
						className="w-40!"
						value={numberForm}
						values={numberForms}
						words={numberFormWords}
						onChoose={(form) => void change({ numberForm: form }, "Form of numbers changed")}
					/>
				</Setting>
				<div className="space-y-3 py-4">
					<Switch
						label="Four-eyes approval"
						description="An expense is approved by somebody else than who filed it."
						checked={fourEyes}
						onCheckedChange={(on) =>
							void change({ fourEyes: on }, `Four-eyes approval switched ${on ? "on" : "off"}`)
						}
					/>
					{fourEyes && approvers < 2 && (
						<Callout tone="warning">
							Nobody but you may approve expenses, and not those that you file. Invite a second Editor or
							Admin, or switch four-eyes approval off.
						</Callout>
					)}
				</div>
			</section>
			<section aria-labelledby="new-programs" className="space-y-3">
				<div>
					<h3 id="new-programs" className="text-lead font-semibold">
						New programs
					</h3>
					<p className="text-table text-ink-muted">
						A new program starts from these. Programs that are there keep their own.
					</p>
				</div>
				<Setting label="Currency" description="It can be chosen for each program.">
					<Combobox
						aria-label="Currency of new programs"
						className="w-64"
						value={defaultCurrency}
						options={currencyOptions}
						searchPlaceholder="Search currencies"
						emptyText="No such currency"
						onValueChange={(code) =>
							void change({ defaultCurrency: code }, "Currency of new programs changed")
						}
					/>
				</Setting>
				<WorkingDaysField
					week={organisation}
					onChange={(day, works) => void change({ [day]: works }, "Working days changed")}
				/>
				<HolidayFields holidays={organisation.holidays} change={change} />
			</section>
		</>
	);
}
