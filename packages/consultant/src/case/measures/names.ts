import { sidesOf, withoutDates, wordsAround } from "../../figures/clause.ts";
import { dateLexiconOf } from "../../figures/dates/date-lexicon.ts";
import { type Figure, isShareOfRound } from "../../figures/figure.ts";
import { isLaidDown } from "../../figures/laid-down.ts";
import { lexiconOf } from "../../figures/words/lexicon.ts";
import { measures, unitSymbols } from "../../figures/words/measures.ts";
import { fold } from "../../figures/words/tokens.ts";
import { cuesOf } from "../../languages/cues.ts";
import { isVerbal } from "../../languages/grammar/verbal.ts";
import { hasForm } from "../../languages/grammar/word-forms.ts";
import type { Language } from "../../languages/language.ts";
import { bodyPatterns } from "../../languages/people/deciding-bodies.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { measureWords, timesOfThing } from "../../languages/subjects/measure-words.ts";
import { shareWords } from "../../languages/subjects/share-words.ts";
import { stemsOf, wordsOf } from "../../languages/words.ts";
import { roleFromTo, thingFromTo } from "../../ledger/roles/from-to.ts";
import { roleInsteadOf } from "../../ledger/roles/instead-of.ts";
import type { Read } from "../../roles/statements.ts";
import { capitalise } from "../../wording/capitalise.ts";
import type { Place } from "../place.ts";
import { shareOfOurs, timeBetween, timeOfDeed } from "./deed-name.ts";
import { namesAnother, opensWithAnd, pointsElsewhere } from "./names-another.ts";
import { isShareVerb, opensWithOf, type ShareName, shareName, untilReason } from "./share-name.ts";
import { subjectName } from "./subject-name.ts";

/** What a measure is called: in the text's own words, what its figures are the values of; "" where they name nothing. */
export function measureName(target: Place, today: Place | null, known: (name: string) => number): string {
	const { language } = target.statement;
	const thing = today && thingFromTo(today.entry.figure, today.statement);
	if (thing) return thing;
	const span = (today && timeBetween(today)) ?? timeBetween(target);
	if (span) return span;
	const name = withoutAdverbs(withoutBound(wholeName(target, today, known), language), language);
	const places = [today, target].flatMap((place) => place ?? []);
	// "They throw away 17 % of their production": less is thrown away, not produced.
	if (places.some((place) => isWholeOfShare(name, place))) return "";
	// "Das sind die"
	if (wordsOf(name).every((word) => cuesOf(language).function.has(word))) return "";
	return (
		places
			.flatMap((place) => [withRelative(name, place), withTime(name, place)])
			.find((each) => each !== name) ?? name
	);
}

/** "Loaves that come back unsold": which of the loaves, up to the verb of the sentence. */
function withRelative(name: string, { statement: { plain, language } }: Place): string {
	const at = name === "" ? -1 : plain.indexOf(name);
	if (at < 0) return name;
	const { relative, changing } = cuesOf(language);
	const [, comma = "", clause = ""] = /^(,?) (.*)$/u.exec(plain.slice(at + name.length)) ?? [];
	const words = (comma ? (clause.split(",")[0] ?? "") : clause).split(/\s+/u);
	if (!relative.has(words[0] ?? "")) return name;
	const isVerb = (word: string, place: number) =>
		place > 1 && (isVerbal(word, language) || changing.has(word));
	const end = comma ? words.length : words.findIndex(isVerb);
	const own = words.slice(0, Math.max(0, end));
	// "…, das eine Lager sieht nichts" goes on with an article.
	if (comma && !isVerbal(own.at(-1) ?? "", language)) return name;
	const isWhole = own.length > 1 && own.length <= mostOfRelative && !/\d/u.test(own.join(" "));
	return isWhole ? `${name}${comma} ${own.join(" ")}` : name;
}

/** A longer clause is a sentence of its own. */
const mostOfRelative = 9;

