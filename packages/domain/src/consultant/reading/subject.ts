import { nounPhraseAt } from "../text/noun-phrase.ts";
import type { Language } from "../text/words.ts";
import { withSmallHead } from "./wording.ts";

/** Words that end an English subject: the commonest verbs of statements about work and money. */
const verbs =
	/\s+(?:is|are|was|were|has|have|had|does|do|did|can|cannot|could|will|would|must|may|might|should|leaves?|left|takes?|took|needs?|needed|comes?|came|fails?|failed|goes|go|went|gets?|got|costs?|rises?|rose|falls?|fell|drops?|dropped|loses?|lost|buys?|bought|changes?|changed|grows?|grew|stays?|stayed|stands?|stood|waits?|waited|arrives?|arrived|miss|misses|missed|runs?|ran|works?|worked|search|searches|searched|drives?|drove|pays?|paid|sells?|sold|breaks?|broke|declines?|declined|increases?|increased|slips?|slipped|overruns?|shows?|showed|keeps?|kept|makes?|made|ends?|ended|starts?|started|quits?|churns?|churned|complains?|complained)\b/iu;

/** A plural at the head of a statement, with any other verb behind it: `callers hang up`. */
const many =
	/^(?:(?:the|our|all|most|many|some|these) )?\p{L}{2,}[^\W\dsui]s(?= (?!of|in|at|for|from|on|with|and|or|that|who|which|to|by|over|under)\p{Ll}{2,} ?)/iu;

/** What a statement is about, as it can stand in brackets; null when that cannot be told. */
export function subjectOf(
	statement: string,
	language: Language,
	isCommon: (word: string) => boolean,
): string | null {
	const end =
		language === "de"
			? nounPhraseAt(statement, 0)
			: (verbs.exec(statement)?.index ?? many.exec(statement)?.[0].length ?? null);
	if (end === null || end === 0) return null;
	const subject = statement.slice(0, end);
	if (/^(?:it|they|he|she|we|this|that|there|es|sie|er|wir|das|dies)\b/iu.test(subject)) return null;
	return subject.split(" ").length > 6 || /[;:(]|,(?!\d)/.test(subject)
		? null
		: withSmallHead(subject, isCommon);
}
