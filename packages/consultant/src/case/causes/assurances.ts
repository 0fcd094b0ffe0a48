import type { Figure } from "../../figures/figure.ts";
import { cuesOf } from "../../languages/cues.ts";
import { assurancesOf } from "../../languages/subjects/assurances.ts";
import { wordsOf } from "../../languages/words.ts";
import { withoutSpeaker } from "../../read/speaker.ts";
import type { Read } from "../../roles/statements.ts";
import { explanationIn } from "./reason.ts";

/**
 * "The Norna sailed on each of those mornings", "the seals passed the test", "the depot assures us that all of it is checked":
 * something was as it should be, or somebody gives their word for it. That explains no harm, and speaks against a cause that
 * says otherwise. What turns against itself, has a reason or says what must be is more than that.
 */
export function isAssurance(statement: Read): boolean {
	const { kind, language, confirmed, role, signals, words, figures } = statement;
	if (confirmed || language === "unknown" || (kind !== "sentence" && kind !== "item" && kind !== "cell"))
		return false;
	if (role === "target" || role === "option" || signals.question + signals.condition > 0) return false;
	const said = withoutSpeaker(statement);
	const { vouches, cleared, unaffected, fine, thatTime, noHarm, spared, but } = assurancesOf(language);
	if (but.test(said) || explanationIn({ plain: said, language }) !== null) return false;
	const { negation, mustBe, lack, trouble, consequence } = cuesOf(language);
	if (vouches.test(said) || unaffected.test(said)) return true;
	if (cleared.test(said) && negation.count(words) === 0) return true;
	if (mustBe.count(words) + consequence.count(words) > 0) return false;
	if (figures.some(isPart)) return false;
	const rest = wordsOf(said.replace(noHarm, " ").replace(spared, " "));
	if (lack.count(rest) + trouble.count(rest) > 0) return false;
	return [noHarm, spared, fine, thatTime].some((pattern) => pattern.test(said));
}

/** "The depot assures us that …": somebody gives their word for it. */
export function isVouchedFor({ plain, language }: Read): boolean {
	return language !== "unknown" && assurancesOf(language).vouches.test(plain);
}

/** "On time on 41 % of the days" */
function isPart({ kind, value, of }: Figure): boolean {
	return (kind === "percent" && value < 100) || (kind === "ratio" && value < (of ?? 0));
}