/** "Production" where the share is of the production, and no word says what becomes of it. */
function isWholeOfShare(name: string, { entry: { figure }, statement: { text, language } }: Place): boolean {
	if (name === "" || figure.kind !== "percent") return false;
	const behind = sidesOf(text, figure).after;
	if (!opensWithOf(language).test(behind)) return false;
	const said = new Set(stemsOf(wordsOf(behind), language));
	const stems = stemsOf(wordsOf(name), language);
	const before = sidesOf(text, figure).before;
	const isWhole = stems.length > 0 && stems.every((stem) => said.has(stem));
	return isWhole && wordsOf(before).length > 1 && !isShareVerbBehind(behind, language);
}

/** Whether what becomes of a share is said behind it: "… of the parcels came back". */
function isShareVerbBehind(behind: string, language: Language): boolean {
	return behind
		.trim()
		.split(/\s+/u)
		.slice(1)
		.some((word) => isShareVerb(word, language));
}

/** "House connection (duration)": a thing does not get shorter, what it takes does. */
function withTime(name: string, { entry: { figure }, statement: { text, language } }: Place): string {
	const words = measureWords(language);
	if (language === "unknown" || !words || name === "" || figure.kind !== "duration") return name;
	const { time, lasts, waits } = words;
	const said = wordsOf(name);
	if ([time, lasts, waits].some((list) => list.count(said) > 0)) return name;
	// What lasts may stand far before its time: "takes from the request to the start now 143 days on average".
	const clause = wordsOf(text.slice(0, figure.start));
	if (!said.every((word) => clause.includes(word))) return name;
	const kind = waits.count(clause) > 0 ? "waits" : lasts.count(clause) > 0 ? "lasts" : null;
	if (kind !== null) return `${name} (${timesOfThing[language][kind]})`;
	const done = doneWithin(name, sidesOf(text, figure).before, language);
	return done === null ? name : `${done} (${timesOfThing[language].lasts})`;
}

/** "Hall can be restarted" of "that a hall can be restarted within 60 minutes"; null where nothing is said to be done. */
function doneWithin(name: string, before: string, language: Language): string | null {
	const said = before.trim().split(/\s+/u);
	const at = said.lastIndexOf(name);
	// The last word bounds the time: "within".
	const words = said.slice(at, -1);
	const isDone =
		at >= 0 && words.length > 2 && words.length <= mostDone && saysCan(language).test(words[1] ?? "");
	return isDone ? words.join(" ") : null;
}

const saysCan = patternByLanguage(({ can }) => new RegExp(`^(?:${can})$`, "iu"));

const mostDone = 7;

/** "Churn back to max", "waste max" */
function withoutBound(name: string, language: Language): string {
	const words = name.split(" ");
	while (words.length > 1 && isBound(words.at(-1) ?? "", language)) words.pop();
	return words.join(" ").replace(movedAtEnd(language), "");
}

/** "Max", "hoogstens" */
function isBound(word: string, language: Language): boolean {
	const { boundsBefore } = lexiconOf(language);
	return boundsBefore.byLast.get(fold(word))?.some((entry) => entry.words.length === 1) ?? false;
}

const movedAtEnd = patternByLanguage(({ movedTo }) => new RegExp(`\\s${movedTo}$`, "iu"));

/** "Waiting time again" names the waiting time, "mismo un perro" a dog. */
function withoutAdverbs(name: string, language: Language): string {
	const adverbs = measureWords(language)?.adverb;
	if (!adverbs || name.includes("…")) return name;
	const words = name.split(" ");
	while (words.length > 1 && adverbs.has(words.at(-1)?.toLowerCase() ?? "")) words.pop();
	const { articles } = dateLexiconOf(language);
	const opens = (word: string) => adverbs.has(word) || articles.has(word);
	while (words.length > 1 && opens(words[0]?.toLowerCase() ?? "")) words.shift();
	return words.join(" ");
}

