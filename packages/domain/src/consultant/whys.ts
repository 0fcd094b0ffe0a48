import { z } from "zod";
import { version } from "../shape.ts";
import type { ProductLanguage } from "../value/language.ts";
import { Author } from "./author.ts";
import { Quote } from "./evidence.ts";
import { Verdict } from "./verdict.ts";
import { whyWords } from "./why-words.ts";

/** The deepest level of the Five Whys, and the first at which a root cause can be settled. */
export const deepestWhy = 5;
export const firstFinalWhy = 3;

/** The question that a why raises; the deepest level raises none. */
export function questionOfOption(option: string, depth: number, language: ProductLanguage): string {
	return depth < deepestWhy ? `${whyWords[language].why} (${option})` : "";
}

/** An answer to its parent's question, and the question that it raises. */
export type WhysNode = {
	id: string;
	option: string;
	/** The next question; "" at the deepest level. */
	question: string;
	consideration: string;
	/** Texts of the quotes, for clients that show no places. */
	supporting_evidence: string[];
	counter_arguments: string[];
	/** The same with their places in the sources. */
	supporting_quotes: Quote[];
	counter_quotes: Quote[];
	/** What a model's critic says of it; null where none was asked. */
	verdict: Verdict | null;
	/** Who proposed it; left out of what a person wrote, and where that was not kept. */
	author?: Author | undefined;
	/** Written or edited by a person. */
	isCustom: boolean;
	/** Nothing deeper follows. */
	isLeaf: boolean;
	/** 1 for an answer to the root question, at most 5. */
	depth: number;
	/** How often it has been edited, from 1. */
	version: number;
	branches: WhysNode[];
};

export const WhysNode: z.ZodType<WhysNode> = z
	.object({
		id: z.string(),
		option: z.string(),
		question: z.string(),
		consideration: z.string(),
		supporting_evidence: z.array(z.string()),
		counter_arguments: z.array(z.string()),
		supporting_quotes: z.array(Quote),
		counter_quotes: z.array(Quote),
		verdict: Verdict.nullable(),
		author: Author.optional(),
		isCustom: z.boolean(),
		isLeaf: z.boolean(),
		depth: z.int().min(1).max(deepestWhy),
		version,
		get branches() {
			return z.array(WhysNode);
		},
	})
	// The API's description refers to a shape that holds itself by its name.
	.meta({ id: "WhysNode" });

export const WhysTree = z.object({ rootQuestion: z.string(), branches: z.array(WhysNode) });
export type WhysTree = z.infer<typeof WhysTree>;

/** An option as somebody proposes it, before it is stored. */
export type WhyDraft = {
	option: string;
	/** The next question; "" at the deepest level. */
	question: string;
	consideration: string;
	supporting: Quote[];
	counter: Quote[];
	/** What a model's critic says of it. */
	verdict?: Verdict | undefined;
	isLeaf: boolean;
	depth: number;
	branches: WhyDraft[];
};

export type TreeDraft = { rootQuestion: string; branches: WhyDraft[] };
