import { openAi } from "./openai.ts";
import { type FakeVendor, startFake } from "./server.ts";

/** The models that it has. */
export const localModels = ["llama3.1:8b", "qwen3:14b"];

/** A model server on this machine, as Ollama, llama.cpp, vLLM and LM Studio speak. */
export function startFakeLocal(): Promise<FakeVendor> {
	const data = localModels.map((id) => ({ id, object: "model", created: 1, owned_by: "library" }));
	return startFake({ ...openAi, models: { object: "list", data } }, "/v1");
}