/** "Sold by the close of the season", "set by the committee", "the committee", "again" */
export function namesNoThing(name: string, language: Language): boolean {
	const [first = "", second = ""] = name.split(" ");
	if (cuesOf(language).function.has(second) && isShareVerb(first, language)) return true;
	if (second === "" && isBound(first, language)) return true;
	// "The contract obliges us to go down"
	if (obligesUs(language).test(name)) return true;
	if (language !== "unknown" && bodyPatterns(language).alone.test(name)) return true;
	return isOnlyAdverb(name, language) || setBy(language).test(name) || asksFor(name, language);
}

/** "The town hall asks to go down" */
function asksFor(name: string, language: Language): boolean {
	const { wanting } = cuesOf(language);
	const words = wordsOf(name);
	const at = words.findIndex((word, place) => place > 0 && wanting.has(word));
	return at > 0 && words.slice(at + 1, at + 3).some((word) => hasForm(word, "infinitive", language));
}

function isOnlyAdverb(name: string, language: Language): boolean {
	const adverbs = measureWords(language)?.adverb;
	const { particles } = shareWords(language);
	const words = name.toLowerCase().split(" ");
	return words.every((word) => adverbs?.has(word) === true || particles.has(word));
}

const obligesUs = patternByLanguage(({ toUs }) => new RegExp(`(?<!\\p{L})${toUs}(?!\\p{L})`, "iu"));

/** "Set by the committee" */
const setBy = patternByLanguage(({ setBy: words }) => new RegExp(`^${words}(?!\\p{L})`, "iu"));

function wholeName(target: Place, today: Place | null, known: (name: string) => number): string {
	// What was tried on one day names nothing that is measured again, where the target does.
	const isTrial = today && today.statement.id !== target.statement.id && tellsOneDay(today.statement.figures);
	const naming = isTrial && isTelling(target) ? null : today;
	const subject = nameOf(namesOf(target, naming), known);
	const share = nameOfShare(subject, target, today);
	if (share !== null) return share;
	if (!today) return subject;
	if (subject === "") return unnamed(today);
	// "Pool" of "the pool was shut on 23 days": not the thing is counted, but the days.
	const isCountOfDays = !subject.includes(" ") && countsDays(today);
	if (!(isTooShort(subject) || isCountOfDays) || withTime(subject, today) !== subject) return subject;
	const told = toldOf(today) ?? ((isCountOfDays && saidOfFigure(today)) || null);
	return told ?? (isShareVerb(subject, target.statement.language) ? "" : subject);
}

/** What its sentence says of a figure whose subject says too little; null where that is no better. */
function toldOf(today: Place): string | null {
	const isTime = today.entry.figure.kind === "duration";
	return whatReaches(today) ?? shortStatement(today) ?? (isTime ? clauseName(today) : null);
}

/** "Shut on 23 days", not how many days something takes on average. */
function countsDays({ entry: { figure }, statement: { text, language } }: Place): boolean {
	return figure.unit === "day" && cuesOf(language).mean.count(wordsAround(text, figure)) === 0;
}

/** "Whoever reserves a book waits 39 days on average": the wait. Null where nobody waits. */
function waitOf({ entry: { figure }, statement: { text, language } }: Place): string | null {
	if (language === "unknown" || figure.kind !== "duration") return null;
	const isWait = (measureWords(language)?.waits.count(wordsOf(sidesOf(text, figure).before)) ?? 0) > 0;
	return isWait ? capitalise(timesOfThing[language].waits) : null;
}

/** What the clause of a figure calls it that no subject names; "" for none. */
function unnamed(today: Place): string {
	const ways = [
		labelName,
		waitOf,
		timeOfDeed,
		shareOfOurs,
		whatReaches,
		clauseName,
		shortStatement,
		timeOfCounted,
	];
	for (const way of ways) {
		const name = way(today);
		if (name !== null) return name;
	}
	return "";
}

