import { startFakeAnthropic } from "./anthropic.ts";
import { startFakeGemini } from "./gemini.ts";
import { startFakeOpenAi } from "./openai.ts";

/** A fake of each vendor, and the variables that lead a server to all of them. */
export async function startAllVendors() {
	const [openai, anthropic, gemini] = await Promise.all([
		startFakeOpenAi(),
		startFakeAnthropic(),
		startFakeGemini(),
	]);
	const key = "sk-test-0123456789abcdef";
	const fakes = { openai, anthropic, gemini };
	return {
		fakes,
		environment: {
			OPENAI_API_KEY: key,
			OPENAI_BASE_URL: openai.url,
			ANTHROPIC_API_KEY: key,
			ANTHROPIC_BASE_URL: anthropic.url,
			GEMINI_API_KEY: key,
			GEMINI_BASE_URL: gemini.url,
		},
		async stop() {
			await Promise.all(Object.values(fakes).map((fake) => fake.stop()));
		},
	};
}
