import type { Transaction } from "@throughline/db/connect";
import type { Provider } from "@throughline/domain/run";
import type { Context } from "../context.ts";
import { type RunRequest, type RunRow, startRun } from "./start.ts";

type Caller = Pick<Context, "advisors"> & { person: { id: string } };

/**
 * Starts or joins a run for a caller, with the provider that they chose or the configured one. Throws NO_PROVIDER, whose
 * sentence names the variable to set.
 */
export async function beginRun(
	{ advisors, person }: Caller,
	tx: Transaction,
	{
		provider = advisors.preferred,
		...request
	}: Omit<RunRequest, "personId" | "provider"> & {
		provider?: Provider | undefined;
	},
): Promise<RunRow> {
	advisors.strategist(provider);
	return await startRun(tx, { ...request, provider, personId: person.id });
}
