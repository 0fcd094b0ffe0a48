import { z } from "zod";
import { vendorIds } from "./run/vendors.ts";
import { changeOf, day, decimal, instant, requiredText, version } from "./shape.ts";
import { Currency, defaultCurrency } from "./value/currency.ts";

/** A vendor, or a model server of the operator's own, by its word in the address and in the database. */
export const AiProviderId = z.enum(vendorIds, `Choose ${vendorIds.join(", ")}`);

/** Whether a provider can serve, and if not, what it lacks. */
export const aiProviderStates = ["ready", "no-key", "enter-again", "no-address", "no-model"] as const;
export type AiProviderState = (typeof aiProviderStates)[number];

/** What a local model holds, in tokens of question and answer together. */
export const leastContext = 2_048;
export const mostContext = 10_000_000;

const mostPrice = 100_000;
const price = decimal
	.refine((value) => Number(value) >= 0, { error: "The price must not be negative", abort: true })
	.refine((value) => Number(value) <= mostPrice, `Enter at most ${mostPrice.toLocaleString("en-US")}`)
	.refine((value) => /^\d+(?:\.\d{1,6})?$/.test(value), "Use at most six decimal places");

/** What a model costs for a million tokens: decimal strings in `currency`, as its price list of `asOf` says. */
export const AiPrices = z
	.strictObject({
		input: price.describe("Tokens read"),
		output: price.describe("Tokens written, thoughts included"),
		cached: price.nullable().default(null).describe("Read from the vendor's cache; null: as tokens read"),
		currency: Currency.default(defaultCurrency),
		dollars: price
			.refine((value) => Number(value) > 0, "Enter more than 0")
			.nullable()
			.default(null)
			.describe("US dollars for one of `currency`: the ledger is kept in them. Null for US dollars"),
		asOf: day,
	})
	.refine(({ currency, dollars }) => (currency === defaultCurrency) === (dollars === null), {
		path: ["dollars"],
		error: "Say what one unit of the currency is in US dollars; for US dollars themselves leave it out",
	});
export type AiPrices = z.infer<typeof AiPrices>;

/** The base address of an API, without a sign-in, a query or a fragment. */
export const BaseUrl = z
	.string("Enter an address")
	.trim()
	.max(2_000, "Use at most 2000 characters")
	.refine((value) => !/[@?#]/.test(value), "Leave out names, passwords and what follows ? or #")
	.pipe(
		z.url({
			protocol: /^https?$/,
			hostname: /./,
			error: "Enter an address that begins with https:// or http:// and names a host",
		}),
	);

/** A key as an HTTP header carries it. */
export const ApiKey = z
	.string("Enter a key")
	.trim()
	.min(1, "Enter a key")
	.max(500, "Use at most 500 characters")
	.regex(/^[\x21-\x7e]+$/, "A key has no spaces and no letters with accents");

/** What an Admin enters for a provider. Null removes a field, what is left out stays; the key is never answered. */
export const AiProviderChange = changeOf({
	apiKey: ApiKey.nullable().optional().describe("Write-only"),
	baseUrl: BaseUrl.nullable().optional(),
	model: requiredText(200, "Enter the model's id").nullable().optional(),
	contextTokens: z
		.int("Enter a whole number of tokens")
		.min(leastContext, `Enter at least ${leastContext}`)
		.max(mostContext, `Enter at most ${mostContext}`)
		.nullable()
		.optional()
		.describe("Of a local model: how many tokens of question and answer it holds"),
	prices: AiPrices.nullable().optional(),
});
export type AiProviderChange = z.infer<typeof AiProviderChange>;

/** A field as it counts, and the environment variable that sets it: such a field cannot be entered. */
const fieldOf = <T extends z.ZodType>(value: T) =>
	z.object({ value: value.nullable(), variable: z.string().nullable() });

/** A provider as Admins see it. No key is in it. */
export const AiProvider = z.object({
	provider: AiProviderId,
	label: z.string().describe("As the consultant calls it: GPT-5, Local model"),
	state: z.enum(aiProviderStates),
	key: z.object({
		stored: z.boolean().describe("One was entered, whether or not it can be read"),
		variable: z.string().nullable().describe("The environment variable that holds one"),
	}),
	baseUrl: fieldOf(z.string()).describe("Null: the vendor's own"),
	model: fieldOf(z.string()),
	usualModel: z.string().nullable().describe("What serves where no model is named"),
	contextTokens: fieldOf(z.int())
		.nullable()
		.describe("Null for vendors, whose models hold more than is asked"),
	prices: AiPrices.nullable().describe("As entered"),
	listPrices: AiPrices.nullable().describe(
		"Those known here for the model; what counts where none are entered",
	),
	version,
	changedBy: z.string().nullable().describe("Who changed it last; null: nobody has"),
	changedAt: instant.nullable(),
});
export type AiProvider = z.infer<typeof AiProvider>;

/** What a connection test looks at, in this order. */
export const connectionChecks = ["reachable", "key", "model", "structured", "context", "time"] as const;

/** A line of a connection test. `unknown`: not checked, or the server does not say. */
export const ConnectionLine = z.object({
	check: z.enum(connectionChecks),
	outcome: z.enum(["passed", "failed", "unknown"]),
	message: z.string(),
});
export type ConnectionLine = z.infer<typeof ConnectionLine>;

export const ConnectionTest = z.object({
	passed: z.boolean(),
	model: z.string().nullable(),
	lines: z.array(ConnectionLine),
});
export type ConnectionTest = z.infer<typeof ConnectionTest>;

/** A model that a provider lists for the key in use. */
export const ListedModel = z.object({
	id: z.string(),
	contextTokens: z.int().nullable().describe("What it holds, where the provider says it"),
});
export type ListedModel = z.infer<typeof ListedModel>;
