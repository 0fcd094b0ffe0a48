import { type Decision, SelectedDecisions } from "@throughline/domain/consultant/decision";
import { validChoice } from "@throughline/domain/consultant/decision/choice";
import { useCallback, useState } from "react";
import { readDraftAs, useDraftPlace, writeDraft } from "../../../forms/kept-draft.ts";

type Chosen = Readonly<SelectedDecisions>;

/** Where the choices begin: the version, its decisions, and what is saved of them. */
type ChoiceOf = {
	sessionId: string;
	versionNumber: number;
	decisions: readonly Decision[];
	saved: Chosen;
};

/**
 * The options that are chosen on this screen, on top of the saved ones: kept as a draft through a reload, in this tab
 * and for this person, until they are saved. What the decisions no longer offer is left out.
 */
export function useChoice({ sessionId, versionNumber, decisions, saved }: ChoiceOf) {
	const place = useDraftPlace(`decisions/${sessionId}/${versionNumber}`);
	const [draft, setDraft] = useState<Chosen>(
		() => readDraftAs(place, (value) => SelectedDecisions.parse(value)) ?? {},
	);
	const selected = validChoice(decisions, { ...saved, ...draft });

	const choose = useCallback(
		(decisionId: string, optionId: string) =>
			setDraft((before) => {
				const after = { ...before, [decisionId]: optionId };
				writeDraft(place, JSON.stringify(after));
				return after;
			}),
		[place],
	);
	const forget = useCallback(() => {
		setDraft({});
		writeDraft(place, null);
	}, [place]);

	const isChanged = decisions.some(({ id }) => selected[id] !== undefined && selected[id] !== saved[id]);
	return { selected, isChanged, choose, forget };
}
