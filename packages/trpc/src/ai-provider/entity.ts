import { aiProvider } from "@throughline/db/schema";
import { vendors } from "@throughline/domain/run/vendors";
import { entity } from "../entity.ts";

const keyWord = (sealed: string | null | undefined) => (sealed ? "stored" : "none");

type MayHaveKey = { sealedKey?: string | null };

/** What the trail says of a key: that it came, changed or went. */
export function auditedKey({ before, after }: { before?: MayHaveKey; after?: MayHaveKey }) {
	if (after?.sealedKey === undefined) return { before: {}, after: {} };
	const replaced = Boolean(before?.sealedKey && after.sealedKey);
	return {
		before: { key: keyWord(before?.sealedKey) },
		after: { key: replaced ? "replaced" : keyWord(after.sealedKey) },
	};
}

/** What Admins have entered for a provider. The trail says that a key came, changed or went, and nothing of it. */
export const aiProviders = entity({
	table: aiProvider,
	type: "AI provider",
	area: "ai-provider",
	title: ({ provider }) => vendors[provider].name,
	programId: () => null,
	redacted: ["sealedKey", "changedBy"],
	audited: auditedKey,
});