/** "Metres disputed for their colour: 56,100, that is 9.2 %": what stands before the colon and the first value; null for none. */
function labelName({ statement: { plain, kind, language } }: Place): string | null {
	const label = /^([^:.!?,\d]{8,70}?)\s?:\s(?:\p{L}{1,4}\s)?\d/u.exec(plain)?.[1] ?? "";
	const { target, limit, headings, negation, wanting } = cuesOf(language);
	const words = wordsOf(label);
	const isOther = words.some((word) =>
		[target, limit, headings.target, headings.limit, negation, wanting].some((list) => list.has(word)),
	);
	const isName =
		kind !== "row" && words.length > 1 && !words.slice(0, -1).some((word) => isVerbal(word, language));
	return isName && !isOther && !pointsElsewhere(label, language) ? label : null;
}

/** What a share is called; null where nothing says of what it is one, or its subject says it better. */
function nameOfShare(subject: string, target: Place, today: Place | null): string | null {
	const { language } = target.statement;
	// "2 of 8 releases" beside "6 of them" is counted, and no share.
	if (!isShareOfRound(target.entry.figure) && target.entry.figure.kind !== "percent") return null;
	const share = (today && shareName(today)) ?? shareName(target);
	if (share) return saysNoMore(subject, share, language) ? share.name : null;
	if (!today || !isOnlyWhole(subject, target, today)) return null;
	const { share: part, wholly } = shareWords(language);
	return `${part} ${wholly} ${subject}`;
}

/** "Fitted hearing aids" of "1,140 of 3,620 fitted hearing aids came back", where a percentage is wanted: only what it is a share of. */
function isOnlyWhole(subject: string, target: Place, { entry: { figure } }: Place): boolean {
	return target.entry.figure.kind === "percent" && figure.kind === "ratio" && figure.unit === subject;
}

/** "Parcels" where the share is of the parcels that came back, and "callers got": a noun that no share could be of, or a verb. */
function saysNoMore(subject: string, share: ShareName, language: Language): boolean {
	const words = wordsOf(subject);
	const thing = new Set(stemsOf(wordsOf(share.of), language));
	if (stemsOf(words, language).every((stem) => thing.has(stem))) return true;
	const whole = share.name.toLowerCase();
	// "Chairs back" beside "the chairs that came back".
	if (words.every((word) => whole.includes(word))) return true;
	return (
		subject !== "" && whole.includes(words.at(-1) ?? "") && words.some((word) => isShareVerb(word, language))
	);
}

/** The clause of a figure without its number and its reason: "… g per meal are thrown away"; null where too little is left. */
export function clauseName({
	entry: { figure },
	statement: { text, kind, language, figures },
}: Place): string | null {
	if (kind === "row" || kind === "cell" || figure.change !== null || tellsOneDay(figures)) return null;
	const { before, after: behind } = sidesOf(text, figure);
	const after = untilReason(behind, language);
	const unit = figure.kind === "count" && figure.unit ? ` ${figure.unit}` : "";
	const left = (before.split(/:\s/u).at(-1) ?? "").replace(endsJoined(language), "").trim();
	const clause = `${left} …${unit} ${after.trim()}`.replaceAll(/\s+/gu, " ").trim();
	if (pointsElsewhere(`${left} ${after}`, language)) return null;
	const isWhole = clause.length <= mostOfClause && stemsOf(wordsOf(`${left} ${after}`), language).length >= 2;
	const bare = sidesOf(withoutDates(text, figures), figure);
	return isWhole && !/\d/u.test(bare.before + bare.after) ? clause : null;
}

