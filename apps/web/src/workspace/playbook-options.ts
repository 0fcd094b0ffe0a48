import type { PlaybookSummary } from "@throughline/domain/playbook/library";
import { inLanguage } from "@throughline/domain/playbook/localized";

/** Playbooks as a list to choose from, found by name, summary and words of recognition in every language. */
export function playbookOptions(playbooks: readonly PlaybookSummary[]) {
	return playbooks.map(({ id, name, summary, fits }) => ({
		value: id,
		label: inLanguage(name, "en").text,
		keywords: [...Object.values(name), ...Object.values(summary), ...Object.values(fits).flat()],
	}));
}
