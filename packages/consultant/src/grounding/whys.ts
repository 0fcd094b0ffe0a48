import type { Quote } from "@throughline/domain/consultant/evidence";
import { sameOption } from "@throughline/domain/consultant/same-option";
import { deepestWhy, type TreeDraft, type WhyDraft } from "@throughline/domain/consultant/whys";
import type { Case } from "../case/build.ts";
import { quoteOf } from "../case/quote.ts";
import type { Read } from "../roles/statements.ts";
import { confirmedWhys } from "../whys/tree.ts";
import { wording } from "../wording/wording.ts";
import { KnownFigures } from "./known-figures.ts";

const mostOnLevel = 12;

/** A model's tree, held against what people have confirmed: the problem, the causes, and what is none. */
export function groundTree(case_: Case, { rootQuestion, branches }: TreeDraft): TreeDraft {
	const words = wording(case_.reading.language);
	return {
		rootQuestion: case_.problem?.confirmed
			? words.rootQuestion(case_.problem.text)
			: new KnownFigures(case_).marked(rootQuestion),
		branches: groundLevel(case_, [], branches).map((branch) => ({
			...branch,
			branches: groundLevel(case_, [branch.option], branch.branches),
		})),
	};
}

/**
 * One level of it. What a person made a cause of the option above stands first; what they said is no cause, or does not
 * hold, supports nothing, and an option that has no other support is left out. Figures that the case does not have are
 * named in the consideration; what the text refutes comes last, with the words that refute it. What stands on the path
 * already explains nothing below it and is not offered again.
 */
export function groundLevel(case_: Case, path: readonly string[], drafts: readonly WhyDraft[]): WhyDraft[] {
	if (path.length >= deepestWhy) return [];
	const known = new KnownFigures(case_);
	const words = wording(case_.reading.language).model;
	const excluded = case_.statements.filter((statement) => isNoCause(case_, statement));
	const kept = drafts.flatMap((draft): WhyDraft[] => {
		const supporting = draft.supporting.filter((quote) => !excluded.some((each) => isWithin(quote, each)));
		if (supporting.length === 0 && draft.supporting.length > 0) return [];
		const { unknown } = known.lookUp(draft.option, draft.consideration);
		const consideration = [draft.consideration, unknown.length > 0 ? words.figures(unknown) : ""];
		const against = refuting(case_, draft).filter(
			(quote) => !draft.counter.some((each) => isSamePlace(each, quote)),
		);
		const counter = [...draft.counter, ...against];
		const verdict = known.markedVerdict(draft.verdict);
		return [
			{ ...draft, supporting, counter, verdict, consideration: consideration.filter(Boolean).join(" ") },
		];
	});
	kept.sort(
		(one, other) => Number(refuting(case_, one).length > 0) - Number(refuting(case_, other).length > 0),
	);
	const missing = confirmedWhys(case_, path).filter(
		({ supporting: [own] }) =>
			!own || !kept.some((draft) => draft.supporting.some((quote) => isSamePlace(quote, own))),
	);
	return [...missing, ...kept]
		.slice(0, Math.max(mostOnLevel, missing.length))
		.filter(({ option }) => !path.some((above) => sameOption(above, option)));
}

/** Where the text says that what supports an option is not the cause. */
function refuting({ refutations }: Case, { supporting }: WhyDraft): Quote[] {
	return refutations.flatMap(({ claim, by }) =>
		supporting.some((quote) => isWithin(quote, claim)) ? quoteOf(by) : [],
	);
}

function isNoCause({ corrections }: Case, { id, confirmed, role }: Read): boolean {
	return corrections.refuted.has(id) || (confirmed && role !== "cause");
}

function isWithin(quote: Quote, { documentId, start, end }: Read): boolean {
	return quote.documentId === documentId && quote.start < end && quote.end > start;
}

function isSamePlace(one: Quote, other: Quote): boolean {
	return one.documentId === other.documentId && one.start < other.end && one.end > other.start;
}
