import type { FailureKind, LanguageModel, ModelFailure } from "../language-model.ts";

type LocalServer = Pick<LanguageModel, "model">;
type Detail = Partial<Pick<ModelFailure, "models">>;

/**
 * What happened with a model server of the operator's own, and what helps, for the kinds of failure where that is not
 * what helps with a vendor; null for the others.
 */
export function localSentence(
	kind: FailureKind,
	{ model }: LocalServer,
	{ models = null }: Detail = {},
): string | null {
	switch (kind) {
		case "auth":
			return "The local model server does not accept the key of this installation. An administrator can set it in LOCAL_MODEL_KEY.";
		case "permission":
			return `The local model server does not allow the use of ${model}. An administrator can allow it there, or name another model in LOCAL_MODEL.`;
		case "not_found":
			return unknownModel(model, models);
		case "quota":
			return "The local model server says that its quota is used up. An administrator can raise it there.";
		case "too_large":
			return `This does not fit into the context of ${model}. Use less material; an administrator can set LOCAL_MODEL_CONTEXT to the number of tokens that the server really holds, or give the server a larger context.`;
		case "network":
			return "The local model server cannot be reached. An administrator can check whether it runs and whether LOCAL_MODEL_URL names it.";
		case "timeout":
			return "The local model server took too long to go on. Try again; an administrator can let it be silent for longer with LOCAL_MODEL_IDLE_SECONDS.";
		case "truncated":
			return "The answer of the local model server broke off before its end. Try again; if it stays so, an administrator can give the server a larger context and say so in LOCAL_MODEL_CONTEXT.";
		case "bad_output":
			return `${model} gave no answer that could be used. Try again, or choose another provider; an administrator can name a larger model in LOCAL_MODEL.`;
		default:
			return null;
	}
}

function unknownModel(model: string, models: readonly string[] | null): string {
	if (models === null) {
		return `The local model server knows neither ${model} nor a list of its models. An administrator can check LOCAL_MODEL_URL, which often ends with /v1, and LOCAL_MODEL.`;
	}
	const there = models.length === 0 ? "It has none." : `It has ${models.join(", ")}.`;
	return `The local model server does not know the model ${model}. ${there} An administrator can name another in LOCAL_MODEL.`;
}
