import { leastContext, mostContext } from "@throughline/domain/ai-provider";
import { z } from "zod";
import { optional, url } from "./variable.ts";

/** How many tokens of question and answer a local model holds where nobody says it. */
export const usualContext = 8_192;
const longestIdle = 86_400;

const between = (least: number, most: number, what: string) => {
	const mistake = `must be ${what}, ${least} to ${most}`;
	return z
		.string()
		.trim()
		.regex(/^\d{1,9}$/, mistake)
		.transform(Number)
		.refine((value) => value >= least && value <= most, mistake);
};

/** The variables behind it, for the shape of the environment. */
export const localVariables = {
	LOCAL_MODEL_URL: optional(url(["http:", "https:"])),
	LOCAL_MODEL: optional(z.string().trim()),
	LOCAL_MODEL_KEY: optional(
		z
			.string()
			.trim()
			.regex(/^[\x21-\x7e]+$/, "must be a key as an HTTP header can carry it, without spaces"),
	),
	LOCAL_MODEL_CONTEXT: optional(between(leastContext, mostContext, "a whole number of tokens")),
	LOCAL_MODEL_IDLE_SECONDS: optional(between(1, longestIdle, "a whole number of seconds")).default(120),
};

/** What is wrong between these variables; reads the raw values, so that it is listed beside what is wrong in one. */
export function localMistakes(raw: Record<string, string | undefined>): string[] {
	const isSet = (name: string) => Boolean(raw[name]?.trim());
	return isSet("LOCAL_MODEL_KEY") && !isSet("LOCAL_MODEL_URL")
		? ["LOCAL_MODEL_URL must be set too: the key in LOCAL_MODEL_KEY is sent to no address from elsewhere"]
		: [];
}
