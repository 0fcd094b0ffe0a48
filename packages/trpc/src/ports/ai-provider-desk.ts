import type { aiProvider } from "@throughline/db/schema";
import type { AiProvider, ConnectionTest, ListedModel } from "@throughline/domain/ai-provider";
import type { VendorId } from "@throughline/domain/run/vendors";
import type { Asking } from "./asking.ts";

/** What is stored of one provider. */
export type AiProviderRow = typeof aiProvider.$inferSelect;

/** Knows what the environment says of the providers, keeps their keys and speaks to them. */
export type AiProviderDesk = {
	/** Each provider as it counts, in the order of the screens; `changedBy` is null in all. */
	describe(rows: readonly AiProviderRow[]): AiProvider[];
	/** Why an address that is entered may not be used; null when it may. */
	addressMistake(address: string): Promise<string | null>;
	/** A key as it is stored: to be read again for this provider and this address alone. */
	seal(place: Pick<AiProviderRow, "provider" | "baseUrl">, key: string): string;
	/** Asks the provider for a small answer. What fails is a line; only QUOTA_EXCEEDED of `afford` is thrown. */
	test(
		provider: VendorId,
		rows: readonly AiProviderRow[],
		asking: Pick<Asking, "signal" | "afford" | "spent">,
	): Promise<ConnectionTest>;
	/** What the provider lists for its key, by id. Throws NO_PROVIDER, or PROVIDER_FAILED and its like. */
	models(provider: VendorId, rows: readonly AiProviderRow[], signal: AbortSignal): Promise<ListedModel[]>;
};
