import type { Decision } from "@throughline/domain/consultant/decision";
import { isObjection, type Verdict } from "@throughline/domain/consultant/verdict";
import type { WhyDraft } from "@throughline/domain/consultant/whys";
import { type Critic, causesCritic, optionsCritic, verdictsOf } from "./critic.ts";
import { inSlices, type Slicing } from "./in-slices.ts";
import type { Citations } from "./material/citations.ts";
import { type Judged, type Proposal, proposalLine } from "./proposal.ts";
import { decide, faultOf, inWordsOf, type Revised, revisionQuestion } from "./revise.ts";
import { questionBelow } from "./whys.ts";

/** How a review is made: with whom, and from which percentage on. */
export type Reviewing = Slicing & {
	from: number;
	citations: Citations;
	/** Of each of several texts the figures that the case does not have. */
	unknownFigures(texts: readonly string[]): Promise<string[][]>;
};

/** Causes as critic and author leave them, by the drafts that they were. */
export async function reviewCauses(
	reviewing: Reviewing,
	proposals: readonly { of: string; draft: WhyDraft }[],
): Promise<ReadonlyMap<WhyDraft, WhyDraft>> {
	const judged = await review(
		reviewing,
		{ critic: causesCritic, about: "" },
		proposals.map(({ of, draft }) => ({
			what: `Cause of “${of}”: `,
			text: draft.option,
			explanation: draft.consideration,
			quotes: draft.supporting,
		})),
	);
	return new Map(
		proposals.map(({ draft }, at) => {
			const { text = draft.option, explanation = "", quotes = [], verdict } = judged[at] ?? {};
			const changed =
				text === draft.option ? draft : { ...draft, question: questionBelow(text, draft.depth) };
			const words = { option: text, consideration: explanation, supporting: [...quotes], verdict };
			return [draft, { ...changed, ...words }];
		}),
	);
}

/** Decisions with their options as critic and author leave them. */
export async function reviewOptions(
	reviewing: Reviewing,
	rootCause: string,
	decisions: readonly Decision[],
): Promise<Decision[]> {
	const proposals = decisions.flatMap(({ question, options }) =>
		options.map(({ label, description, reasoning, quotes = [] }) => ({
			what: `${question} ${label}: `,
			text: description,
			explanation: reasoning,
			quotes,
		})),
	);
	const about = `Root cause: ${rootCause}\n`;
	const judged = (await review(reviewing, { critic: optionsCritic, about }, proposals)).values();
	return decisions.map((decision) => ({
		...decision,
		options: decision.options.map((option) => {
			const { value } = judged.next();
			if (!value?.verdict) return option;
			const { text, explanation, quotes, verdict } = value;
			return { ...option, description: text, reasoning: explanation, quotes: [...quotes], verdict };
		}),
	}));
}

type Reviewed = { critic: Critic; about: string };

/**
 * Each proposal with the critic's verdict. What the critic objects to is put to its author once more, and what comes of
 * that to the critic: three calls for each slice at most.
 */
async function review(reviewing: Reviewing, reviewed: Reviewed, drafts: readonly Draft[]): Promise<Judged[]> {
	const proposals = await lookedUp(reviewing, drafts);
	const third = (100 - reviewing.from) / 3;
	const end = (at: number) => reviewing.from + third * at;
	const verdicts = await judge(reviewing, reviewed, proposals, { label: "Critic", from: end(0), to: end(1) });
	const judged = proposals.map((proposal, at): Judged => ({ ...proposal, verdict: verdicts[at] }));
	const objected = judged.filter(isObjected);
	const revisions = await revise(reviewing, reviewed.about, objected, { from: end(1), to: end(2) });
	const holding = revisions.filter((each) => each !== null).filter((each) => faultOf(each) === null);
	const seconds = await judge(reviewing, reviewed, holding, {
		label: "Critic of what was revised",
		from: end(2),
		to: 100,
	});
	const secondOf = new Map(holding.map((each, at) => [each, seconds[at]]));
	const decided = new Map<Judged, Judged>(
		objected.map((first, at) => {
			const revised = revisions[at] ?? null;
			return [first, decide(first, revised, revised ? secondOf.get(revised) : undefined)];
		}),
	);
	return judged.map((each) => decided.get(each) ?? each);
}

function isObjected(judged: Judged): judged is Judged & { verdict: Verdict } {
	return judged.verdict !== undefined && isObjection(judged.verdict);
}

type Part = { label: string; from: number; to: number };

/** The verdict of each proposal, in their order; undefined where the critic gave none. */
async function judge(
	reviewing: Reviewing,
	{ critic, about }: Reviewed,
	proposals: readonly Proposal[],
	part: Part,
): Promise<(Verdict | undefined)[]> {
	const text = (slice: readonly Proposal[]) =>
		`${about}Proposals:\n${slice.map((each, index) => proposalLine(index + 1, each)).join("\n")}`;
	return await inSlices(reviewing, { all: proposals, ...part }, critic, {
		text,
		read(slice, answer) {
			const byNumber = verdictsOf(answer);
			return slice.map((_, index) => byNumber.get(index + 1));
		},
	});
}

/** What the author makes of the objections, looked up in the material and the case; null where that is nothing new. */
async function revise(
	reviewing: Reviewing,
	about: string,
	objected: readonly (Judged & { verdict: Verdict })[],
	part: Omit<Part, "label">,
): Promise<(Revised | null)[]> {
	const { citations } = reviewing;
	const text = (slice: typeof objected) => {
		const lines = slice.map(
			(each, index) => `${proposalLine(index + 1, each)} Objection: ${each.verdict.reason}`,
		);
		return `${about}Proposals:\n${lines.join("\n")}`;
	};
	const said = await inSlices(reviewing, { all: objected, label: "Revising", ...part }, revisionQuestion, {
		text,
		read: (slice, { revisions }) =>
			slice.map((each, index) => {
				const own = revisions.find(({ number }) => number === index + 1);
				return inWordsOf(own, each, citations.quotes(own?.evidence ?? []));
			}),
	});
	const news = said.filter((each) => each !== null);
	const checked = await lookedUp(reviewing, news);
	const checkedOf = new Map(news.map((each, at) => [each, checked[at] ?? null]));
	return said.map((each) => each && (checkedOf.get(each) ?? null));
}

type Draft = Omit<Proposal, "unknown">;

/** Each with its figures looked up. */
async function lookedUp<D extends Draft>(
	{ unknownFigures }: Reviewing,
	drafts: readonly D[],
): Promise<(D & Pick<Proposal, "unknown">)[]> {
	const unknown = await unknownFigures(drafts.map(({ text, explanation }) => `${text}\n${explanation}`));
	return drafts.map((draft, at) => ({ ...draft, unknown: unknown[at] ?? [] }));
}
