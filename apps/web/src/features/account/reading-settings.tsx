import type { Preferences } from "@throughline/domain/account/preferences";
import { weekStarts } from "@throughline/domain/organisation";
import { dateForms, numberForms } from "@throughline/domain/value/writing";
import { Select } from "@throughline/ui/select";
import { toast } from "@throughline/ui/toast";
import { toApiError } from "../../api/api-error.ts";
import { trpc, trpcUtils } from "../../api/client.ts";
import { refreshUser } from "../../api/session/user.ts";
import { useOrganisation } from "../../workspace/organisation.ts";
import { dayNames } from "../../workspace/working-days-field.tsx";
import { dateFormWords, numberFormWords } from "./form-words.ts";
import { Setting } from "./setting.tsx";

/** How one reads dates, numbers and calendars: as the organisation does, until one says otherwise. */
export function ReadingSettings() {
	const { data: own } = trpc.preference.get.useQuery();
	const organisation = useOrganisation();
	const choose = useChoose();
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
			<Select
				aria-label={label}
				className="w-72! max-w-full"
				disabled={value === undefined}
				value={value ?? asOrganisation}
				onValueChange={(next) => onChoose(values.find((each) => each === next) ?? null)}
				options={[
					{
						value: asOrganisation,
						label: standard ? `As the organisation: ${words[standard]}` : "As the organisation",
					},
					...values.map((each) => ({ value: each, label: words[each] })),
				]}
			/>
		</Setting>
	);
}

/** Keeps a choice: shown at once, and taken back when the server could not keep it. */
function useChoose(): (choice: Partial<Preferences>) => void {
	const query = trpcUtils.preference.get;
	const keep = trpc.preference.update.useMutation({
		onMutate(choice) {
			const before = query.getData();
			if (before) query.setData(undefined, { ...before, ...choice });
			return before;
		},
		onError(error, _, before) {
			query.setData(undefined, before);
			toast({ title: toApiError(error).sentence, variant: "destructive" });
		},
		onSuccess: refreshUser,
	});
	return (choice) => keep.mutate(choice);
}
