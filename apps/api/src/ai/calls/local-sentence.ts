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
			return "The local model server does not accept the key of this installation. An Admin can enter it under Settings → AI providers, or set LOCAL_MODEL_KEY.";
		case "permission":
			return `The local model server does not allow the use of ${model}. An Admin can allow it there, or choose another model under Settings → AI providers or in LOCAL_MODEL.`;
		case "not_found":
			return unknownModel(model, models);
		case "quota":
			return "The local model server says that its quota is used up. An Admin can raise it there.";
		case "too_large":
			return `This does not fit into the context of ${model}. Use less material; an Admin can enter the number of tokens that the server really holds under Settings → AI providers or in LOCAL_MODEL_CONTEXT, or give the server a larger context.`;
		case "network":
			return "The local model server cannot be reached. An Admin can check whether it runs, and its address under Settings → AI providers or in LOCAL_MODEL_URL.";
		case "timeout":
			return "The local model server took too long to go on. Try again; an Admin can let it be silent for longer with LOCAL_MODEL_IDLE_SECONDS.";
		case "truncated":
			return "The answer of the local model server broke off before its end. Try again; if it stays so, an Admin can give the server a larger context and say so under Settings → AI providers or in LOCAL_MODEL_CONTEXT.";
		case "bad_output":
			return `${model} gave no answer that could be used. Try again, or choose another provider; an Admin can choose a larger model under Settings → AI providers or in LOCAL_MODEL.`;
		default:
			return null;
	}
}

function unknownModel(model: string, models: readonly string[] | null): string {
	if (models === null) {
		return `The local model server knows neither ${model} nor a list of its models. An Admin can check address, which often ends with /v1, and model under Settings → AI providers, or LOCAL_MODEL_URL and LOCAL_MODEL.`;
	}
	const there = models.length === 0 ? "It has none." : `It has ${models.join(", ")}.`;
	return `The local model server does not know the model ${model}. ${there} An Admin can choose another under Settings → AI providers, or set LOCAL_MODEL.`;
}
