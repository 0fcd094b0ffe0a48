import { cuesOf } from "../languages/cues.ts";
import { lastsInThePast } from "../languages/tense.ts";
import { stemsOf, wordsOf } from "../languages/words.ts";
import { clauseAround } from "../ledger/clause.ts";
import type { LedgerEntry } from "../ledger/entry.ts";
import type { Figure } from "../ledger/figure.ts";
import { measures, repetitions } from "../ledger/words/measures.ts";
import { likeness } from "./likeness.ts";
import type { Read } from "./statements.ts";

/** Something the text measures: where it stands today and where it should be. */
export type Measure = {
	name: string;
	baseline: LedgerEntry | null;
	target: LedgerEntry | null;
	/** How well the two fit together; about 1 is a clear pair, 0 none. */
	fit: number;
};

type Place = { entry: LedgerEntry; statement: Read };

/** So many targets are followed up; a text that names more wants no one thing. */
const mostTargets = 40;
/** With more figures than this only those are compared that share a word or stand near. */
const fewFigures = 300;
const nearby = 40;
const candidatesKept = 4;

/** What the text wants to move, the clearest first: each target with the figure of today that it is compared with. */
export function measuresOf(
	statements: readonly Read[],
	ledger: readonly LedgerEntry[],
	rarity: (stem: string) => number,
	title: readonly string[],
): Measure[] {
	const byId = new Map(statements.map((statement) => [statement.id, statement]));
	const places = ledger.flatMap((entry): Place[] => {
		const statement = byId.get(entry.statementId);
		return statement && isMeasured(entry.figure, statement) ? [{ entry, statement }] : [];
	});
	const targets = places
		.filter((place) => place.entry.role === "target" && isClear(place))
		.sort((one, other) => other.statement.scores.target - one.statement.scores.target)
		.slice(0, mostTargets);
	const others = places.filter(couldBeToday);
	const candidates = candidatesOf(others);
	const pairs = targets
		.map((target) => ({
			target,
			ranked: candidates(target)
				.filter((other) => other.entry.id !== target.entry.id && isPair(other, target))
				.map((other) => ({
					other,
					score:
						closeness(other, target, statements, rarity) +
						0.5 * likeness(other.statement.stems, title, rarity),
				}))
				.sort((one, another) => another.score - one.score)
				.slice(0, candidatesKept),
		}))
		.sort((one, other) => (other.ranked[0]?.score ?? 0) - (one.ranked[0]?.score ?? 0));
	const used = new Set<string>();
	const known = knownWords(statements);
	return pairs.flatMap(({ target, ranked }): Measure[] => {
		const best = ranked.find(({ other, score }) => score > leastFit && !used.has(other.entry.id)) ?? null;
		const today = best?.other.entry ?? null;
		if (today) used.add(today.id);
		const subject = nameOf(namesOf(target, best?.other ?? null), known);
		const name = best && isTooShort(subject) ? (shortStatement(best.other.statement) ?? subject) : subject;
		if (!best && !standsAlone(target, name)) return [];
		return [{ name, baseline: today, target: target.entry, fit: best?.score ?? 0 }];
	});
}

/** A target of which nothing says where it stands today must be clear by itself: bounded or due, and with a name. */
function standsAlone({ entry: { figure, confirmed }, statement }: Place, name: string): boolean {
	if (confirmed) return true;
	if (name === "" || figure.kind === "number") return false;
	if (figure.kind === "percent" || figure.kind === "count" || figure.kind === "ratio") return true;
	const isBound = figure.bound !== null && figure.bound !== "about";
	return isBound || statement.signals.heading.target === 1 || statement.signals.deadline > 0;
}

/** "Red" says nothing by itself; "Four of seven are red" does. */
function isTooShort(name: string): boolean {
	return name.length < 6 && !name.includes(" ");
}

function shortStatement({ plain, kind }: Read): string | null {
	return plain.length <= 70 && kind !== "row" ? plain.replace(/[.!?]+$/u, "") : null;
}

/** A bare number says what is wanted only where targets stand, or as a bound. */
function isClear({ entry: { figure, confirmed }, statement }: Place): boolean {
	return (
		confirmed || figure.kind !== "number" || figure.bound !== null || statement.signals.heading.target === 1
	);
}

const leastFit = 0.1;

function couldBeToday(place: Place): boolean {
	const { entry, statement } = place;
	const { role, confirmed } = entry;
	if (confirmed) return role === "baseline" || role === "problem cost";
	// What an option brought elsewhere is no value of today, and neither is how much something fell.
	if (statement.signals.heading.option === 1 || isDifference(place)) return false;
	return role === "baseline" || role === "problem cost" || role === "other";
}

