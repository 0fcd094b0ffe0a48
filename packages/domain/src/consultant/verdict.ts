import { z } from "zod";

/** What a model's critic says of a cause or an option that the model has proposed. */
export const Verdict = z.object({
	holds: z.boolean().describe("A cause explains what it is named for; an option acts on the root cause"),
	support: z.enum(["yes", "partly", "no"]).describe("Whether the quoted passages say so"),
	aboutPeople: z.boolean().describe("It explains something by people's nature, culture or blame"),
	reason: z.string(),
});
export type Verdict = z.infer<typeof Verdict>;

/** A verdict in a few words. */
export function verdictText({ holds, support, aboutPeople }: Omit<Verdict, "reason">): string {
	if (aboutPeople) return "Explains by people's nature";
	if (!holds) return "Does not hold";
	return { yes: "Supported", partly: "Partly supported", no: "Not supported" }[support];
}
