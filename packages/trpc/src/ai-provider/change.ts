import type { Transaction } from "@throughline/db/connect";
import type { Person } from "@throughline/domain/account";
import type { AiPrices, AiProvider, AiProviderChange } from "@throughline/domain/ai-provider";
import { isOwnServer, type VendorId } from "@throughline/domain/run/vendors";
import type { Issue } from "@throughline/domain/shape";
import { invalidInput } from "../error.ts";
import { outdated } from "../outdated.ts";
import type { AiProviderDesk, AiProviderRow } from "../ports/ai-provider-desk.ts";
import type { Writer } from "../writer.ts";
import { aiProviders } from "./entity.ts";
import { describeProviders, lockProviderRow } from "./rows.ts";

type Caller = { db: Transaction; write: Writer; person: Person; desk: AiProviderDesk };
type Target = { provider: VendorId; version: number | undefined };

const nothing = {
	baseUrl: null,
	model: null,
	sealedKey: null,
	contextTokens: null,
	...pricesOf(null),
} satisfies Partial<AiProviderRow>;

/**
 * Changes what is entered for a provider. Throws INVALID_INPUT for what the environment sets or the provider does not
 * have, CONFLICT or VERSION_REQUIRED with the provider as it is now.
 */
export async function changeProvider(
	caller: Caller,
	{ provider, version, ...change }: AiProviderChange & Target,
): Promise<AiProvider> {
	const { desk } = caller;
	const { row, current } = await lockCurrent(caller, { provider, version });
	const issues = await issuesOf(change, { row, current, desk });
	if (issues.length > 0) throw invalidInput(issues);
	const { apiKey, prices, ...fields } = change;
	const baseUrl = fields.baseUrl === undefined ? row.baseUrl : fields.baseUrl;
	const sealedKey = apiKey ? desk.seal({ provider, baseUrl }, apiKey) : apiKey;
	return await store(caller, row, {
		...fields,
		sealedKey,
		...(prices !== undefined && pricesOf(prices)),
	});
}

/** Removes everything that was entered for a provider. Throws CONFLICT or VERSION_REQUIRED. */
export async function clearProvider(caller: Caller, target: Target): Promise<AiProvider> {
	const { row } = await lockCurrent(caller, target);
	return await store(caller, row, nothing, "removed");
}

async function lockCurrent(caller: Caller, { provider, version }: Target) {
	const row = await lockProviderRow(caller.db, provider);
	const current = await describeOne(caller, provider);
	if (version !== row.version) throw outdated("AI provider", version, current);
	return { row, current };
}

async function describeOne({ db: tx, desk }: Caller, provider: VendorId): Promise<AiProvider> {
	const described = (await describeProviders(tx, desk)).find((each) => each.provider === provider);
	if (!described) throw new Error(`${provider} is not described`);
	return described;
}

async function store(
	caller: Caller,
	{ id, provider, version }: AiProviderRow,
	change: Partial<{ [Key in keyof AiProviderRow]: AiProviderRow[Key] | undefined }>,
	action?: string,
): Promise<AiProvider> {
	const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
	await caller.write.update(
		aiProviders,
		{ id, version },
		{ ...given, changedBy: caller.person.id },
		action === undefined ? {} : { action },
	);
	return await describeOne(caller, provider);
}

type Known = { row: AiProviderRow; current: AiProvider; desk: AiProviderDesk };

async function issuesOf(change: Omit<AiProviderChange, "version">, known: Known): Promise<Issue[]> {
	return [
		...setElsewhere(change, known),
		...(await addressIssues(change, known)),
		...ofOtherProviders(change, known),
	];
}

/** What a variable sets is not entered: it would have no effect. Taking away what was entered before is allowed. */
function setElsewhere(
	change: Omit<AiProviderChange, "version">,
	{ current: { key, baseUrl, model, contextTokens } }: Known,
): Issue[] {
	const variables = {
		apiKey: key.variable,
		baseUrl: baseUrl.variable,
		model: model.variable,
		contextTokens: contextTokens?.variable ?? null,
	};
	return Object.entries(variables).flatMap(([path, variable]) =>
		variable !== null && change[path as keyof typeof variables] != null
			? [{ path, message: `${variable} sets this, and wins over what is entered` }]
			: [],
	);
}

/** A key goes to the address for which it was given, and to no other. */
async function addressIssues(
	{ baseUrl, apiKey }: Omit<AiProviderChange, "version">,
	{ row, current, desk }: Known,
): Promise<Issue[]> {
	if (baseUrl === undefined) return [];
	const issues: Issue[] = [];
	// What was entered under earlier rules goes on.
	const isNew = baseUrl !== null && baseUrl !== row.baseUrl;
	const mistake = isNew ? await desk.addressMistake(baseUrl) : null;
	if (mistake !== null) issues.push({ path: "baseUrl", message: mistake });
	if (baseUrl !== null && current.key.variable !== null && current.baseUrl.variable === null) {
		const message = `The key in ${current.key.variable} is sent to no address that is entered here: set the address in the environment too`;
		issues.push({ path: "baseUrl", message });
	}
	if (baseUrl !== row.baseUrl && row.sealedKey !== null && apiKey === undefined) {
		const message = "Enter the key again: the stored one was given for another address";
		issues.push({ path: "apiKey", message });
	}
	return issues;
}

function ofOtherProviders(
	{ contextTokens, prices }: Omit<AiProviderChange, "version">,
	{ row: { provider } }: Known,
): Issue[] {
	const own = isOwnServer(provider);
	return [
		...(contextTokens != null && !own
			? [
					{
						path: "contextTokens",
						message: "Only a local model needs this: vendors' models hold more than is asked",
					},
				]
			: []),
		...(prices != null && own
			? [{ path: "prices", message: "A model server of your own costs nothing" }]
			: []),
	];
}

function pricesOf(prices: AiPrices | null) {
	return {
		inputPrice: prices?.input ?? null,
		outputPrice: prices?.output ?? null,
		cachedPrice: prices?.cached ?? null,
		priceCurrency: prices?.currency ?? null,
		priceDollars: prices?.dollars ?? null,
		pricedOn: prices?.asOf ?? null,
	};
}
