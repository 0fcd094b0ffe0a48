import type { Shown } from "@throughline/domain/consultant/shown";
import type { CaseGrounder, StoredMaterial } from "@throughline/trpc/ports/advisors";
import type { Asking } from "@throughline/trpc/ports/asking";
import type { LanguageModel } from "../language-model.ts";
import { languageCheck } from "./answer-language.ts";
import { type Asked, ask } from "./ask.ts";
import { groundRules } from "./ground-rules.ts";
import { languageLine, questionBlocks, shownText } from "./material/material-block.ts";
import { type About, roomIn } from "./material/room.ts";

/** An answer, and how much of the material the model was shown for it. */
export type Posed<T> = { answer: T; shown: Shown };

/** Puts one question about something to the model. */
export type Pose = <T>(asked: Asked<T>, about: About, asking: Asking) => Promise<Posed<T>>;

/**
 * Questions about a case: what all of them begin with, then what bears on the one, what it is about, and last what is to be
 * done. Where not all of the material has room, that is told.
 */
export function poserOf(
	model: LanguageModel,
	cases: Pick<CaseGrounder, "brief">,
	material: StoredMaterial,
): Pose {
	return async ({ task, ...asked }, about, asking) => {
		const brief = await cases.brief(material, asking);
		const { room, said } = roomIn(model, { ...asked, task }, about);
		const { shared, near, shown } = questionBlocks(material, { room, about: said, task, brief });
		await asking.say?.(0, shownText(shown));
		const answer = await ask(
			model,
			{
				...asked,
				instructions: groundRules,
				given: shared,
				input: [...near, said, task, languageLine(brief)].filter(Boolean).join("\n\n"),
				...languageCheck(brief.language),
			},
			asking,
		);
		return { answer, shown };
	};
}

/** Of what slices of one answer were shown, the least: no slice saw less. */
export function fewerOf(one: Shown | null, other: Shown): Shown {
	return one !== null && one.passages < other.passages ? one : other;
}
