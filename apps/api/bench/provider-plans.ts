import { join } from "node:path";
import type { Provider } from "@throughline/domain/run";
import { labelOfModel, type VendorId, vendorIds } from "@throughline/domain/run/vendors";
import { statusOf } from "../src/ai/language-models.ts";
import { type EffectiveProvider, effectiveProvider } from "../src/ai/settings/effective.ts";
import { ownAddress as anthropicAddress } from "../src/ai/vendors/anthropic.ts";
import { ownAddress as geminiAddress } from "../src/ai/vendors/gemini.ts";
import { ownAddress as openAiAddress } from "../src/ai/vendors/openai.ts";
import { aiVariables, contextVariable, variableOf } from "../src/config/ai.ts";
import { searchVariables } from "../src/config/search.ts";
import { readConfig } from "../src/config.ts";
import { startRecorder } from "./answers/record.ts";
import { beginFolder, type RecordedWalk, walkOf } from "./answers/recording.ts";
import { startReplay } from "./answers/replay.ts";
import type { InPlace } from "./answers/served.ts";
import { type CaseFolder, caseFolders, casesIn } from "./cases.ts";

/** Something in the command or the environment that the operator can mend: one sentence. */
export class BenchMistake extends Error {}

export type ProviderOptions = {
	/** Names of providers, between commas. */
	provider: string;
	/** How the names of the cases begin that are walked, between commas; all unless given. */
	cases?: string | undefined;
	/** The folder in which answers are kept, or from which they come: below it, each provider has its own. */
	record?: string | undefined;
	answers?: string | undefined;
};

/** The names of the cases to walk, by folder. */
export type Chosen = ReadonlyMap<CaseFolder, readonly string[]>;

/** How a provider is walked: the product's variables, and what stands in the vendor's place, if anything does. */
export type ProviderPlan = { provider: Provider; start: () => Promise<Started> };
type Started = { environment: Record<string, string>; inPlace: InPlace | null; missing: readonly string[] };

const asItIs = async (): Promise<Started> => ({ environment: {}, inPlace: null, missing: [] });

/** What is to be walked, and how with each provider: first without a model. Throws a BenchMistake or a ConfigError. */
export async function plansOf({
	provider,
	cases,
	record,
	answers,
}: ProviderOptions): Promise<{ chosen: Chosen; plans: ProviderPlan[] }> {
	if (record && answers)
		throw new BenchMistake("Give --record or --answers: one makes what the other reads.");
	const providers = vendorsNamed(provider);
	const named = cases ? cases.split(",").map((beginning) => beginning.trim()) : null;
	const offline: ProviderPlan = { provider: "offline", start: asItIs };
	if (answers) {
		const walks = await Promise.all(
			providers.map(async (each) => ({
				each,
				folder: join(answers, each),
				walk: await recorded(join(answers, each)),
			})),
		);
		const chosen = await casesNamed(named ?? walks[0]?.walk.cases ?? null);
		return {
			chosen,
			plans: [offline, ...walks.map(({ each, folder, walk }) => replayed(each, folder, walk))],
		};
	}
	const chosen = await casesNamed(named);
	const settings = providers.map((each) => settingsOf(each));
	const plans = settings.map((each) =>
		record
			? recording(each, join(record, each.provider), chosen)
			: { provider: each.provider, start: asItIs },
	);
	return { chosen, plans: [offline, ...(await Promise.all(plans))] };
}

function vendorsNamed(words: string): VendorId[] {
	return words.split(",").map((word) => {
		const vendor = vendorIds.find((each) => each === word.trim());
		if (vendor) return vendor;
		throw new BenchMistake(`There is no provider "${word.trim()}"; there are ${vendorIds.join(", ")}.`);
	});
}

/** The cases whose names begin so; null: all. */
async function casesNamed(beginnings: readonly string[] | null): Promise<Chosen> {
	const chosen = new Map<CaseFolder, readonly string[]>();
	const unused = new Set(beginnings);
	for (const folder of caseFolders) {
		const names = (await casesIn(folder)).filter((name) => {
			const found = beginnings?.filter((beginning) => name.startsWith(beginning));
			for (const beginning of found ?? []) unused.delete(beginning);
			return found?.length !== 0;
		});
		if (names.length > 0) chosen.set(folder, names);
	}
	for (const beginning of unused) throw new BenchMistake(`There is no case that begins with "${beginning}".`);
	return chosen;
}

/** A provider as the environment sets it up. */
function settingsOf(provider: VendorId): EffectiveProvider {
	const names = [...Object.keys(aiVariables), "ALLOW_INSECURE"];
	const { ai } = readConfig(Object.fromEntries(names.map((name) => [name, process.env[name]])));
	const settings = effectiveProvider(provider, undefined, { config: ai, keys: null });
	const { variable } = statusOf(settings);
	if (variable === null) return settings;
	const label = labelOfModel(provider, settings.model);
	throw new BenchMistake(`${label} is not set up in the environment: set ${variable}.`);
}

/** A provider whose answers are kept in the folder. */
async function recording(
	{ provider, baseUrl, model, contextTokens }: EffectiveProvider,
	folder: string,
	chosen: Chosen,
): Promise<ProviderPlan> {
	const to = baseUrl ?? ownAddressOf(provider);
	const basePath = new URL(to).pathname.replace(/\/+$/, "");
	const walk = { model: model ?? "", contextTokens, basePath, cases: [...chosen.values()].flat() };
	if (!(await beginFolder(folder, walk))) {
		throw new BenchMistake(`${folder} holds recordings already: name another folder, or remove it.`);
	}
	return {
		provider,
		async start() {
			const inPlace = await startRecorder({ to, folder });
			return { environment: variablesTo(provider, inPlace, walk), inPlace, missing: [] };
		},
	};
}

async function recorded(folder: string): Promise<RecordedWalk> {
	const walk = await walkOf(folder);
	if (!walk) throw new BenchMistake(`${folder} holds no recordings: make them with --record.`);
	return walk;
}

/** A provider in whose place recorded answers are served. */
function replayed(provider: VendorId, folder: string, walk: RecordedWalk): ProviderPlan {
	return {
		provider,
		async start() {
			const inPlace = await startReplay({ folder, basePath: walk.basePath });
			const key = { [variableOf(provider, "API_KEY")]: "recorded" };
			const environment = { ...variablesTo(provider, inPlace, walk), ...key };
			return { environment, inPlace, missing: inPlace.missing };
		},
	};
}

/** The variables that lead the product to what stands in a vendor's place. A search of the web would answer anew each time. */
function variablesTo(provider: VendorId, { url }: InPlace, walk: RecordedWalk): Record<string, string> {
	return {
		[variableOf(provider, "BASE_URL")]: url,
		[variableOf(provider, "MODEL")]: walk.model,
		...(provider === "local" && { [contextVariable]: String(walk.contextTokens) }),
		...Object.fromEntries(Object.keys(searchVariables).map((name) => [name, ""])),
	};
}

function ownAddressOf(provider: VendorId): string {
	const addresses = { openai: openAiAddress, anthropic: anthropicAddress, gemini: geminiAddress };
	if (provider === "local") throw new Error("A local server has no address by itself");
	return addresses[provider];
}
