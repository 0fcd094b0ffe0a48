import { vendorIds } from "@throughline/domain/run/vendors";
import { searchKinds } from "@throughline/domain/web-search";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { enteredFetch } from "../../src/ai/calls/entered-fetch.ts";
import { modelUnder } from "../../src/ai/language-models.ts";
import { type AllowedServers, enteredMistake } from "../../src/pages/entered-address.ts";
import { askSearch, usualLimits } from "../../src/web-search/ask.ts";
import { startFakeSearch } from "../web-search/fake.ts";
import { fakeStarts } from "./fake/all-vendors.ts";

const name = "models.example.org";
const nobody: AllowedServers = { privateHosts: [], named: [], isOneMachine: false };
const named: AllowedServers = { ...nobody, privateHosts: [name] };
const never = new AbortController().signal;

/** A resolver that leads elsewhere each time it is asked, and keeps to the last place. */
function changing(...addresses: string[]) {
	let asked = 0;
	return {
		get asked() {
			return asked;
		},
		async resolve() {
			const address = addresses[Math.min(asked++, addresses.length - 1)] ?? "";
			return [{ address, family: 4 }];
		},
	};
}

/** The fake's own address, under the name that was entered. */
const under = (url: string) => url.replace("127.0.0.1", name);

async function vendor(id: (typeof vendorIds)[number]) {
	const fake = await fakeStarts[id]();
	onTestFinished(() => fake.stop());
	const model = (fetchEntered: typeof fetch) =>
		modelUnder(
			{
				provider: id,
				state: "ready",
				apiKey: "sk-test-0123456789",
				baseUrl: under(fake.url),
				isEntered: true,
				model: "a-model",
				contextTokens: 8192,
				idleSeconds: 5,
				prices: null,
			},
			{ fetchEntered, retries: { attempts: 1 } },
		);
	const ask = (fetchEntered: typeof fetch) =>
		model(fetchEntered).generate({
			name: "sum",
			schema: z.object({ sum: z.number() }),
			instructions: "Answer.",
			input: "What is 2 + 3?",
			signal: never,
			promptVersion: "1",
			async spent() {},
		});
	return { fake, model, ask };
}

test.each(vendorIds)(
	"a server of %s that was public when it was entered is not asked once its name leads inward",
	async (id) => {
		const { fake, model, ask } = await vendor(id);
		const resolver = changing("93.184.216.34", "127.0.0.1");
		const address = `https://${name}/v1`;
		expect(await enteredMistake(address, nobody, resolver)).toBeNull();
		const refusing = enteredFetch(nobody, resolver);
		await expect(model(refusing).list(never)).rejects.toMatchObject({ kind: "forbidden_address" });
		await expect(ask(refusing)).rejects.toMatchObject({ kind: "forbidden_address" });
		expect([fake.requests, fake.lists]).toEqual([[], []]);
	},
);

test.each(vendorIds)(
	"a server of %s that the operator names is connected to where its name led when that was checked",
	async (id) => {
		const { fake, ask } = await vendor(id);
		fake.reply({ say: { sum: 5 } });
		// A second look-up would lead to nobody.
		const resolver = changing("127.0.0.1", "203.0.113.1");
		expect((await ask(enteredFetch(named, resolver))).sum).toEqual(5);
		expect([resolver.asked, fake.requests.length]).toEqual([1, 1]);
		const metadata = changing("169.254.169.254");
		await expect(ask(enteredFetch(named, metadata))).rejects.toMatchObject({ kind: "forbidden_address" });
	},
);

test.each(searchKinds)("a search by %s is asked in the same way", async (kind) => {
	const fake = await startFakeSearch(kind);
	onTestFinished(() => fake.stop());
	fake.answerWith(() => [{ url: "https://one.example/", title: "One" }]);
	const ask = (allowed: AllowedServers, ...addresses: string[]) =>
		askSearch(
			{
				kind,
				baseUrl: under(fake.url),
				apiKey: "search-key-0123456789",
				fetch: enteredFetch(allowed, changing(...addresses)),
			},
			{ question: "returns", language: null },
			never,
			usualLimits,
		);
	await expect(ask(nobody, "127.0.0.1")).rejects.toThrow(/which is not asked\..*PRIVATE_HOSTS/);
	expect(fake.asked).toEqual([]);
	expect(await ask(named, "127.0.0.1", "203.0.113.1")).toMatchObject([{ title: "One" }]);
});
