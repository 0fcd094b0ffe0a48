import { playbook } from "@throughline/db/schema";
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
});
