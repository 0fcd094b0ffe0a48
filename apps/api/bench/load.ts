import { readFileSync } from "node:fs";
import autocannon from "autocannon";

/** One thing to measure: a name and the request that is repeated; a GET, unless it has a body to POST. */
export type Contender = { name: string; url: string; headers: Record<string, string>; body?: string };

export type Measured = {
	name: string;
	perSecond: number;
	p99Ms: number;
	/** Throughput against the first contender's of the same round: the median of the rounds. */
	ratio: number;
};

const connections = 16;

/**
 * The throughput of each contender on 16 connections. The contenders take turns, and each is compared with the first
 * one's turn of the same round, so that a noisy moment of the machine hits both. Throws when an answer is not 2xx.
 */
export async function measure(contenders: Contender[], rounds: number, seconds: number): Promise<Measured[]> {
	for (const contender of contenders) await shoot(contender, 2);
	const turns: autocannon.Result[][] = [];
	for (let round = 0; round < rounds; round++) {
		const results: autocannon.Result[] = [];
		for (const contender of contenders) results.push(await shoot(contender, seconds));
		turns.push(results);
	}
	return contenders.map(({ name }, index) => {
		const figures = (of: (result: autocannon.Result, first: autocannon.Result) => number) =>
			median(
				turns.flatMap((results) => (results[index] && results[0] ? [of(results[index], results[0])] : [])),
			);
		return {
			name,
			perSecond: figures(({ requests }) => requests.average),
			p99Ms: figures(({ latency }) => latency.p99),
			ratio: figures(({ requests }, first) => requests.average / first.requests.average),
		};
	});
}

async function shoot({ url, headers, body }: Contender, duration: number): Promise<autocannon.Result> {
	const method = body === undefined ? "GET" : "POST";
	const result = await autocannon({ url, method, headers, connections, duration, ...(body && { body }) });
	if (result.non2xx > 0 || result.errors > 0) {
		throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
	}
	return result;
}

/** The middle value; the upper of two. */
function median(values: number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** A process's resident memory in MiB at this moment; null where the system does not tell. */
export function memoryMiB(pid: number): number | null {
	try {
		const [, kibibytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
		return kibibytes ? Math.round(Number(kibibytes) / 1024) : null;
	} catch {
		return null;
	}
}
