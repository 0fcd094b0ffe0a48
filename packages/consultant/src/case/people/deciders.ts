import { cuesOf } from "../../languages/cues.ts";
import type { KnownLanguage } from "../../languages/language.ts";
import { deciderPatterns } from "../../languages/people/decider-words.ts";
import { leadingPosts } from "../../languages/people/leading-posts.ts";
import { titleBefore } from "../../languages/people/person-words/titles.ts";
import { wordsOf } from "../../languages/words.ts";
import { decisionDay } from "../../ledger/roles/decision-day.ts";
import type { Read } from "../../roles/statements.ts";
import type { Case } from "../build.ts";
import { byIdOf } from "../by-id.ts";
import { dueOf } from "./actions.ts";
import type { Person } from "./people.ts";

/** Who is to decide by the text. */
export type Decider = {
	/** Null where a body does. */
	person: Person | null;
	/** A board or committee, with its article as behind "by"; null where a person decides. */
	body: string | null;
	/** Who brings that body the choice, where the text says so. */
	bringer: Person | null;
	/** The last day for it that the text names, ISO; null where it names none. */
	day: string | null;
	statement: Read;
};

/** A post between commas, or a bracket, behind a name. */
const aside = /^(?:,\s[^,;.]{2,50}(?=,)|\s\([^()]{2,50}\))/u;

/**
 * Who has to decide, the latest that a text says: "Martin, please decide by Friday", "Die Entscheidung trifft Frau
 * Petersen", "La presidente decide entro il 30 ottobre". What somebody always decides, and has decided, is none.
 */
export function deciderOf(
	statements: readonly Read[],
	people: readonly Person[],
	asOf: string | null,
): Decider | null {
	const present = people.filter(({ left }) => !left);
	if (present.length === 0) return null;
	const mentions = mentionsOf(present);
	const found = statements.flatMap(
		(statement): (Pick<Decider, "person" | "day" | "statement"> & { worth: number })[] => {
			const told = toldIn(statement, mentions);
			if (!told) return [];
			const day = dayOf(statement, asOf);
			// Without a day "Kolb decides every order" tells how things are.
			if (told.isPlain && day === null) return [];
			return [
				{ person: told.person, day, statement, worth: (day === null ? 0 : 2) + (told.isPlain ? 0 : 1) },
			];
		},
	);
	const [best] = found.toReversed().sort((one, other) => other.worth - one.worth);
	if (!best) return null;
	return { person: best.person, body: null, bringer: null, day: best.day, statement: best.statement };
}

/**
 * The day on which the text wants a decision, ISO: that of who decides; else the one day of which it says so; null where it
 * says none or several.
 */
export function decisionDayOf({
	decider,
	limits,
	statements,
}: Pick<Case, "decider" | "limits" | "statements">): string | null {
	if (decider) return decider.day;
	const byId = byIdOf(statements);
	const days = limits.decisionDays.filter(({ statementId, figure }) => {
		const statement = byId.get(statementId);
		return (
			statement !== undefined &&
			statement.language !== "unknown" &&
			(mayDecide(statement.plain, statement.language) || votes.test(statement.plain)) &&
			figure.date?.precision === "day"
		);
	});
	const named = new Set(days.map(({ figure }) => figure.date?.to));
	return named.size === 1 ? (days[0]?.figure.date?.to ?? null) : null;
}

type Mention = { text: string; person: Person; isPost: boolean };

/** Each way in which a text may name somebody: the whole name, a part that nobody shares, and a post that one alone has. */
function mentionsOf(people: readonly Person[]): Mention[] {
	const named = people.flatMap((person) => [
		{ text: person.name, person, isPost: false },
		...person.name
			.split(" ")
			.filter((part) => part.length > 2 && /^\p{Lu}/u.test(part) && part !== person.name)
			.map((text) => ({ text, person, isPost: false })),
		...wordsOf(person.role)
			.slice(0, 1)
			.filter((word) => isPost(word, person.statement))
			.map((text) => ({ text, person, isPost: true })),
	]);
	const byText = Map.groupBy(named, ({ text }) => text);
	return [...byText.values()]
		.filter((same) => new Set(same.map(({ person }) => person)).size === 1)
		.flatMap(([mention]) => mention ?? [])
		.sort((one, other) => other.text.length - one.text.length);
}