/** "Orders fell by 6 %", "um 30 % abgebaut": how much, not how many. */
function isDifference({ entry: { figure }, statement: { text, language } }: Place): boolean {
	return (
		figure.change === null &&
		/(?<!\p{L})(?:by|um|de|d['’]|del|dell['’]|di|met|un)\s?(?:\p{L}+\s)?$/iu.test(
			text.slice(0, figure.start),
		) &&
		cuesOf(language).changing.count(wordsOf(clauseAround(text, figure))) > 0
	);
}

/** All figures of a short text; of a long one those that share a word with the target or stand near it. */
function candidatesOf(others: readonly Place[]): (target: Place) => readonly Place[] {
	if (others.length <= fewFigures) return () => others;
	const byStem = new Map<string, Place[]>();
	for (const other of others) {
		for (const stem of new Set(other.statement.stems)) {
			const sharing = byStem.get(stem);
			if (!sharing) byStem.set(stem, [other]);
			else if (sharing.length < fewFigures) sharing.push(other);
		}
	}
	return ({ statement }) => {
		const near = others.filter((other) => Math.abs(other.statement.order - statement.order) <= nearby);
		return [...new Set([...near, ...statement.stems.flatMap((stem) => byStem.get(stem) ?? [])])].slice(
			0,
			2 * fewFigures,
		);
	};
}

/** How many words of a name the text uses elsewhere too. */
function knownWords(statements: readonly Read[]): (name: string) => number {
	const counts = new Map<string, number>();
	for (const { stems } of statements)
		for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
	const language = statements[0]?.language ?? "unknown";
	return (name) => stemsOf(wordsOf(name), language).filter((stem) => (counts.get(stem) ?? 0) > 1).length;
}

/** Dates are deadlines; "one of them" and "in week three" count nothing that could be moved, and neither does a year. */
function isMeasured(figure: Figure, { text, kind }: Read): boolean {
	if (figure.kind === "date") return false;
	if (figure.kind !== "number" && figure.kind !== "count") return true;
	if (kind === "title") return false;
	if (!/\d/.test(text.slice(figure.start, figure.end)) && figure.bound === null && figure.value !== 0)
		return false;
	return !isYear(figure) && !isName(figure, text) && !repetitions.has(figure.unit?.toLowerCase() ?? "");
}

function isYear({ value, bound }: Figure): boolean {
	return bound === null && Number.isInteger(value) && value >= 1990 && value < 2100;
}

/** "Rig 2", "Settore 4 –": a small bare number behind a capital word is part of a name. */
function isName({ kind, value, start, end }: Figure, text: string): boolean {
	if (kind !== "number" || value > 99 || !Number.isInteger(value)) return false;
	return (
		/\p{Lu}\p{L}+\s$/u.test(text.slice(0, start)) &&
		!/^\s?(?:→|->|von|of|sur|de|su|van)\s/u.test(text.slice(end))
	);
}

/** Two values of one scale, with a way to go from one to the other; of "none" nothing else tells the scale than its words. */
function isPair(today: Place, wanted: Place): boolean {
	const [one, other] = [today.entry.figure, wanted.entry.figure];
	if (one.value === other.value || isReached(one, other) || !comparable(one, other)) return false;
	return other.value !== 0 || today.statement.stems.some((stem) => wanted.statement.stems.includes(stem));
}

/** What is to be "at most 8 weeks" is more today: else nothing is wanted. "Not under 5" may be what is not reached yet. */
function isReached(today: Figure, wanted: Figure): boolean {
	if (wanted.kind !== today.kind) return false;
	const isSameUnit = wanted.kind !== "duration" || today.unit === wanted.unit;
	if (!isSameUnit) return false;
	const { bound, value } = wanted;
	return (bound === "at most" || bound === "under") && today.value <= value;
}

/** Two figures that one scale could hold. */
export function comparable(one: Figure, other: Figure): boolean {
	const has = (kind: Figure["kind"]) => one.kind === kind || other.kind === kind;
	if (has("money")) return comparableMoney(one, other);
	if (has("percent")) return comparablePercent(one, other);
	if (has("duration")) return one.kind === other.kind && unitClass(one) === unitClass(other);
	if (one.value === 0 || other.value === 0) return true;
	if (has("ratio")) return Math.max(one.value, other.value) <= Math.max(one.of ?? 0, other.of ?? 0);
	return Number.isInteger(one.value) === Number.isInteger(other.value) && isWithin(one, other, 20);
}

