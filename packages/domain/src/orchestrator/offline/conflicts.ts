/** A statement without its polarity and its numbers, to be held against others. */
type Statement = { words: string; positive: boolean; bound: Bound | null };
type Bound = { words: string; least: number; most: number };

const duty =
	/\b(must|shall|should|has to|have to|needs? to|can|may|will|is able to|are able to|is allowed to|are allowed to|muss|müssen|soll|sollen|kann|können|darf|dürfen)\b/iu;
const negation = /\b(?:not|never|no|cannot|can't|mustn't|nicht|nie|niemals|kein|keine|keinen)\b/iu;
const filler =
	/\b(?:an?|the|any|every|each|all|does|do|be|is|are|always|only|der|die|das|den|dem|ein|eine|einen|jede[rs]?|alle|immer)\b/giu;
const number =
	/(?:\b(?<most>at most|no more than|up to|fewer than|less than|höchstens|maximal)|\b(?<least>at least|no fewer than|more than|mindestens))?\s*\b(?<count>\d+(?:[.,]\d+)?)\b/iu;

/** For each text, by its place, the first of the texts that cannot hold with it: itself, or another's place. */
export function conflictsOf(texts: readonly string[]): Map<number, number> {
	const conflicts = new Map<number, number>();
	const all = texts.map(statementsOf);
	for (const [one, own] of all.entries()) {
		for (const [other, others] of all.entries()) {
			if (conflicts.has(one)) break;
			if (own.some((each) => others.some((against) => contradict(each, against)))) conflicts.set(one, other);
		}
	}
	return conflicts;
}

function contradict(one: Statement, other: Statement): boolean {
	if (one.words !== "" && one.words === other.words && one.positive !== other.positive) return true;
	if (!one.bound || !other.bound || !one.positive || !other.positive) return false;
	const same = one.bound.words === other.bound.words;
	return same && (one.bound.most < other.bound.least || other.bound.most < one.bound.least);
}

/** What a text states, clause by clause; a clause without a subject has that of the one before. */
function statementsOf(text: string): Statement[] {
	const statements: Statement[] = [];
	let subject = "";
	for (const clause of text.split(/[,;]\s*|\s+(?:and|but|und|aber|yet|however)\s+/iu)) {
		// What need not be is no ban.
		if (/\b(?:need not|needn't|(?:does|do) not (?:need|have) to|(?:muss|müssen) nicht)\b/iu.test(clause))
			continue;
		const at = duty.exec(clause);
		const ownSubject = at ? clause.slice(0, at.index).trim() : "";
		if (ownSubject !== "") subject = ownSubject;
		const whole = at && ownSubject === "" ? `${subject} ${clause}` : clause;
		statements.push(statementOf(whole));
	}
	return statements;
}

function statementOf(clause: string): Statement {
	const positive = !negation.test(clause);
	const bare = clause
		.replace(/\b(?:cannot|can't|mustn't)\b/giu, " ")
		.replace(new RegExp(duty, "giu"), " ")
		.replace(new RegExp(negation, "giu"), " ");
	return { words: plain(bare), positive, bound: boundOf(clause) };
}

function boundOf(clause: string): Bound | null {
	const match = number.exec(clause);
	if (!match?.groups?.count) return null;
	const { most, least } = match.groups;
	const count = Number(match.groups.count.replace(",", "."));
	const words = plain(clause.replace(match[0], " # ").replace(new RegExp(duty, "giu"), " "));
	// Without words beside its number a clause is about nothing.
	if (words.split(" ").length < 3) return null;
	return {
		words,
		least: most ? Number.NEGATIVE_INFINITY : count,
		most: least ? Number.POSITIVE_INFINITY : count,
	};
}

/** The words that carry the meaning, without endings of number and person. */
function plain(text: string): string {
	return text
		.toLowerCase()
		.replaceAll(filler, " ")
		.split(/[^\p{L}\d#]+/u)
		.filter((word) => word !== "")
		.map((word) => (word.length > 3 ? word.replace(/s$/u, "") : word))
		.join(" ");
}
