import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";
import postgres from "postgres";
import { unlimitedSession } from "./limits.ts";

/** Whether the database answers. */
export type Pulse = {
	/** As far as is known at this moment. */
	readonly ready: boolean;
	/** Looks now. */
	check(): Promise<boolean>;
	/** Hears each time that `ready` changes. */
	onChange(listener: (ready: boolean) => void): void;
	close(): Promise<void>;
};

/** How often it looks while the database answers, and while it does not. */
const everyMs = { ready: 1_000, away: 250 };
/**
 * How long an answer may take: on the connection that is open, then on a new one, in case only the first is dead. While
 * the database is away one question stays open for longer: a server that was only paused answers it when it goes on.
 */
const answerMs = { ready: [1_500, 1_000], away: [5_000] };

/** Looks at the database at `url` again and again, on a connection of its own. */
export function openPulse(url: string): Pulse {
	const listeners: ((ready: boolean) => void)[] = [];
	let client = connectOnce(url);
	let ready = true;
	let looking: Promise<boolean> | null = null;
	let closed = false;
	let timer: NodeJS.Timeout | undefined;

	async function look(): Promise<boolean> {
		let alive = false;
		for (const limitMs of ready ? answerMs.ready : answerMs.away) {
			alive = await answers(client, limitMs);
			if (alive || closed) break;
			void client.end({ timeout: 0 });
			client = connectOnce(url);
		}
		if (alive !== ready && !closed) {
			ready = alive;
			for (const listener of listeners) listener(ready);
		}
		return ready;
	}

	function check(): Promise<boolean> {
		looking ??= look().finally(() => {
			looking = null;
		});
		return looking;
	}

	function lookLater(): void {
		timer = setTimeout(
			async () => {
				await check();
				if (!closed) lookLater();
			},
			ready ? everyMs.ready : everyMs.away,
		).unref();
	}
	lookLater();

	return {
		get ready() {
			return ready;
		},
		check,
		onChange: (listener) => void listeners.push(listener),
		async close() {
			closed = true;
			clearTimeout(timer);
			await client.end({ timeout: 0 });
		},
	};
}

function connectOnce(url: string): postgres.Sql {
	return postgres(url, {
		max: 1,
		connect_timeout: 5,
		backoff: false,
		fetch_types: false,
		max_lifetime: null,
		onnotice: () => {},
		connection: { ...unlimitedSession, application_name: "throughline pulse" },
	});
}

async function answers(client: postgres.Sql, limitMs: number): Promise<boolean> {
	const answer = client`select 1`.then(
		() => true,
		// A server without room for one more connection serves those who have one.
		(error) => error.code === "53300",
	);
	const late = new AbortController();
	const silence = pause(limitMs, undefined, { signal: late.signal, ref: false })
		// What has arrived while this process was busy is read before it counts as missing.
		.then(() => turn(false))
		.catch(() => false);
	try {
		return await Promise.race([answer, silence]);
	} finally {
		late.abort();
	}
}
