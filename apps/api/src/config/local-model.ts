import { z } from "zod";
import { optional, url } from "./variable.ts";

/** An OpenAI-compatible model server of the operator's own. */
export type LocalConfig = {
	/** Null: it wants none. */
	apiKey: string | null;
	/** As the variable has it. */
	baseUrl: string;
	model: string;
	/** How much of a request and its answer fits into the model, in tokens. */
	contextTokens: number;
	/** The longest silence before and within an answer. */
	idleSeconds: number;
};

const leastContext = 2_048;
const mostContext = 10_000_000;
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
	LOCAL_MODEL_CONTEXT: optional(between(leastContext, mostContext, "a whole number of tokens")).default(
		8_192,
	),
	LOCAL_MODEL_IDLE_SECONDS: optional(between(1, longestIdle, "a whole number of seconds")).default(120),
};
type Variables = z.infer<z.ZodObject<typeof localVariables>>;

/** What is wrong between these variables; reads the raw values, so that it is listed beside what is wrong in one. */
export function localMistakes(raw: Record<string, string | undefined>): string[] {
	const isSet = (name: string) => Boolean(raw[name]?.trim());
	if (isSet("LOCAL_MODEL_URL")) {
		return isSet("LOCAL_MODEL")
			? []
			: [
					"LOCAL_MODEL must be set too: LOCAL_MODEL_URL only says where the server is, not which of its models serves",
				];
	}
	const alone = Object.keys(localVariables).filter(isSet);
	return alone.length === 0
		? []
		: [`LOCAL_MODEL_URL must be set too: without it ${alone.join(" and ")} has no effect`];
}

export function localConfig(env: Variables): LocalConfig | null {
	const { LOCAL_MODEL_URL: baseUrl, LOCAL_MODEL: model } = env;
	if (!baseUrl || !model) return null;
	return {
		apiKey: env.LOCAL_MODEL_KEY ?? null,
		baseUrl,
		model,
		contextTokens: env.LOCAL_MODEL_CONTEXT,
		idleSeconds: env.LOCAL_MODEL_IDLE_SECONDS,
	};
}
