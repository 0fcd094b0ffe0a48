import { cuesOf } from "../../../languages/cues.ts";
import { stemOf, stemsOf, wordsOf } from "../../../languages/words.ts";
import type { Read } from "../../../roles/statements.ts";
import { isOpinion } from "../../causes/refutations.ts";
import { likeness } from "../../likeness.ts";
import type { Clash } from "../contradiction.ts";
import { countedStems } from "../subject.ts";
import { newestFirst } from "../threads.ts";

/** So many statements before it may hold what is objected to. */
const reach = 30;
const leastAlike = 0.12;
const leastShared = 1;

/** "Ms Roy disputes this: the sick leaves began in February": an objection, and the statement that it speaks of. */
export function objectionPairs(statements: readonly Read[], rarity: (stem: string) => number): Clash[] {
	const reversed = newestFirst(statements);
	return statements.flatMap((objection, at): Clash[] => {
		if (!objects(objection)) return [];
		const before = statements.slice(Math.max(0, at - reach), at);
		const head = reversed.has(objection.documentId)
			? before.findLastIndex(({ kind }) => kind === "letterhead")
			: -1;
		const told = whatHolds(objection, statements.slice(at + 1, at + 3));
		// "I disagree that it is the softener": it names its matter itself.
		const named = told === objection ? [] : withoutDenial(objection, stemsBehind(objection));
		const stems = named.length > 0 ? named : toldStems(told);
		const [nearest] = before
			.slice(head + 1)
			.filter((other) => isSaid(other, objection))
			.map((other) => ({
				other,
				like: likeness(stems, other.stems, rarity) + nearness(other, objection),
				shared: shared(stems, other),
			}))
			.filter(
				({ other, like, shared: count }) =>
					(like >= leastAlike && count >= leastShared) ||
					isAnswered(other, objection) ||
					isTurnedDown(other, objection, told),
			)
			.sort(
				(one, other) =>
					Number(isAnswered(other.other, objection)) - Number(isAnswered(one.other, objection)) ||
					other.like - one.like,
			);
		return nearest ? [{ one: nearest.other, other: told, kind: "claims", score: 0.6 + nearest.like }] : [];
	});
}

/**
 * It denies something, and does not only say that what comes is another matter: "also, nothing to do with this: …". "He does
 * not dispute it" denies nothing.
 */
export function objects({ signals, plain, language }: Read): boolean {
	const { objects: denying, anaphor, negation } = cuesOf(language);
	if (signals.objects === 0 || signals.question > 0) return false;
	const clauses = [...plain.matchAll(/([^,;:]+)([,;:]?)/gu)];
	return clauses.some(([, clause = "", mark], at) => {
		const words = wordsOf(clause);
		// "The canteen opens on Monday, and it has nothing to do with this": what the sentence itself speaks of is another matter.
		const isLast = at === clauses.length - 1 && anaphor.has(words.at(-1) ?? "");
		const isAside =
			at > 0 &&
			(mark === ":" || isLast) &&
			words.length <= fewWords &&
			words.slice(1).some((word) => anaphor.has(word));
		const isDenied = words.some(denying.has) && negation.count(words) > 0;
		return denying.count(words) > 0 && !isAside && !isDenied;
	});
}

/** "Nothing to do with this" */
const fewWords = 8;

/**
 * A short objection says behind it what holds instead: "Not correct. The limit is 5,000."; where it first tells how that was
 * found, the sentence behind that: "That isn't so. I put tags on them in October; they lay there for three days".
 */
function whatHolds(objection: Read, [next, after]: readonly Read[]): Read {
	if (next?.block !== objection.block || objection.stems.length >= fewStems) return objection;
	const counts = ({ figures }: Read) => figures.some(({ kind }) => kind !== "date");
	return after?.block === next.block && !counts(next) && counts(after) ? after : next;
}

const fewStems = 6;

/** "That is not so.", said by somebody else right behind it: whatever words both have. */
function isTurnedDown(other: Read, objection: Read, told: Read): boolean {
	return (
		told !== objection &&
		objection.order - other.order <= 1 &&
		other.speaker !== null &&
		objection.speaker !== null &&
		other.speaker !== objection.speaker
	);
}
const fewestWords = 4;

/** What is objected: what stands behind the word that objects. */
function toldStems(statement: Read): readonly string[] {
	const behind = stemsBehind(statement);
	return withoutDenial(statement, behind.length >= fewestBehind ? behind : statement.stems);
}

const fewestBehind = 2;

function stemsBehind({ words, language }: Read): string[] {
	const { objects } = cuesOf(language);
	const from = words.findIndex((_, at) => objects.at(words, at));
	return from < 0 ? [] : stemsOf(words.slice(from + 1), language);
}

/** Without numbers, words of denial and of saying, and "the last". */
function withoutDenial(statement: Read, stems: readonly string[]): string[] {
	const { words, language } = statement;
	const { negation, latest, says, disagree } = cuesOf(language);
	const counted = countedStems(statement);
	const isSmall = (word: string) => [negation, latest, says, disagree].some((list) => list.has(word));
	const small = new Set(words.flatMap((word) => (isSmall(word) ? stemOf(word, language) : [])));
	return stems.filter((stem) => !counted.has(stem) && !small.has(stem));
}

function isSaid(other: Read, objection: Read): boolean {
	if (other.documentId !== objection.documentId || other.kind === "title" || other.kind === "letterhead")
		return false;
	// "Lovely people, by the way." claims nothing.
	if (other.words.length < fewestWords && other.figures.length === 0) return false;
	if (other.signals.question > 0) return false;
	// Who writes may tell what others believe, and deny it.
	return other.speaker === null || other.speaker !== objection.speaker || isOpinion(other);
}

/** "Some believe … The till receipts show the opposite": right behind what somebody holds, whatever words both have. */
function isAnswered(other: Read, objection: Read): boolean {
	const { opposite } = cuesOf(objection.language);
	if (opposite.count(objection.words) === 0) return false;
	return objection.order - other.order === 1 && objection.block === other.block;
}

/** An objection mostly stands right behind what it is against. */
function nearness(other: Read, objection: Read): number {
	return objection.order - other.order <= 2 ? 0.08 : 0;
}

function shared(stems: readonly string[], other: Read): number {
	const own = new Set(stems);
	return new Set(other.stems.filter((stem) => own.has(stem))).size;
}
