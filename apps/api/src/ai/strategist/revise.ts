import { isObjection, type Revision, type Verdict } from "@throughline/domain/consultant/verdict";
import { z } from "zod";
import type { Asked } from "./ask.ts";
import { Cited } from "./material/citations.ts";
import type { Judged, Proposal } from "./proposal.ts";

export const RevisionAnswer = z.object({
	revisions: z.array(
		z.object({
			number: z.int().describe("Of the proposal, from 1"),
			text: z.string().describe("The proposal in a wording that meets the objection, as one sentence"),
			explanation: z.string().describe("What speaks for and against it, in one or two sentences"),
			evidence: z.array(Cited).describe("Passages that say so"),
			unmet: z
				.string()
				.describe(
					"What of the objection it does not meet, and why, in one short sentence; empty where it meets all",
				),
		}),
	),
});
type Said = z.infer<typeof RevisionAnswer>["revisions"][number];

/** Puts what the critic objects to before the author once more. */
export const revisionQuestion: Asked<z.infer<typeof RevisionAnswer>> = {
	name: "revision",
	schema: RevisionAnswer,
	task: "You have made these numbered proposals, and a critic objects to each. Put each right, on the same matter: with the passages that say so, and without a figure that the material does not have. Where the material does not let you meet the objection, say in unmet what stays open. Give every proposal one revision.",
};

/** What the author says of a proposal the second time, looked up: `null` where there is nothing new. */
export type Revised = Proposal & { unmet: string };

/** A proposal in the words of its revision; null where it says nothing else. */
export function inWordsOf(
	said: Said | undefined,
	proposal: Proposal,
	quotes: Proposal["quotes"],
): Omit<Revised, "unknown"> | null {
	const text = said?.text.trim().slice(0, longest) ?? "";
	const isSame = text === proposal.text && quotes.length <= proposal.quotes.length;
	if (!said || text === "" || isSame) return null;
	return {
		what: proposal.what,
		text,
		explanation: said.explanation.trim() || proposal.explanation,
		quotes,
		unmet: said.unmet.trim(),
	};
}

const longest = 2_000;

/** Why a revision cannot be taken over, whatever the critic says of it; null when its figures and quotes hold. */
export function faultOf({ unknown, quotes }: Revised): "figures" | "quotes" | null {
	if (unknown.length > 0) return "figures";
	return quotes.some(({ verified }) => !verified) ? "quotes" : null;
}

/**
 * What stands after an objection: the new wording where its figures and quotes hold and the critic accepts it, or it is no
 * worse and names what it leaves open; else the first one. Which of them, and why, stays with the verdict.
 * @param second what the critic says of the new wording; undefined where it was not asked, or gave no verdict
 */
export function decide(
	first: Judged & { verdict: Verdict },
	revised: Revised | null,
	second: Verdict | undefined,
): Judged {
	const objection = first.verdict.reason;
	const keep = (outcome: Revision["outcome"], open: string): Judged => ({
		...first,
		verdict: { ...first.verdict, revision: { objection, before: null, outcome, open } },
	});
	if (!revised) return keep("none", "");
	const fault = faultOf(revised);
	if (fault) return keep(fault, fault === "figures" ? revised.unknown.join(", ") : "");
	const { unmet, ...words } = revised;
	const take = (verdict: Verdict, outcome: "met" | "named", open: string): Judged => ({
		...words,
		verdict: { ...verdict, revision: { objection, before: first.text, outcome, open } },
	});
	if (second && !isObjection(second)) return take(second, "met", "");
	if (second && unmet !== "" && weightOf(second) <= weightOf(first.verdict))
		return take(second, "named", unmet);
	return keep("objected", second?.reason ?? "");
}

/** How much a critic objects. */
function weightOf({ holds, support, aboutPeople }: Verdict): number {
	return Number(aboutPeople) * 4 + Number(!holds) * 2 + Number(support === "no");
}
