import { playbookSizes } from "@throughline/domain/playbook/playbook";
import { PlaybookUse } from "@throughline/domain/playbook/use";
import { PlaybookId } from "@throughline/domain/shape";
import { productLanguages } from "@throughline/domain/value/language";
import { z } from "zod";

/** A decision that is left open: the work that serves one of its options does not come with the program. */
export const notDecided = "not-decided";

/** The same rules as the server's, over what the fields hold; nothing chosen is "". */
export const UsePlaybookForm = z.object({
	playbookId: PlaybookId,
	size: z.enum(playbookSizes),
	name: PlaybookUse.shape.name,
	startDate: PlaybookUse.shape.startDate,
	language: z.enum(productLanguages),
	/** "" for the organisation's. */
	currency: z.string().transform((code) => code || undefined),
	/** Options by decision; undefined where nobody has looked at one. */
	choices: z.record(z.string(), z.string().optional()).transform(decided),
});
export type UsePlaybookValues = z.input<typeof UsePlaybookForm>;
export type UsePlaybookInput = z.output<typeof UsePlaybookForm>;

/** The options that are chosen, by decision. */
export function decided(choices: Record<string, string | undefined>): Record<string, string> {
	return Object.fromEntries(
		Object.entries(choices).flatMap(([decision, option]) =>
			option === undefined || option === notDecided ? [] : [[decision, option]],
		),
	);
}
