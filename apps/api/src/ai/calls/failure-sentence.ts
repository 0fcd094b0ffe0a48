import { vendors } from "@throughline/domain/run/vendors";
import { CodedError, type ErrorCode } from "@throughline/trpc/error";
import { variableOf } from "../../config/ai.ts";
import { type FailureKind, type LanguageModel, ModelFailure } from "../language-model.ts";
import { localSentence } from "./local-sentence.ts";
import { unasked } from "./unasked.ts";

type Server = Pick<LanguageModel, "provider" | "model">;
type Detail = Partial<Pick<ModelFailure, "retryAfterMs" | "models">>;

/** One sentence for the person for each kind of failure: what happened, and what helps. */
export function failureSentence(
	kind: FailureKind,
	server: Server,
	{ retryAfterMs = null, models = null }: Detail = {},
): string {
	const own = server.provider === "local" ? localSentence(kind, server, { models }) : null;
	if (own !== null) return own;
	return capitalized(vendorSentence(kind, server, retryAfterMs));
}

function vendorSentence(kind: FailureKind, server: Server, retryAfterMs: number | null): string {
	const { company } = vendors[server.provider];
	const variable = (setting: Parameters<typeof variableOf>[1]) => variableOf(server.provider, setting);
	switch (kind) {
		case "auth":
			return `${company} does not accept the key of this installation. An Admin can enter another under Settings → AI providers, or set ${variable("API_KEY")}.`;
		case "permission":
			return `The key of this installation may not use ${server.model} at ${company}. An Admin can allow it there, or name another model under Settings → AI providers or in ${variable("MODEL")}.`;
		case "not_found":
			return `${company} does not know the model ${server.model}. An Admin can choose another under Settings → AI providers, or set ${variable("MODEL")}.`;
		case "quota":
			return `The account at ${company} has used up its quota. Choose another provider, or raise the quota there.`;
		case "rate_limit":
			return `The rate limit of ${company} is reached. ${tryAgain(retryAfterMs)}`;
		case "bad_request":
			return `${company} did not accept the request. Choose another provider; the log says why.`;
		case "too_large":
			return `This is more than ${server.model} can read at once. Use less material, or choose another provider.`;
		case "overloaded":
			return `${company} is overloaded. ${tryAgain(retryAfterMs)}`;
		case "server":
			return `${company} failed to answer properly. Try again, or choose another provider.`;
		case "network":
			return `${company} cannot be reached. Try again; if it stays so, an Admin can check the network and the address under Settings → AI providers or in ${variable("BASE_URL")}.`;
		case "forbidden_address":
			return `The address of ${company} ${unasked}`;
		case "timeout":
			return `${company} took too long to answer. Try again.`;
		case "aborted":
			return "This was cancelled";
		case "truncated":
			return `The answer of ${company} broke off before its end. Try again.`;
		case "refused":
			return `${company} declined to answer this. Put it in other words, or choose another provider.`;
		case "bad_output":
			return `The answer of ${company} could not be used. Try again, or choose another provider.`;
		case "wrong_language":
			return `${server.model} does not answer in the language of your text. Choose another provider; an Admin can choose another model under Settings → AI providers.`;
	}
}

const codes: Partial<Record<FailureKind, ErrorCode>> = {
	aborted: "CANCELLED",
	timeout: "TIMED_OUT",
	rate_limit: "RATE_LIMITED",
	quota: "QUOTA_EXCEEDED",
};

/** A model's failure as the error that use cases throw. What is no ModelFailure goes up as it is. */
export function toCodedFailure(thrown: unknown, server: Server): unknown {
	if (!(thrown instanceof ModelFailure)) return thrown;
	const { kind, retryAfterMs } = thrown;
	return new CodedError(codes[kind] ?? "PROVIDER_FAILED", failureSentence(kind, server, thrown), {
		cause: thrown,
		...(retryAfterMs !== null && { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) }),
	});
}

function capitalized(sentence: string): string {
	return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function tryAgain(retryAfterMs: number | null): string {
	if (retryAfterMs === null) return "Wait a moment and try again.";
	const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
	if (seconds < 120) return `Try again in ${seconds === 1 ? "a second" : `${seconds} seconds`}.`;
	return `Try again in ${Math.ceil(seconds / 60)} minutes.`;
}
