import type { PlaybookFiles } from "@throughline/trpc/ports/playbook-files";

/** What the thread is asked, and what it takes for that. */
export type Question = { number: number } & {
	[Call in keyof PlaybookFiles]: { call: Call; given: Parameters<PlaybookFiles[Call]> };
}[keyof PlaybookFiles];

export type Answer = { number: number } & ({ result: unknown } | { error: Error });
