import type { Decision } from "@throughline/domain/consultant/decision";
import type { Verdict } from "@throughline/domain/consultant/verdict";
import type { TreeDraft, WhyDraft } from "@throughline/domain/consultant/whys";
import type { Asking } from "@throughline/trpc/ports/asking";
import { causesCritic, optionsCritic, proposalLine, verdictsOf } from "./critic.ts";
import { once, shareOf } from "./once.ts";
import type { Pose } from "./pose.ts";

/** How a review is made: with whom, from which percentage on, what its steps are called, and of how many at once. */
export type Reviewing = { pose: Pose; asking: Asking; from: number; name: string; atOnce: number };

/** What the critic says of causes, each of which explains something. */
export async function reviewCauses(
	reviewing: Reviewing,
	proposals: readonly { of: string; draft: WhyDraft }[],
): Promise<ReadonlyMap<WhyDraft, Verdict>> {
	const verdicts = await review(
		reviewing,
		causesCritic,
		"",
		proposals.map(
			({ of, draft }) =>
				(number) =>
					proposalLine(number, `Cause of “${of}”: ${draft.option}`, draft.supporting),
		),
	);
	return new Map(
		proposals.flatMap(({ draft }, at) => {
			const verdict = verdicts[at];
			return verdict ? [[draft, verdict] as const] : [];
		}),
	);
}

/** Decisions with what the critic says of each of their options. */
export async function reviewOptions(
	reviewing: Reviewing,
	rootCause: string,
	decisions: readonly Decision[],
): Promise<Decision[]> {
	const lines = decisions.flatMap(({ question, options }) =>
		options.map(
			({ label, description, quotes = [] }) =>
				(number: number) =>
					proposalLine(number, `${question} ${label}: ${description}`, quotes),
		),
	);
	const verdicts = (await review(reviewing, optionsCritic, `Root cause: ${rootCause}\n`, lines)).values();
	return decisions.map((decision) => ({
		...decision,
		options: decision.options.map((option) => {
			const verdict = verdicts.next().value;
			return verdict ? { ...option, verdict } : option;
		}),
	}));
}

/** The verdict of each proposal, in their order; undefined where the critic gave none. */
async function review(
	{ pose, asking, from, name, atOnce }: Reviewing,
	critic: typeof causesCritic,
	about: string,
	lines: readonly ((number: number) => string)[],
): Promise<(Verdict | undefined)[]> {
	const slices = Math.ceil(lines.length / atOnce);
	const verdicts: (Verdict | undefined)[] = [];
	for (let at = 0; at < slices; at++) {
		const slice = lines.slice(at * atOnce, (at + 1) * atOnce);
		const share = shareOf(at, slices);
		const scale = (percent: number) => from + (percent * (100 - from)) / 100;
		const label = slices === 1 ? "Critic" : `Critic ${at + 1} of ${slices}`;
		const text = `${about}Proposals:\n${slice.map((line, index) => line(index + 1)).join("\n")}`;
		const answer = await once(
			{ name: `${name} ${at + 1}`, label, from: scale(share.from), to: scale(share.to) },
			asking,
			async (part) => (await pose(critic, { text }, part)).answer,
		);
		const byNumber = verdictsOf(answer);
		verdicts.push(...slice.map((_, index) => byNumber.get(index + 1)));
	}
	return verdicts;
}

/** A tree as the critic leaves it. */
export function revisedTree(tree: TreeDraft, verdicts: ReadonlyMap<WhyDraft, Verdict>): TreeDraft {
	return { ...tree, branches: revisedLevel(tree.branches, verdicts) };
}

/**
 * A level as the critic leaves it, with what stands below: without what explains by people's nature or does not hold, as
 * long as two causes are left to choose from; what nothing supports stands last.
 */
export function revisedLevel(
	drafts: readonly WhyDraft[],
	verdicts: ReadonlyMap<WhyDraft, Verdict>,
): WhyDraft[] {
	const judged = drafts.map((draft) => ({
		...draft,
		verdict: verdicts.get(draft),
		branches: draft.branches.length > 0 ? revisedLevel(draft.branches, verdicts) : [],
	}));
	const impersonal = judged.filter(({ verdict }) => !verdict?.aboutPeople);
	const holding = impersonal.filter(({ verdict }) => verdict?.holds !== false);
	const [kept = judged] = [holding, impersonal].filter(({ length }) => length >= leastChoice);
	const rank = ({ verdict }: WhyDraft) =>
		Number(verdict?.holds === false) * 2 + Number(verdict?.support === "no");
	return kept.toSorted((one, other) => rank(one) - rank(other));
}

const leastChoice = 2;
