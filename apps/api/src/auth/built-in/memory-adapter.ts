import type { Adapter, AdapterPayload } from "oidc-provider";

/** `expiresAt` by `performance.now()`. */
type Entry = { payload: AdapterPayload; expiresAt: number };

/** More than one machine needs; the oldest entry goes first. */
const mostEntries = 2000;

/**
 * What the built-in provider remembers between two requests: in memory, gone at exit. The library has one too, but
 * greets each start with a warning about it.
 */
export function memoryAdapters(): (model: string) => Adapter {
	const entries = new Map<string, Entry>();

	function read(key: string): AdapterPayload | undefined {
		const entry = entries.get(key);
		if (entry && entry.expiresAt > performance.now()) return entry.payload;
		entries.delete(key);
		return undefined;
	}

	return (model) => {
		const keyOf = (id: string) => `${model} ${id}`;
		const findBy = (field: "uid" | "userCode", value: string) => {
			for (const key of entries.keys()) {
				if (!key.startsWith(`${model} `)) continue;
				const payload = read(key);
				if (payload?.[field] === value) return payload;
			}
			return undefined;
		};
		return {
			async upsert(id, payload, expiresIn) {
				const [oldest] = entries.keys();
				if (entries.size >= mostEntries && oldest !== undefined) entries.delete(oldest);
				const seconds = expiresIn ?? 600;
				entries.set(keyOf(id), { payload, expiresAt: performance.now() + seconds * 1000 });
			},
			find: async (id) => read(keyOf(id)),
			findByUid: async (uid) => findBy("uid", uid),
			findByUserCode: async (userCode) => findBy("userCode", userCode),
			async consume(id) {
				const payload = read(keyOf(id));
				if (payload) payload.consumed = Math.floor(Date.now() / 1000);
			},
			async destroy(id) {
				entries.delete(keyOf(id));
			},
			async revokeByGrantId(grantId) {
				for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
			},
		};
	};
}