/** "Remakes at the lab hit 9 % of jobs": the things that make out so much of a whole; null without a verb behind two telling words. */
function whatReaches({ entry: { figure }, statement: { text, language } }: Place): string | null {
	const { before, after } = sidesOf(text, figure);
	const words = before.trim().split(/\s+/u);
	const verb = words.pop() ?? "";
	const name = words.join(" ");
	if (!opensWithOf(language).test(after) || !isShareVerb(verb, language)) return null;
	const isNamed = stemsOf(wordsOf(name), language).length >= 2 && name.length <= mostOfClause;
	return isNamed && !words.some((word) => isShareVerb(word, language)) && !/\d/u.test(name) ? name : null;
}

const mostOfClause = 60;

/** "Of which 40 were collected and 47 %": what is joined to something else stands alone. */
const endsJoined = patternByLanguage(({ and }) => new RegExp(`^.*\\s${and}\\s*$`, "u"));

/** What a statement says of a figure, in its own words with "…" for the number: where nothing names it better. */
export function saidOfFigure({ entry: { figure }, statement: { text, language } }: Place): string {
	const { before, after } = sidesOf(text, figure);
	const own = `${before.split(/:\s/u).at(-1) ?? ""}…${after.split(/[,;]\s/u)[0] ?? ""}`;
	const line = own.replaceAll(/\s+/gu, " ").replace(/\s*…$/u, "").replace(/^…\s*/u, "").trim();
	const told = line.replace(opensWithAnd(language), "");
	return namesAnother(told, language) ? "" : told;
}

/** Whether the subject of a figure names something that is measured. */
export function isTelling(place: Place): boolean {
	return subjectName(place) !== "" && !isWhoGrants(place);
}

/** "Red" says nothing by itself; "Four of seven are red" does. */
function isTooShort(name: string): boolean {
	return name.length < 6 && !name.includes(" ");
}

/** A whole short statement without its number; null where it has other numbers, too. */
function shortStatement({
	entry: { figure },
	statement: { plain, text, kind, figures, language },
}: Place): string | null {
	if (plain.length > mostOfStatement || kind === "row" || pointsElsewhere(plain, language)) return null;
	if (tellsOneDay(figures)) return null;
	const isCounted = figure.kind === "count" || figure.kind === "ratio";
	const told = (line: string) => withoutReport(withoutLabel(line), language).replace(/[.!?\s]+$/u, "");
	if (isCounted && figures.filter(({ kind }) => kind !== "date").length === 1) return told(plain);
	const { start, end } = figure;
	const rest = withoutDates(text, figures);
	if (/\d/.test(rest.slice(0, start) + rest.slice(end))) return null;
	return told(`${text.slice(0, start)}…${text.slice(end)}`);
}

/** "The phone system says that … of calls were never answered": what is told, not by whom. */
function withoutReport(line: string, language: Language): string {
	const words = line.split(" ");
	const { says } = cuesOf(language);
	const at = words.findIndex(
		(word, place) =>
			place > 0 && reports(language).test(word) && says.has(wordsOf(words[place - 1] ?? "").at(-1) ?? ""),
	);
	return at < 0 ? line : capitalise(words.slice(at + 1).join(" "));
}

const reports = patternByLanguage(({ that }) => new RegExp(`^(?:${that})$`, "iu"));

/** "The drill on 2 August took 165 minutes": what happened once is no name of what is measured again. */
function tellsOneDay(figures: readonly Figure[]): boolean {
	return figures.some(({ date }) => date !== null && date.from === date.to);
}

/** "March: … of the visits fell through", "Speaker's notes: …" */
function withoutLabel(line: string): string {
	return line.replace(/^\p{Lu}[^:.…]{0,40}:\s+/u, "");
}

const mostOfStatement = 80;

/** How many words of a name the text uses elsewhere too. */
export function knownWords(statements: readonly Read[]): (name: string) => number {
	const counts = new Map<string, number>();
	for (const { stems } of statements)
		for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
	const language = statements[0]?.language ?? "unknown";
	return (name) => stemsOf(wordsOf(name), language).filter((stem) => (counts.get(stem) ?? 0) > 1).length;
}

