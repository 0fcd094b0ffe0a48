import { describe, expect, it } from "vitest";
import { failureKinds, ModelFailure } from "../language-model.ts";
import { CutStream, type RetryPolicy, withRetries } from "./retry.ts";

const policy: RetryPolicy = {
	attempts: 3,
	firstDelayMs: 1,
	longestDelayMs: 4,
	longestRetryAfterMs: 20,
	random: () => 1,
};

/** How often it is tried when every attempt fails so. */
async function triesOf(
	error: unknown,
	changes: Partial<RetryPolicy> = {},
	signal = new AbortController().signal,
) {
	let tries = 0;
	const call = withRetries(signal, { ...policy, ...changes }, async () => {
		tries++;
		throw error;
	});
	await expect(call).rejects.toBe(error);
	return tries;
}

describe("a failed attempt", () => {
	it("is repeated when the reason passes, and only then", async () => {
		const repeated: string[] = [];
		for (const kind of failureKinds) {
			if ((await triesOf(new ModelFailure(kind, ""))) > 1) repeated.push(kind);
		}
		expect(repeated).toEqual(["rate_limit", "overloaded", "server", "network"]);
		expect(await triesOf(new CutStream())).toBe(3);
		expect(await triesOf(new TypeError("a mistake of ours"))).toBe(1);
	});

	it("is not repeated when the server wants a longer pause than it may", async () => {
		const asking = (retryAfterMs: number) => new ModelFailure("rate_limit", "", { retryAfterMs });
		expect(await triesOf(asking(20))).toBe(3);
		expect(await triesOf(asking(21))).toBe(1);
	});

	it("waits as long as the server says, else longer each time, a part of it by chance", async () => {
		const waits = async (error: ModelFailure, random: number) => {
			const begun: number[] = [];
			const slow = {
				...policy,
				firstDelayMs: 40,
				longestDelayMs: 60,
				longestRetryAfterMs: 500,
				random: () => random,
			};
			await withRetries(new AbortController().signal, slow, async () => {
				begun.push(performance.now());
				throw error;
			}).catch(() => undefined);
			return begun.slice(1).map((at, index) => at - (begun[index] ?? 0));
		};
		const [first = 0, second = 0] = await waits(new ModelFailure("server", ""), 0);
		expect(first).toBeGreaterThanOrEqual(19);
		expect(second).toBeGreaterThanOrEqual(29);
		const [asked = 0] = await waits(new ModelFailure("rate_limit", "", { retryAfterMs: 90 }), 1);
		expect(asked).toBeGreaterThanOrEqual(89);
	});

	it("is not even made when nobody waits", async () => {
		let tries = 0;
		const call = withRetries(AbortSignal.abort(), policy, async () => tries++);
		await expect(call).rejects.toMatchObject({ kind: "aborted" });
		expect(tries).toBe(0);
	});
});