function isPost(word: string, { language }: Read): boolean {
	const posts = leadingPosts(language);
	return [cuesOf(language).post, posts?.leads, posts?.heads].some((list) => list?.has(word) === true);
}

/** Whom a statement makes decide; `isPlain` where it only says that they decide. */
function toldIn(statement: Read, mentions: readonly Mention[]): { person: Person; isPlain: boolean } | null {
	const { language, plain } = statement;
	if (language === "unknown" || !mayTell(statement, language)) return null;
	for (const { text, person, isPost: byPost } of mentions) {
		const told = placesOf(byPost ? plain.toLowerCase() : plain, text)
			.map((at) => decidesAt(plain.slice(0, at), plain.slice(at + text.length), language, byPost))
			.find((each) => each !== null);
		if (told) return { person, isPlain: told === "plain" };
	}
	return null;
}

/** Who always or never decides, and a question to nobody, tell nothing. */
function mayTell({ language, kind, plain, words, signals }: Read, known: KnownLanguage): boolean {
	if (kind === "row" || kind === "letterhead" || kind === "cell" || !mayDecide(plain, known)) return false;
	if (signals.question > 0 && !plain.includes(",")) return false;
	const { every, negation } = cuesOf(language);
	return every.count(words) + negation.count(words) === 0;
}

/** Where a text has these words as whole ones. */
function placesOf(source: string, text: string): number[] {
	const places: number[] = [];
	for (let at = source.indexOf(text); at >= 0; at = source.indexOf(text, at + 1))
		if (!/\p{L}/u.test(source[at - 1] ?? "") && !/[\p{L}-]/u.test(source[at + text.length] ?? ""))
			places.push(at);
	return places;
}

/** Whether a text speaks of deciding at all. */
export function mayDecide(plain: string, language: KnownLanguage): boolean {
	return stems[language].test(plain);
}

/** A cheap gate before names are looked for. */
const stems: Record<KnownLanguage, RegExp> = {
	en: /decid|decision|(?:final|last) (?:say|word)|\bcall\b|mind/iu,
	de: /entsch[ei]|letzte wort/iu,
	fr: /décid|décision|tranche|prononce|arbitr|dernier mot/iu,
	es: /decid|decisión|última palabra|resuelv|resolver|pronunci/iu,
	it: /decid|decisione|ultima parola|deliber|pronunci/iu,
	nl: /beslis|besluit|knoop|laatste woord/iu,
};

/** A body votes, whoever is in it. */
const votes =
	/(?<!\p{L})(?:vot(?:es?|ing|ent|era|an|ar|ará|ano|are|erà)|(?:ab)?stimm(?:t|en)|stem(?:t|men)|beschließ(?:t|en))(?!\p{L})/iu;

/** What the words on both sides of a mention say: that they decide, that they have to, or nothing. */
function decidesAt(
	ahead: string,
	behindName: string,
	language: KnownLanguage,
	byPost: boolean,
): "plain" | "bound" | null {
	const says = deciderPatterns(language);
	// "The director decides", not "a director": a post has its article.
	if (byPost && !says.article.test(ahead)) return null;
	const before = ahead.replace(titleBefore, "");
	const behind = behindName.replace(aside, "");
	if (says.asked.test(behindName) || says.own.test(behind) || says.noun.test(before)) return "bound";
	const found = says.behind.exec(behind)?.[0];
	if (found !== undefined) return isBound(found, language) ? "bound" : "plain";
	if (says.modal.test(before) && says.modalEnd.test(behind)) return "bound";
	return says.ahead.test(before) ? "plain" : null;
}

/** "must decide" binds; "decides" alone tells. */
function isBound(found: string, language: KnownLanguage): boolean {
	return cuesOf(language).duty.count(wordsOf(found)) > 0 || wordsOf(found).length > 2;
}

/** The day on which it is to be decided: the one that limits it. */
export function dayOf(statement: Read, asOf: string | null): string | null {
	const days = statement.figures.filter((figure) => decisionDay(figure, statement) === "decided");
	return dueOf(statement, asOf) ?? days.at(-1)?.date?.to ?? null;
}