/** Amounts for the same, or of which one does not say for what: then they must be near. */
function comparableMoney(one: Figure, other: Figure): boolean {
	if (one.kind !== other.kind || (one.currency && other.currency && one.currency !== other.currency))
		return false;
	return one.per === other.per
		? isWithin(one, other, 50)
		: (!one.per || !other.per) && isWithin(one, other, 3.4);
}

/** "Sept 93.1, Oct 92.4" beside a target of 97 %: a bare number near a percentage may be one. */
function comparablePercent(one: Figure, other: Figure): boolean {
	if (one.kind === other.kind) return true;
	const bare = one.kind === "percent" ? other : one;
	return bare.kind === "number" && isWithin(one, other, 2);
}

/** Whether neither is more than so many times the other. */
function isWithin(one: Figure, other: Figure, times: number): boolean {
	const ratio = one.value / Math.max(1e-9, other.value);
	return ratio > 1 / times && ratio < times;
}

function unitClass({ unit }: Figure): string {
	return unit === "working-day" ? "day" : (unit ?? "");
}

function closeness(
	other: Place,
	target: Place,
	statements: readonly Read[],
	rarity: (stem: string) => number,
): number {
	const around = (place: Place) => [
		...place.statement.stems,
		...(statements[place.statement.order - 1]?.block === place.statement.block
			? (statements[place.statement.order - 1]?.stems ?? [])
			: []),
	];
	const same = other.statement.id === target.statement.id;
	return (
		(same && !isCurrent(other) ? 0 : likeness(other.statement.stems, target.statement.stems, rarity) * 1.2) +
		likeness(around(other), around(target), rarity) * 0.5 +
		(same ? (isCurrent(other) ? -0.25 : -0.9) : 0) +
		(other.statement.block === target.statement.block && !same ? 0.3 : 0) +
		(isSameTable(other, target) ? 0.4 : 0) -
		(isPast(other) || isComparedTo(other, statements) ? 0.35 : 0) -
		(otherUnit(other, target) ? 0.15 : 0) +
		(other.entry.figure.value === target.entry.figure.value ? -0.6 : 0) +
		todayWorth(other, target, statements.length)
	);
}

/** How much a figure looks like one of today, whatever the target. */
function todayWorth(other: Place, target: Place, count: number): number {
	const { signals, scores, order, kind, figures } = other.statement;
	return (
		(signals.now > 0 ? 0.25 : 0) +
		Math.max(0, scores.problem) * 0.25 -
		(scores.option > 1 ? 0.8 : 0) -
		(kind === "row" && !isSameTable(other, target) ? 0.2 : 0) +
		0.04 * Math.min(4, figures.indexOf(other.entry.figure)) -
		0.1 * Math.min(1, order / Math.max(1, count)) -
		(signals.causal > 0 ? 0.3 : 0)
	);
}

/** Rows of one table stand beside each other. */
function isSameTable(one: Place, other: Place): boolean {
	const [first, second] = [one.statement, other.statement];
	const isTable = ({ kind }: Read) => kind === "row" || kind === "cell";
	return (
		isTable(first) &&
		isTable(second) &&
		first.headings.join() === second.headings.join() &&
		Math.abs(first.block - second.block) <= nearRows
	);
}

const nearRows = 8;

/** Its own words say that it is of today: "hoy 64 %, quiere 90 %". */
function isCurrent({ entry, statement }: Place): boolean {
	const { start, end } = entry.figure;
	const around = wordsOf(
		statement.text.slice(Math.max(0, start - 30), Math.min(statement.text.length, end + 20)),
	);
	return entry.figure.change !== null || cuesOf(statement.language).now.count(around) > 0;
}

function otherUnit(one: Place, other: Place): boolean {
	const unit = ({ entry }: Place) => entry.figure.unit?.toLowerCase().slice(0, 5) ?? null;
	return (
		one.entry.figure.kind === "count" && other.entry.figure.kind === "count" && unit(one) !== unit(other)
	);
}

