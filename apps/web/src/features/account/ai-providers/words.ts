import type { AiProvider, AiProviderState, ConnectionLine } from "@throughline/domain/ai-provider";
import { type VendorId, vendors } from "@throughline/domain/run/vendors";
import type { Tone } from "@throughline/ui/badge";

/** What a provider is called in Settings: by who runs it, not by its model. */
export function providerName(provider: VendorId): string {
	return vendors[provider].name;
}

export const stateWords: Record<AiProviderState, { word: string; tone: Tone }> = {
	ready: { word: "Ready", tone: "good" },
	"no-key": { word: "No key", tone: "unknown" },
	"no-address": { word: "Not set up", tone: "unknown" },
	"no-model": { word: "No model", tone: "warning" },
	"enter-again": { word: "Enter the key again", tone: "warning" },
};

export const checkWords: Record<ConnectionLine["check"], string> = {
	reachable: "Reachable",
	key: "Key",
	model: "Model",
	structured: "Structured answer",
	context: "Context",
	time: "Time",
};

export const outcomeWords: Record<ConnectionLine["outcome"], { word: string; tone: Tone }> = {
	passed: { word: "Passed", tone: "good" },
	failed: { word: "Failed", tone: "critical" },
	unknown: { word: "Not known", tone: "unknown" },
};

/** Whether an Admin has entered anything that could be removed. */
export function hasEntered({ key, baseUrl, model, contextTokens, prices, changedAt }: AiProvider): boolean {
	if (changedAt === null) return false;
	const entered = [baseUrl, model, contextTokens].some(
		(field) => field !== null && field.value !== null && field.variable === null,
	);
	return key.stored || prices !== null || entered;
}
