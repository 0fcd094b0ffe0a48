import { z } from "zod";

/** How much of a material a model was shown: what does not fit into it is chosen by what bears most on the question. */
export const Shown = z.object({
	passages: z.int().describe("Statements that were shown"),
	of: z.int().describe("Statements of the whole material"),
});
export type Shown = z.infer<typeof Shown>;
