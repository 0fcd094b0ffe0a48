import { z } from "zod";
import { Provider } from "../run.ts";

/** By which rules a model's words are held against the case today, counted up with each that marks less as known. */
export const currentChecks = 2;

/** Who made a part of a strategy. */
export const Author = z.object({
	provider: Provider,
	model: z.string().nullable().describe("As its server calls it; null for offline analysis"),
	checks: z.int().min(1).describe("By which rules it was held against the case; the newest count most"),
});
export type Author = z.infer<typeof Author>;

/** Who made it, by today's rules. */
export function authorOf({ provider, model }: Pick<Author, "provider" | "model">): Author {
	return { provider, model, checks: currentChecks };
}

/** On a part: left out by what does not say, and in parts that were stored before it was kept. */
export const authored = { author: Author.optional() };