/** "Kegs lost" of "the driver lost 412 kegs": what was done with what is counted; other languages put it elsewhere. */
function countedName(unit: string, subject: string, { language }: Read): string {
	const done = subject.split(" ").at(-1) ?? "";
	return language === "en" && /^\p{Ll}+$/u.test(done) && isShareVerb(done, language)
		? `${unit} ${done}`
		: unit;
}

/** "Final bills (duration)" of "2,140 final bills went out late, on average after 47 days"; null where nothing is counted before. */
function timeOfCounted({ entry: { figure }, statement: { figures, language } }: Place): string | null {
	if (language === "unknown" || figure.kind !== "duration") return null;
	const counted = figures.filter(
		({ kind, unit, start }) => kind === "count" && unit !== null && !isPhysical(unit) && start < figure.start,
	);
	const unit = counted.length === 1 ? counted[0]?.unit : null;
	return unit ? `${unit} (${timesOfThing[language].lasts})` : null;
}

/** "Litres per bather" is in what it is measured, and not what is. */
function isPhysical(unit: string): boolean {
	const [first = ""] = unit.toLowerCase().split(" ");
	return measures.has(unit) || unitSymbols.has(first);
}

/** "Tonnes of food": what stands behind its physical unit is measured in it. */
function withUnit(subject: string, { entry: { figure }, statement: { text, language } }: Place): string {
	if (subject === "" || figure.unit === null || !isPhysical(figure.unit)) return subject;
	const behind = text.slice(figure.end);
	const isOfIt = opensWithOf(language).test(behind) && behind.indexOf(subject) <= mostBetween;
	const end = behind.indexOf(subject) + subject.length;
	const unit = /\p{L}+$/u.exec(text.slice(figure.start, figure.end))?.[0] ?? "";
	return isOfIt && end >= subject.length && unit !== "" ? `${unit}${behind.slice(0, end)}` : subject;
}

/** "Of the". */
const mostBetween = 8;

type Name = { text: string; isLabel: boolean; isOccasion: boolean };

/** What a measure may be called: what its figures are said of, or what they count. */
function namesOf(target: Place, today: Place | null): Name[] {
	const places = [target, today].flatMap((place) => place ?? []);
	const counted = places.flatMap(({ entry: { figure, subject }, statement }) =>
		(figure.kind === "count" || figure.kind === "ratio") && figure.unit && !isPhysical(figure.unit)
			? [{ text: countedName(figure.unit, subject, statement), isLabel: false, isOccasion: false }]
			: [],
	);
	if (counted.length > 0) return counted;
	// What stands between a value and the one that should stand instead of it names neither.
	const named = places.filter(
		({ entry: { figure }, statement }) =>
			(roleInsteadOf(figure, statement) ?? roleFromTo(figure, statement)) !== "target",
	);
	return named.flatMap((place) => {
		const { statement } = place;
		const subject = withUnit(subjectName(place), place);
		if (subject === "" || namesNoThing(subject, statement.language)) return [];
		if (place === target && (isWhoWants(place) || (today && (isOfWhoWants(place) || isWhoGrants(place)))))
			return [];
		const isLine = isLabel(subject, statement.plain);
		if (
			isLine &&
			(isFrame(subject, statement) || (place === target && today && isTheirAim(subject, statement)))
		)
			return [];
		return [{ text: subject, isLabel: isLine, isOccasion: isOccasion(place, subject) }];
	});
}

