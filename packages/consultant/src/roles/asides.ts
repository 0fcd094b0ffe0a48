import { cuesOf } from "../languages/cues.ts";
import { isVerbal } from "../languages/grammar/verbal.ts";
import { asideWords } from "../languages/papers/asides.ts";
import { personCues } from "../languages/people/person-words/matchers.ts";
import { title } from "../languages/people/person-words/titles.ts";
import { patternByLanguage } from "../languages/phrases/pattern.ts";
import { wordsOf } from "../languages/words.ts";
import type { Statement } from "../read/statement.ts";
import type { Signals } from "./signals.ts";

type Seen = Statement & { signals: Signals };

/** What a statement is beside the matter: `frame` says nothing of it, `echo` what others do or offer because of it. */
export type Aside = "frame" | "echo";

/** The statements that stand beside the matter, by their ids: they explain nothing, and a frame harms nobody either. */
export function asidesAmong(statements: readonly Seen[]): ReadonlyMap<string, Aside> {
	const documents = Map.groupBy(statements, ({ documentId }) => documentId);
	const framed = new Set([...documents.values()].flatMap((list) => [...headOf(list), ...footOf(list)]));
	return new Map(
		statements.flatMap((statement, at) => {
			if (statement.kind === "title" || statement.kind === "letterhead") return [];
			if (framed.has(statement)) return [[statement.id, "frame"] as const];
			const aside = goesOnOffering(statement, statements[at - 1]) ? "echo" : asideOf(statement);
			return aside === null ? [] : [[statement.id, aside] as const];
		}),
	);
}

function asideOf(statement: Seen): Aside | null {
	const { kind, signals, language, words } = statement;
	if (kind === "row" || (kind !== "sentence" && signals.heading.cause === 1)) return null;
	if (isNameplate(statement)) return "frame";
	const lists = asideWords(language);
	if (!lists) return null;
	if (lists.session.count(words) + lists.ballot.count(words) > 0) return "frame";
	if (isChatter(statement)) return "frame";
	if (isComplaint(statement)) return "echo";
	if (signals.lack + signals.partial + signals.scarce + signals.passedOn > 0) return null;
	if (isTalk(statement)) return "frame";
	if (signals.causal > 0) return null;
	if ((signals.trouble === 0 && lists.method.count(words) > 0) || describesPlace(statement)) return "frame";
	return isEcho(statement) ? "echo" : null;
}

function isEcho(statement: Seen): boolean {
	return isOffer(statement) || standsUp(statement);
}

/** "Mr von Arb has long been pushing for a new chairlift": what somebody would like explains nothing. */
function standsUp({ words, language, signals }: Seen): boolean {
	return signals.trouble === 0 && (asideWords(language)?.advocates.count(words) ?? 0) > 0;
}

/** "Ok evening all", "(typed in a hurry, sorry for the typos)", "don't forget the cake for Sjaak": few words, and no figure or reason. */
function isChatter({ words, signals, language }: Seen): boolean {
	if (words.length > longestChatter || hasFigure(signals) || signals.causal > 0) return false;
	return (asideWords(language)?.chatter.count(words) ?? 0) > 0;
}

const longestChatter = 10;

/** A postscript, a memory, thanks. */
function isTalk({ plain, words, signals, language }: Seen): boolean {
	const lists = asideWords(language);
	if (!lists) return false;
	if (isPostscript.test(plain) || lists.memory.count(words) > 0) return true;
	if (signals.trouble === 0 && isCalled(language).test(plain)) return true;
	const [clause = ""] = plain.split(/[,;:]\s/u, 1);
	return !hasFigure(signals) && lists.thanks.count(wordsOf(clause)) > 0;
}

function hasFigure({ money, percent, count }: Signals): boolean {
	return money + percent + count > 0;
}

/** "Pete's new dog is called Biscuit". */
const isCalled = patternByLanguage(
	({ isCalled: called }) =>
		new RegExp(`(?<!^da[st])\\s(?:${called})\\s(?-i:\\p{Lu}\\p{Ll}+)(?:[.,!]|$)`, "iu"),
);

const beginning = 8;
const isPostscript = /^P\.?\s?[SD]\.?(?:\s|:)/u;

/** "Our shop is a Victorian house next to the church": what it is first, then what is to be seen there. */
function describesPlace({ words, language, signals }: Seen): boolean {
	const lists = asideWords(language);
	if (!lists || signals.question > 0) return false;
	return lists.premises.count(words.slice(0, ofSubject)) > 0 && lists.scenery.count(words) > signals.trouble;
}

const ofSubject = 4;

/** "Fenland offered to replace it for £3,850"; what we offer ourselves may explain. */
function isOffer({ words, language, signals }: Seen): boolean {
	const { we } = cuesOf(language);
	return (
		signals.money > 0 &&
		(asideWords(language)?.offers.count(words) ?? 0) > 0 &&
		!words.slice(0, ofSubject).some((word) => we.has(word))
	);
}

