import type { Preferences } from "@throughline/domain/account/preferences";
import { type Organisation, weekStarts } from "@throughline/domain/organisation/organisation";
import { dateForms, numberForms } from "@throughline/domain/value/writing";
import { toast } from "@throughline/ui/toast";
import { toApiError } from "../../api/api-error.ts";
import { trpc, trpcClient, trpcUtils } from "../../api/client.ts";
import { readAs } from "../../api/session/user.ts";
import { dayNames } from "../../workspace/calendar/working-days-field.tsx";
import { useOrganisation } from "../../workspace/organisation.ts";
import { WordSelect } from "../../workspace/word-select.tsx";
import { dateFormWords, numberFormWords } from "./form-words.ts";
import { Setting } from "./setting.tsx";

/** How one reads dates, numbers and calendars: as the organisation does, until one says otherwise. */
export function ReadingSettings() {
	const { data: own } = trpc.preference.get.useQuery();
	const organisation = useOrganisation();
	const choose = useChoose(organisation);
	return (
		<>
			<Choice
				label="Dates"
				description="A field takes any of these forms."
				value={own?.dateForm}
				values={dateForms}
				words={dateFormWords}
				standard={organisation?.dateForm}
				onChoose={(dateForm) => choose({ dateForm })}
			/>
			<Choice
				label="Numbers"
				description="Also how the numbers are read that you type."
				value={own?.numberForm}
				values={numberForms}
				words={numberFormWords}
				standard={organisation?.numberForm}
				onChoose={(numberForm) => choose({ numberForm })}
			/>
			<Choice
				label="First day of the week"
				description="Calendars begin their weeks with it."
				value={own?.firstDayOfWeek}
				values={weekStarts}
				words={dayNames}
				standard={organisation?.firstDayOfWeek}
				onChoose={(firstDayOfWeek) => choose({ firstDayOfWeek })}
			/>
		</>
	);
}

const asOrganisation = "organisation";

type ChoiceProps<Value extends string> = {
	label: string;
	description: string;
	/** Null: as the organisation; undefined while it is not known. */
	value: Value | null | undefined;
	values: readonly Value[];
	words: Record<Value, string>;
	/** The organisation's. */
	standard: Value | undefined;
	onChoose: (value: Value | null) => void;
};

function Choice<Value extends string>(props: ChoiceProps<Value>) {
	const { label, description, value, values, words, standard, onChoose } = props;
	return (
		<Setting label={label} description={description}>
			<WordSelect<Value | typeof asOrganisation>
				aria-label={label}
				className="w-72! max-w-full"
				disabled={value === undefined || standard === undefined}
				value={value ?? asOrganisation}
				values={[asOrganisation, ...values]}
				words={{
					...words,
					[asOrganisation]: standard ? `As the organisation: ${words[standard]}` : "As the organisation",
				}}
				onChoose={(next) => onChoose(next === asOrganisation ? null : next)}
			/>
		</Setting>
	);
}

/** Keeps a choice: every screen follows at once, and goes back when the server could not keep it. */
function useChoose(organisation: Organisation | undefined): (choice: Partial<Preferences>) => void {
	const query = trpcUtils.preference.get;
	const show = (own: Preferences | undefined) => {
		query.setData(undefined, own);
		if (!own || !organisation) return;
		readAs({
			dateForm: own.dateForm ?? organisation.dateForm,
			numberForm: own.numberForm ?? organisation.numberForm,
			firstDayOfWeek: own.firstDayOfWeek ?? organisation.firstDayOfWeek,
		});
	};
	return (choice) => {
		const before = query.getData();
		show(before && { ...before, ...choice });
		// Not by a hook of this page: the page is drawn anew at once.
		trpcClient.preference.update.mutate(choice).then(show, (error) => {
			show(before);
			toast({ title: toApiError(error).sentence, variant: "destructive" });
		});
	};
}
