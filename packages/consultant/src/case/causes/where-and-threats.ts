import { cuesOf } from "../../languages/cues.ts";
import { wordsOf } from "../../languages/words.ts";
import { withoutSpeaker } from "../../read/speaker.ts";
import type { Read } from "../../roles/statements.ts";

/** "Most of them are at site B", "the delays come above all from Leeds": where a harm is, not why. */
export function saysWhere(statement: Read): boolean {
	const { signals, words, language } = statement;
	const { lack, causal, aged, partial, trouble, happens, afflicts } = signals;
	if (happens + afflicts === 0 || lack + causal + aged + partial > 0) return false;
	const { anaphor, there, mostly } = cuesOf(language);
	const first = words.slice(0, beginning);
	const isHarm =
		trouble + afflicts > 0 || anaphor.count(first) > 0 || (happens > 0 && mostly.count(first) > 0);
	if (!isHarm) return false;
	const clauses = withoutSpeaker(statement).split(/[,;:]\s|\s[–—]\s/u);
	// "31 of the 44 bursts were there": what is so there has just been told.
	if (clauses.length === 1 && there.count(words) > 0) return false;
	return clauses.every((clause) => isWhere(clause, statement));
}

/** What counts the harm again is named among the first words. */
const beginning = 5;

function isWhere(clause: string, { language, figures, text }: Read): boolean {
	const { mostly, happens, afflicts, function: small } = cuesOf(language);
	const words = wordsOf(clause);
	const isShare =
		mostly.count(words) > 0 ||
		figures.some(
			({ kind, start, end }) =>
				(kind === "percent" || kind === "ratio") && clause.includes(text.slice(start, end)),
		);
	if (isShare && happens.count(words) + afflicts.count(words) > 0) return true;
	return words.filter((word) => !small.has(word)).length < fewWords;
}

/** A clause with fewer telling words only leads in. */
const fewWords = 3;

/** "The council may take the licence back", "otherwise we lose the client": what may come of it all. */
export function isThreat(statement: Read): boolean {
	const { signals, language } = statement;
	const { causal, lack, threatens, takesAway, might, risk } = signals;
	if (causal > 0) return false;
	const { failing } = cuesOf(language);
	const words = wordsOf(withoutSpeaker(statement)).slice(0, beginning);
	if (threatens > 0 || failing.at(words, 0) || failing.at(words, 1))
		return takesAway + risk + signals.loss + signals.trouble > 0;
	return might > 0 && takesAway > 0 && lack === 0;
}
