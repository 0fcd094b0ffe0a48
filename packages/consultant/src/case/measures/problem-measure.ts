import { cuesOf } from "../../languages/cues.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Case } from "../build.ts";
import { refutesItself } from "../causes/refutations.ts";
import type { Place } from "../place.ts";
import type { Measure } from "./measures.ts";
import { clauseName } from "./names.ts";
import { directionOf } from "./same-thing.ts";
import { shareName } from "./share-name.ts";

/**
 * What the problem's own sentence counts, where the text wants no value of anything: "we lose 310 appointments a month" is
 * watched by "we lose … appointments a month", though nobody says how many would do. Null where it counts nothing, several
 * things, or does not say whether there should be more or less.
 */
export function problemMeasure({ problem, ledger }: Case): Measure | null {
	const statement = problem?.statement;
	// What was so on one day, or is denied, is nothing to watch.
	if (!statement || statement.signals.date > 0 || refutesItself(statement)) return null;
	if (ofYesterday(statement.language).test(statement.plain)) return null;
	const places = ledger.flatMap((entry): Place[] =>
		entry.statementId === statement.id && entry.role === "baseline" && counts.has(entry.figure.kind)
			? [{ entry, statement }]
			: [],
	);
	const [place] = places;
	if (!place || places.length > 1 || place.entry.figure.change !== null) return null;
	const name = shareName(place)?.name ?? clauseName(place);
	const direction = name === null ? null : (directionOf(place) ?? (tellsHarm(name, place) ? "less" : null));
	if (name === null || direction === null) return null;
	return { name, baseline: place.entry, target: null, direction, fit: 0 };
}

const counts: ReadonlySet<string> = new Set(["count", "number", "ratio", "percent", "duration"]);

/** By the words that it is called by: why it is so may be told in the same clause. */
function tellsHarm(name: string, { statement: { language } }: Place): boolean {
	const { loss, lack, wrong, trouble, better } = cuesOf(language);
	const words = wordsOf(name);
	return better.count(words) === 0 && [loss, lack, wrong, trouble].some((list) => list.count(words) > 0);
}

/** Told of one day. */
const ofYesterday = patternByLanguage(({ yesterday }) => new RegExp(`^(?:${yesterday})(?!\\p{L})`, "iu"));
