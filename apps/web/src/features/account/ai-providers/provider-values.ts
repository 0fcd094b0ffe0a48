import { type AiProvider, AiProviderChange } from "@throughline/domain/ai-provider";
import type { z } from "zod";

/** What the form holds: texts as they are typed. */
export type ProviderValues = {
	apiKey: string;
	baseUrl: string;
	model: string;
	contextTokens: string;
	prices: {
		input: string;
		output: string;
		cached: string;
		currency: string;
		dollars: string;
		asOf: string;
	};
};

/** The provider as the form shows it; a key is never among it. */
export function valuesOf(
	{ baseUrl, model, contextTokens, prices }: AiProvider,
	today: string,
): ProviderValues {
	return {
		apiKey: "",
		baseUrl: baseUrl.value ?? "",
		model: model.value ?? "",
		contextTokens: String(contextTokens?.value ?? ""),
		prices: {
			input: prices?.input ?? "",
			output: prices?.output ?? "",
			cached: prices?.cached ?? "",
			currency: prices?.currency ?? "USD",
			dollars: prices?.dollars ?? "",
			asOf: prices?.asOf ?? today,
		},
	};
}

type Dirty = { [Field in keyof ProviderValues]?: unknown };

/** What is to be changed: the fields that were touched, blank ones removed. Prices come and go together. */
export function changeOfValues(
	values: ProviderValues,
	dirty: Dirty,
	version: number,
): z.ZodSafeParseResult<AiProviderChange> {
	const orNull = (text: string) => (text.trim() === "" ? null : text);
	const { input, output, cached, currency, dollars, asOf } = values.prices;
	const priced = [input, output, cached].some((text) => text.trim() !== "");
	return AiProviderChange.safeParse({
		version,
		...(values.apiKey.trim() !== "" && { apiKey: values.apiKey }),
		...(dirty.baseUrl !== undefined && { baseUrl: orNull(values.baseUrl) }),
		...(dirty.model !== undefined && { model: orNull(values.model) }),
		...(dirty.contextTokens !== undefined && {
			contextTokens: values.contextTokens.trim() === "" ? null : Number(values.contextTokens),
		}),
		...(dirty.prices !== undefined && {
			prices: priced
				? {
						input,
						output,
						cached: orNull(cached),
						currency,
						dollars: currency === "USD" ? null : orNull(dollars),
						asOf,
					}
				: null,
		}),
	});
}
