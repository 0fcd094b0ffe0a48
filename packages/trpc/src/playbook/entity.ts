import { playbook } from "@throughline/db/schema";
import { changedParts } from "@throughline/domain/playbook/changes";
import { inLanguage } from "@throughline/domain/playbook/localized";
import { entity } from "../entity.ts";

export const playbooks = entity({
	table: playbook,
	type: "playbook",
	area: "playbook",
	title: ({ content }) => inLanguage(content.name, "en").text,
	programId: () => null,
	// Each state of it stands in its versions.
	redacted: ["content"],
	audited({ before, after }) {
		if (!before?.content || !after?.content) return { before: {}, after: {} };
		const changes = changedParts(before.content, after.content);
		return {
			before: Object.fromEntries(changes.map((change) => [change.path, change.before])),
			after: Object.fromEntries(changes.map((change) => [change.path, change.after])),
		};
	},
});
