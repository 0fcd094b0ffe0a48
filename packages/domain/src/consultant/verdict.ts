import { z } from "zod";

/** What came of a proposal that the critic objected to, and that its author was asked to put right. */
export const revisionOutcomes = ["met", "named", "objected", "figures", "quotes", "none"] as const;

/** How a proposal was revised after its critic. It is put right once, and only what holds against the text is taken over. */
export const Revision = z.object({
	objection: z.string().describe("What the critic said of the first wording"),
	before: z
		.string()
		.nullable()
		.describe("The first wording, where another one stands in its place; null where it was kept"),
	outcome: z
		.enum(revisionOutcomes)
		.describe(
			"met: the critic accepts the new wording; named: it stands with what it leaves open. The first wording was kept because of the new one: objected: the critic objects to it, too; figures, quotes: it has some that are not in the text; none: there is none",
		),
	open: z.string().describe("What is left open, or the figures that are not in the text; empty for nothing"),
});
export type Revision = z.infer<typeof Revision>;

/** What a model's critic says of a cause or an option that the model has proposed. */
export const Verdict = z.object({
	holds: z.boolean().describe("A cause explains what it is named for; an option acts on the root cause"),
	support: z.enum(["yes", "partly", "no"]).describe("Whether the quoted passages say so"),
	aboutPeople: z.boolean().describe("It explains something by people's nature, culture or blame"),
	reason: z.string(),
	revision: Revision.optional().describe("Absent where the critic objected to nothing, or nobody was asked"),
});
export type Verdict = z.infer<typeof Verdict>;

/** A verdict in a few words. */
export function verdictText({
	holds,
	support,
	aboutPeople,
}: Pick<Verdict, "holds" | "support" | "aboutPeople">): string {
	if (aboutPeople) return "Explains by people's nature";
	if (!holds) return "Does not hold";
	return { yes: "Supported", partly: "Partly supported", no: "Not supported" }[support];
}

/** Whether a critic objects to a proposal: it does not hold, nothing supports it, or it explains by people's nature. */
export function isObjection({ holds, support, aboutPeople }: Verdict): boolean {
	return !holds || aboutPeople || support === "no";
}

/** What became of a proposal after its objection, and where another wording stands now, the first one with the objection. */
export function revisionText({ objection, before, outcome, open }: Revision): {
	became: string;
	was: string | null;
} {
	const ended = /[.!?…]$/u.test(before ?? "") ? "" : ".";
	const was = before === null ? null : `Was: “${before}”${ended} Objection: ${objection}`;
	const still = open === "" ? "" : ` ${open}`;
	const became = {
		met: "Revised, and the critic accepts it.",
		named: `Revised. Still open:${still}`,
		objected: `Kept as it was: the critic objected to the new wording too.${still}`,
		figures: `Kept as it was: the new wording had figures that are not in your text (${open.replace(/\.$/, "")}).`,
		quotes: "Kept as it was: the new wording quoted words that are not in your text.",
		none: "Kept as it was: the model found no better wording.",
	}[outcome];
	return { became, was };
}
