import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "@throughline/db/connect";
import { run } from "@throughline/db/schema";
import type { Provider } from "@throughline/domain/run";
import { eq } from "drizzle-orm";

/** Whether what a finished run found is not what is asked for now: of other input, by somebody else, or anew. */
export async function isOutdated(
	tx: Transaction,
	key: string,
	input: unknown,
	{ again = false, provider }: { provider?: Provider | undefined; again?: boolean | undefined },
): Promise<boolean> {
	if (again) return true;
	const [earlier] = await tx.select().from(run).where(eq(run.key, key));
	if (!earlier) return false;
	return (
		!isDeepStrictEqual(earlier.input, input) || (provider !== undefined && earlier.provider !== provider)
	);
}