/** "For £1,900 a year they look after it, too." */
function goesOnOffering({ block, signals }: Seen, before: Seen | undefined): boolean {
	return (
		before?.block === block && signals.money > 0 && signals.lack + signals.causal === 0 && isOffer(before)
	);
}

const titled = new RegExp(`^(?:an?\\s)?(?:\\p{L}{2,3}\\s)?${title}\\.?\\s\\p{Lu}`, "iu");

/** "Mrs Pym complained about slugs", "four schools have cancelled": what customers do; where it says why, it may explain. */
function isComplaint({ plain, words, language, signals }: Seen): boolean {
	const lists = asideWords(language);
	const { condition, when, reason } = cuesOf(language);
	if (!lists || [condition, when, reason].some((list) => list.count(words) > 0)) return false;
	if (signals.lack > 0 && words.length > fewWords) return false;
	const isTheirs = titled.test(plain) || lists.customers.count(words.slice(0, beginning)) > 0;
	return isTheirs && lists.complains.count(words) > 0;
}

const fewWords = 6;

const named = "(?:\\p{Lu}[\\p{L}.'’-]+\\s?){1,4}";
const equated = /^\p{Lu}[\p{L}'’-]+\s=\s\p{Lu}/u;
const labelled = new RegExp(
	`^([^:.;!?]{3,40}?)\\s?:\\s(?:${title}\\.?\\s)*${named}(?:,\\s[^,.:;!?]{3,50})?\\.?$`,
	"u",
);
const titledName = new RegExp(`(?:^|[,:]\\s)${title}\\.?\\s(?:${named})$`, "u");
/** "At the table: Nora Finch (chair), Jack van Dale (web)": whole names, each with what they are, and nothing else. */
const present = `(?:${title}\\.?\\s)*(?:\\p{Lu}[\\p{L}.'’-]*\\s(?:\\p{Ll}{2,3}\\s){0,2}){1,2}\\p{Lu}[\\p{L}'’-]+\\s\\([^()\\d]{2,40}\\)`;
const roll = new RegExp(
	`^(?:[^:.;!?]{3,40}?\\s?:\\s)?${present}(?:[,;]\\s(?:\\p{Ll}{1,3}\\s)?${present})+\\.?$`,
	"u",
);
const slashed = /^[^/.!?]{2,20}(?:\s\/\s[^/.!?\d]{2,20}){2,}$/u;

/** "Agreed: R. Aldunate [signature]": what a scan has in the place of a hand or a stamp. */
const signed =
	/\[(?:signature|signed|stamp|unterschrift|gezeichnet|stempel|cachet|firma|firmado|sello|firmato|timbro|handtekening)\]/iu;

/** "Lead inspector: Dervla Tyndall", "LEWIS = Lewis Geddes", "City library, headed by Ms Weber", "Date / Shift / Entry". */
function isNameplate({ plain, words, language }: Seen): boolean {
	if ([equated, slashed, roll, signed].some((frame) => frame.test(plain))) return true;
	if (!isShortLine({ plain, words, language })) return false;
	if (titledName.test(plain)) return true;
	const label = labelled.exec(plain)?.[1];
	return label !== undefined && (personCues(language)?.people.count(wordsOf(label)) ?? 0) > 0;
}

/** A line that ends no sentence and holds no verb. */
function isShortLine({ plain, words, language }: Pick<Seen, "plain" | "words" | "language">): boolean {
	return (
		words.length <= longestLine && !/[.!?]$/u.test(plain) && !words.some((word) => isVerbal(word, language))
	);
}

const longestLine = 12;

/** The lines above a letter's greeting, and the greeting: who writes, to whom, on what. */
function headOf(list: readonly Seen[]): readonly Seen[] {
	const first = list.slice(0, longestHead);
	const at = first.findIndex(
		({ plain, words, language }) =>
			words.length <= (/,$/.test(plain) ? ofGreetings : ofGreeting) &&
			/\p{L}[,!:]?$/u.test(plain) &&
			(personCues(language)?.greeting.at(words, 0) ?? false),
	);
	return first.slice(0, at + 1).filter((statement, place) => place === at || isShortLine(statement));
}

const longestHead = 15;
const ofGreeting = 8;
/** The same where it greets several. */
const ofGreetings = 20;

/** The lines below a letter's farewell: who signs, where they live, what is enclosed. */
function footOf(list: readonly Seen[]): readonly Seen[] {
	const last = list.slice(-longestFoot);
	const at = last.findLastIndex(
		({ words, language }) =>
			words.length <= ofGreeting &&
			[personCues(language)?.signing, cuesOf(language).farewell].some((each) => each?.at(words, 0)),
	);
	return at < 0 ? [] : last.slice(at).filter((statement, place) => place === 0 || isShortLine(statement));
}

const longestFoot = 8;