/** "The board wants us under 10 %": who wants it is not what is measured. */
export function isWhoWants({ entry: { subject, figure }, statement: { text, language } }: Place): boolean {
	const at = subject === "" ? -1 : text.lastIndexOf(subject, figure.start);
	if (at < 0) return false;
	const { wanting, says, target, function: small } = cuesOf(language);
	// "La direzione ne vuole 3,5"
	const next =
		wordsOf(text.slice(at + subject.length, figure.start)).find(
			(word) => wanting.has(word) || !small.has(word),
		) ?? "";
	// "The committee's target is 8 %"
	return wanting.has(next) || says.has(next) || (/['’]s?$/u.test(subject) && target.has(next));
}

/** "The regulator allows us 15 %": who allows it is not what is measured. */
function isWhoGrants({ entry: { subject, figure, role }, statement: { text, language } }: Place): boolean {
	const at = subject === "" ? -1 : text.lastIndexOf(subject, figure.start);
	const last = wordsOf(subject).at(-1) ?? "";
	const behind = at < 0 ? [] : wordsOf(text.slice(at + subject.length, figure.start));
	const { granted, agreement } = cuesOf(language);
	if (isLaidDown(figure, text, language) || (role === "target" && agreement.has(last))) return true;
	return [last, ...behind].some((word) => granted.has(word));
}

/** "The target of the contract is 2 %", "Ask of the board: 30 %" */
function isOfWhoWants({ entry: { subject, figure }, statement: { text, language } }: Place): boolean {
	const at = subject === "" ? -1 : text.lastIndexOf(subject, figure.start);
	const { function: small, linking, target } = cuesOf(language);
	const before = wordsOf(text.slice(0, Math.max(0, at))).slice(-fewWords);
	const last = before.findLast((word) => !small.has(word) && !linking.has(word));
	return last !== undefined && last !== before.at(-1) && target.has(last);
}

const fewWords = 4;

/** "Average delay in February: 84 days": a line that begins with what it measures. */
function isLabel(subject: string, line: string): boolean {
	return line.startsWith(subject) && /^[^:.;]{0,25}\s?:/u.test(line.slice(subject.length));
}

/** "Frame set by the council: 7 days": who gives a value, or that it is one, is not what is measured. */
function isFrame(subject: string, { language }: Read): boolean {
	const { limit, headings } = cuesOf(language);
	const [first = ""] = wordsOf(subject);
	return limit.has(first) || headings.limit.has(first);
}

/** "Board ambition: 88 %": a label of who wants something, and that it is wanted. */
function isTheirAim(subject: string, { plain, language }: Read): boolean {
	const { target, headings, function: small } = cuesOf(language);
	const own = new Set(wordsOf(subject));
	const others = wordsOf(plain.slice(0, plain.indexOf(":"))).filter(
		(word) => !own.has(word) && !small.has(word),
	);
	return others.length > 0 && others.every((word) => target.has(word) || headings.target.has(word));
}

/** "At the renewal of the permit": when a value holds, where another name says of what. */
function isOccasion({ entry: { figure }, statement: { text, language } }: Place, subject: string): boolean {
	const at = text.lastIndexOf(subject, figure.start);
	if (beginsWithOccasion(language).test(subject)) return true;
	return at > 0 && endsInOccasion(language).test(text.slice(0, at));
}

const beginsWithOccasion = patternByLanguage(({ onOccasion }) => new RegExp(`^${onOccasion}\\s`, "iu"));

const endsInOccasion = patternByLanguage(
	({ onOccasion }) => new RegExp(`(?<!\\p{L})${onOccasion}\\s(?:\\p{L}{2,3}\\s|l['’])?$`, "iu"),
);

/** The name that speaks most of what the text speaks of; the first of two as good. */
function nameOf(names: readonly Name[], known: (name: string) => number): string {
	const worth = ({ text, isLabel, isOccasion }: Name) => {
		const words = text.split(/\s+/).filter((word) => /\p{L}{3}/u.test(word)).length;
		if (words === 0) return -1;
		return (
			known(text) -
			0.6 * Math.max(0, words - 4) +
			(words > 1 ? 0.2 : 0) +
			(isLabel ? 2 : 0) -
			(isOccasion ? 3 : 0)
		);
	};
	const [best] = names.toSorted((one, other) => worth(other) - worth(one));
	return best?.text ?? "";
}
