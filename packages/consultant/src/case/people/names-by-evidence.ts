import { type PersonCues, personCues } from "../../languages/people/person-words/matchers.ts";
import { patternInAny } from "../../languages/phrases/pattern.ts";
import type { Read } from "../../roles/statements.ts";
import { beyondDoubt, type Evidence, evidenceFor } from "./evidence/evidence.ts";
import { type Candidate, candidatesIn } from "./names/candidates.ts";
import type { NameTest } from "./names/names-in-use.ts";
import { isProposed } from "./proposed.ts";

/** What makes a person; a title needs more, since English writes its words like names. */
const enough = 2;
const enoughInTitle = 2.5;

/** Of `people`, `sure` are those beyond doubt; `things` are capital words that are none. All were `candidates`; null where none were looked for. */
type Findings = {
	people: string[];
	things: string[];
	sure: string[];
	candidates: readonly Candidate[] | null;
};

/** Names in a statement for which enough speaks where they stand; and capital words that are a thing there. */
export function namesByEvidence(statement: Read, isName: NameTest): Findings {
	const { plain, language, kind } = statement;
	const cues = personCues(language);
	const isHead = kind === "title" && /[\t|]/.test(statement.text);
	if (!cues || kind === "cell" || isHead) return { people: [], things: [], sure: [], candidates: null };
	const isEager = kind === "title" && (language === "en" || language === "de");
	const texts = kind === "row" ? rowTexts(statement) : [plain];
	const weighed = texts.flatMap((text) => weigh(text, statement, isName, cues));
	const isEnough = ({ weight, candidate }: Weighed) =>
		weight >= (isEager && !candidate.hasInitial ? enoughInTitle : enough);
	const clear = weighed.filter((each) => isEnough(each) && !each.isThing);
	// Many surnames are words as well: "Eufemia Sala".
	const mayBe = ({ weight, candidate: { words } }: Weighed) =>
		weight >= beyondDoubt ||
		words.slice(0, 1).every((word) => isName(word) || cues.anyGiven.has(word.toLowerCase()));
	const people = weighed.filter(
		(each) =>
			!each.isThing &&
			(isEnough(each) ||
				(each.weight >= 0 && clear.some((other) => isBeside(other.candidate, each.candidate)))) &&
			mayBe(each),
	);
	const nameOf = ({ candidate: { name } }: Weighed) => name;
	return {
		people: people.map(nameOf),
		things: weighed.filter(({ isThing }) => isThing).map(nameOf),
		sure: people.filter(({ weight }) => weight >= beyondDoubt).map(nameOf),
		candidates: weighed.map(({ candidate }) => candidate),
	};
}

/** "Appoint Nora Marsh as …": a whole name, as a word alone may be a department. */
function isPutForward({ before, behind, words }: Candidate, language: Read["language"]): boolean {
	return words.length > 1 && isProposed({ before, behind }, language);
}

type Weighed = Evidence & { candidate: Candidate };

function weigh(text: string, { language, kind }: Read, isName: NameTest, cues: PersonCues): Weighed[] {
	return candidatesIn(text, language, cues, isName).map((candidate) => {
		const { weight, isThing } = evidenceFor(candidate, language, cues);
		const doubt = marksLine(candidate, kind, language) ? 1 : 0;
		const put = isPutForward(candidate, language) ? enough : 0;
		return { candidate, weight: weight - doubt + put, isThing: isThing || isPlace(candidate, cues) };
	});
}

/** "D. Who pays?", "A. Scope": a letter that opens a line may only mark it; "M." is Monsieur in French. */
function marksLine(
	{ name, words, hasInitial, before, behind }: Candidate,
	kind: string,
	language: string,
): boolean {
	if (!hasInitial || before !== "" || words.length > 1 || (language === "fr" && name.startsWith("M.")))
		return false;
	return kind === "title" || /^\s\p{L}/u.test(behind);
}

/** "in Zwolle": one word behind such a preposition is where something is. */
function isPlace({ words, before }: Candidate, cues: PersonCues): boolean {
	const [last = ""] = /(?:^|\s)(\p{Ll}+)\s$/u.exec(before)?.slice(1) ?? [];
	return words.length === 1 && cues.place.has(last) && !cues.anyGiven.has((words[0] ?? "").toLowerCase());
}

/** "Nora and Bex": whoever stands beside somebody is one too. */
function isBeside(one: Candidate, other: Candidate): boolean {
	const [first, second] = one.before.length < other.before.length ? [one, other] : [other, one];
	const between = second.before.slice(first.before.length + first.name.length);
	return joins.test(between);
}

const joins = patternInAny(({ and }) => new RegExp(`^\\s${and}\\s$`, "u"));

/** Each cell behind its heading; of two cells the first may be the label. */
function rowTexts({ cells }: Read): string[] {
	const [first, second, ...more] = cells;
	const texts = cells.map(({ header, text }) => (header === "" ? text : `${header}: ${text}`));
	if (!first || !second || more.length > 0) return texts;
	const isLabel = !first.text.includes(" ");
	return [...texts.slice(isLabel ? 1 : 0), `${first.text}: ${second.text}`];
}
