import { dateLexiconOf } from "../../figures/dates/date-lexicon.ts";
import { isColumnOfTime, namesNothing } from "../../figures/says-when.ts";
import { cuesOf } from "../../languages/cues.ts";
import { hasForm } from "../../languages/grammar/word-forms.ts";
import type { Language } from "../../languages/language.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Place } from "../place.ts";

/** What the subject of a figure names that is measured; "" where it names only a time, a speaker, a verb or how much. */
export function subjectName(place: Place): string {
	const { entry, statement } = place;
	const { language, speaker } = statement;
	const own =
		statement.kind === "row" ? rowName(entry.subject, language) : withoutTimes(entry.subject, language);
	const words = wordsOf(own);
	const { mustBe, exceeding } = cuesOf(language);
	if (words.some((word) => mustBe.has(word) || exceeding.has(word))) return "";
	const said = new Set(wordsOf(speaker ?? ""));
	const telling = words.filter((word) => word.length > 1 && !said.has(word) && !namesNothing(word, language));
	if (telling.length === 0 || isVerb(own, telling, place)) return "";
	const { per } = entry.figure;
	return per !== null && own.toLowerCase() === per.toLowerCase() ? "" : own;
}

/** Whether the subject of a figure is a lone verb: "(I would like) to go down (to 18 %)". */
export function saysWhatIsDone(place: Place): boolean {
	const { entry, statement } = place;
	const telling = wordsOf(entry.subject).filter((word) => !namesNothing(word, statement.language));
	return telling.length === 1 && isVerb(entry.subject, telling, place);
}

/** "Retests: Week 18", "Retests: Target": the row's name says what, its column only when or what for. */
function rowName(subject: string, language: Language): string {
	const at = subject.lastIndexOf(": ");
	return at >= 0 && isColumnOfTime(subject.slice(at + 2), language) ? subject.slice(0, at) : subject;
}

/** Without what says when: "data le consegne", "pratica oggi impieghiamo", "seats sold by the close". */
function withoutTimes(subject: string, language: Language): string {
	const words = subject
		.replace(hours(language), "")
		.split(/\s+/)
		.map((text) => ({ text, plain: wordsOf(text).at(-1) ?? "" }));
	const kept = behindTime(untilToday(words, language), language);
	while (kept.length > 1 && endsInTime(kept, language)) kept.pop();
	return kept.map(({ text }) => text).join(" ");
}

/** "Between 9.30 and 11": the hours in which it was measured. */
const hours = patternByLanguage(({ and, upTo }) => {
	const hour = "\\d{1,2}(?:[.:h]\\d{2})?(?:\\s?(?:Uhr|h|uur|ore|[ap]m))?";
	return new RegExp(
		`\\s\\p{L}+(?:\\s\\p{L}{2,3})?\\s${hour}\\s(?:${and}|${upTo})\\s(?:\\p{L}{2,3}\\s)?${hour}(?=\\s|$)`,
		"iu",
	);
});

type Word = { text: string; plain: string };

function isNothing({ plain }: Word, language: Language): boolean {
	return plain === "" || namesNothing(plain, language);
}

/** Up to a word such as "oggi", where something is named before it. */
function untilToday(words: Word[], language: Language): Word[] {
	const { now } = cuesOf(language);
	const at = words.findIndex(({ plain }) => now.has(plain));
	return at > 0 && words.slice(0, at).some((word) => !isNothing(word, language)) ? words.slice(0, at) : words;
}

/** From the first article on, where nothing is named before it. */
function behindTime(words: Word[], language: Language): Word[] {
	const { articles } = dateLexiconOf(language);
	const at = words.findIndex(({ plain }, index) => index > 0 && articles.has(plain));
	const isTime = at > 0 && words.slice(0, at).every((word) => isNothing(word, language));
	return isTime && at + 1 < words.length ? words.slice(at + 1) : words;
}

/** "In media", "a quella data", but not "op tijd": that is what is measured. */
function endsInTime(words: readonly Word[], language: Language): boolean {
	const { timing, better, function: small } = cuesOf(language);
	const [last, before] = [words.at(-1), words.at(-2)];
	if (!last || !before) return false;
	if (timing.has(last.plain) || small.has(last.plain)) return true;
	return (
		isNothing(last, language) && small.has(before.plain) && better.count([before.plain, last.plain]) === 0
	);
}

/** What is done is no thing: "nachzuweisen", "de passer", "can be restarted". German writes its things with capitals. */
function isVerb(
	name: string,
	telling: readonly string[],
	{ statement: { text, plain, language } }: Place,
): boolean {
	if (language === "de" && /\s\p{Lu}\p{Ll}/u.test(plain)) return !/\p{Lu}/u.test(name);
	const [word = "", ...more] = telling;
	if (more.length > 0 || !/^\p{Ll}/u.test(name)) return false;
	const before = text.slice(0, Math.max(0, text.indexOf(word, text.indexOf(name))));
	const { mustBe, must, target, wanting } = cuesOf(language);
	const last = wordsOf(before).at(-1) ?? "";
	const isWanted = [mustBe, must, target, wanting].some((list) => list.has(last));
	if (hasForm(word, "infinitive", language) && (isWanted || beforeVerb(language).test(before))) return true;
	return beforeParticiple(language).test(before);
}

const beforeVerb = patternByLanguage(({ toDo }) => new RegExp(`(?<!\\p{L})${toDo}\\s?$`, "iu"));
/** Forms of "to be", behind which a lone word says what was done. */
const beforeParticiple = patternByLanguage(({ wasOrIs }) => new RegExp(`(?<!\\p{L})${wasOrIs}\\s$`, "iu"));