/** A value of an earlier time, by the words next to it: "was 4.4", "two years ago 4.90", "contre 8 % avant". */
function isPast({ entry: { figure }, statement }: Place): boolean {
	const { figures, text, kind, signals, language } = statement;
	if (figure.change) return false;
	const { past, now } = cuesOf(language);
	const says = (each: Figure) => {
		const words = wordsOf(clauseAround(text, each));
		return past.count(words) > 0 && now.count(words) === 0;
	};
	if (kind === "row") return signals.past > 0 && signals.now === 0;
	const others = figures.filter(
		(each) => each !== figure && each.kind !== "date" && comparable(each, figure),
	);
	if (others.length === 0) return false;
	// "240 groupes l'an dernier, on en recevait 610": what used to be is older than last year.
	if (lastsInThePast(clauseAround(text, figure), language)) return true;
	if (others.some((each) => lastsInThePast(clauseAround(text, each), language))) return false;
	return signals.past > 0 && says(figure);
}

/** "8 % are late. In spring it was 2.5 %": an earlier value of what the sentence before measures. */
function isComparedTo({ entry: { figure }, statement }: Place, statements: readonly Read[]): boolean {
	const before = statements[statement.order - 1];
	return (
		statement.signals.past > 0 &&
		statement.figures.filter((each) => each.kind !== "date" && comparable(each, figure)).length === 1 &&
		before?.block === statement.block &&
		before.figures.some((each) => each.kind !== "date" && comparable(each, figure))
	);
}

type Name = { text: string; isLabel: boolean };

/** What a measure may be called: what its figures are said of, or what they count. */
function namesOf(target: Place, today: Place | null): Name[] {
	const places = [target, today].flatMap((place) => place ?? []);
	const counted = places.flatMap(({ entry: { figure } }) =>
		(figure.kind === "count" || figure.kind === "ratio") && figure.unit && !measures.has(figure.unit)
			? [{ text: figure.unit, isLabel: false }]
			: [],
	);
	if (counted.length > 0) return counted;
	return places.flatMap((place) => {
		const { entry, statement } = place;
		const { subject } = entry;
		if (isOnlyTime(subject)) return [];
		if (place === target && (isWhoWants(place) || (today?.entry.subject && isOfWhoWants(place)))) return [];
		return [{ text: subject, isLabel: subject !== "" && isLabel(subject, statement.plain) }];
	});
}

/** "The board wants us under 10 %": who wants it is not what is measured. */
function isWhoWants({ entry: { subject, figure }, statement: { text, language } }: Place): boolean {
	const at = subject === "" ? -1 : text.lastIndexOf(subject, figure.start);
	if (at < 0) return false;
	const [next = ""] = wordsOf(text.slice(at + subject.length, figure.start));
	return cuesOf(language).wanting.has(next) || cuesOf(language).says.has(next);
}

/** "The target of the contract is 2 %" */
function isOfWhoWants({ entry: { subject, figure }, statement: { text } }: Place): boolean {
	const at = subject === "" ? -1 : text.lastIndexOf(subject, figure.start);
	return at >= 0 && targetOf.test(text.slice(0, at));
}

const targetOf =
	/(?<!\p{L})(?:target|goal|aim|ziel|objectif|objetivo|meta|obiettivo|traguardo|doel)\s(?:of the|of our|der|des|vom|du|de la|de l['’]|del|dell[ao]|dell['’]|van de|van het)\s?$/iu;

/** "Ago", "average", "month", "an": says when or how, not what. */
function isOnlyTime(subject: string): boolean {
	return wordsOf(subject).every((word) => timeWords.has(word) || word.length < 3);
}

const timeWords: ReadonlySet<string> = new Set(
	"year years month months week weeks day days quarter ago average mean alone late latest jahr jahre monat monate woche wochen tag tage quartal schnitt mittel durchschnitt zuvor früher année mois semaine jour jours trimestre moyenne tard tôt auparavant año años mes meses semana día días trimestre media promedio antes anno anni mese mesi settimana giorno giorni media prima jaar maand week dag dagen kwartaal gemiddeld geleden eerder zolang solange während mientras finché".split(
		" ",
	),
);

/** "Average delay in February: 84 days": a line that begins with what it measures. */
function isLabel(subject: string, line: string): boolean {
	return line.startsWith(subject) && /^[^:.;]{0,25}\s?:/u.test(line.slice(subject.length));
}

/** The name that speaks most of what the text speaks of; the first of two as good. */
function nameOf(names: readonly Name[], known: (name: string) => number): string {
	const worth = ({ text, isLabel }: Name) => {
		const words = text.split(/\s+/).filter((word) => /\p{L}{3}/u.test(word)).length;
		if (words === 0) return -1;
		return known(text) - 0.6 * Math.max(0, words - 4) + (words > 1 ? 0.2 : 0) + (isLabel ? 2 : 0);
	};
	const [best] = names.toSorted((one, other) => worth(other) - worth(one));
	return best?.text ?? "";
}
