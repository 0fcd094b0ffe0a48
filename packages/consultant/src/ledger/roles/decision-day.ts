import { wordsAround } from "../../figures/clause.ts";
import type { Figure } from "../../figures/figure.ts";
import { cuesOf } from "../../languages/cues.ts";
import { decisionDaysOf } from "../../languages/time/decision-days.ts";
import type { Read } from "../../roles/statements.ts";

/** On a day somebody decides, an offer ends, or people only meet: no work ends on it. */
export type DecisionDay = "decided" | "offered" | "met";

/** "The council votes on 12 March", "the offer holds until June", "the board meets on 3 May"; null for any other day. */
export function decisionDay(figure: Figure, { text, language, figures }: Read): DecisionDay | null {
	const lists = decisionDaysOf(language);
	const { date, relation } = figure;
	if (!lists || !date || date.precision === "year" || relation === "since" || relation === "from")
		return null;
	const isMeasured = figures.some(
		({ kind }) => kind === "percent" || kind === "count" || kind === "duration" || kind === "ratio",
	);
	if (isMeasured) return null;
	// Of two days of a sentence each has its own words.
	const dates = figures.filter(({ kind }) => kind === "date");
	const from = dates.filter(({ end }) => end <= figure.start).at(-1)?.end ?? 0;
	const to = dates.find(({ start }) => start >= figure.end)?.start ?? text.length;
	const at = { ...figure, start: figure.start - from, end: figure.end - from };
	const words = wordsAround(text.slice(from, to), at);
	const { decides, meets, offers, stands } = lists;
	if (offers.count(words) > 0 && stands.count(words) > 0) return "offered";
	const { ready } = cuesOf(language);
	// "Signed" is both; "in place" and "live" are the work itself.
	const both = words.filter((word) => ready.has(word) && decides.has(word)).length;
	if (ready.count(words) > both) return null;
	if (decides.count(words) > 0) return "decided";
	return meets.count(words) > 0 ? "met" : null;
}
