import { type VendorId, vendorIds, vendors } from "@throughline/domain/run/vendors";
import { variableOf } from "../../../src/config/ai.ts";
import { startFakeAnthropic } from "./anthropic.ts";
import { startFakeGemini } from "./gemini.ts";
import { startFakeLocal } from "./local.ts";
import { startFakeOpenAi } from "./openai.ts";
import type { FakeVendor } from "./server.ts";

/** How a fake of each vendor is started. */
export const fakeStarts: Record<VendorId, () => Promise<FakeVendor>> = {
	openai: startFakeOpenAi,
	anthropic: startFakeAnthropic,
	gemini: startFakeGemini,
	local: startFakeLocal,
};

/** The variables that lead a server to the fake of a vendor. */
export function variablesOf(vendor: VendorId, { url }: FakeVendor): Record<string, string> {
	return {
		[variableOf(vendor, "API_KEY")]: "sk-test-0123456789abcdef",
		[variableOf(vendor, "BASE_URL")]: url,
		...(vendors[vendor].model === null && { [variableOf(vendor, "MODEL")]: "qwen3:14b" }),
	};
}

/** A fake of each vendor, and the variables that lead a server to all of them. */
export async function startAllVendors() {
	const started = await Promise.all(
		vendorIds.map(async (vendor) => [vendor, await fakeStarts[vendor]()] as const),
	);
	return {
		fakes: Object.fromEntries(started) as Record<VendorId, FakeVendor>,
		environment: Object.assign({}, ...started.map(([vendor, fake]) => variablesOf(vendor, fake))) as Record<
			string,
			string
		>,
		async stop() {
			await Promise.all(started.map(([, fake]) => fake.stop()));
		},
	};
}
