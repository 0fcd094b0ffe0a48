import type { CaseView } from "@throughline/domain/consultant/case/view";
import { Combobox } from "@throughline/ui/combobox";
import { Field } from "@throughline/ui/field";
import { trpc } from "../../../../api/client.ts";
import { playbookOptions } from "../../../../workspace/playbook-options.ts";
import { CaseFold } from "../case-fold.tsx";
import type { CorrectCase } from "../use-case.ts";

/** Whose typical causes, decisions and tasks are proposed, and the choice of another. */
export function PlaybookCard({ view, correct }: { view: CaseView; correct: CorrectCase }) {
	const list = trpc.playbook.list.useQuery(undefined, { enabled: view.mayChange });
	const advising = view.playbooks.find(({ advises }) => advises);
	if (!advising) return null;
	const options = playbookOptions(list.data ?? []);
	return (
		<CaseFold id="case-playbook" title={`Playbook: ${advising.name}`} summary={standingOf(advising)}>
			<div className="space-y-3">
				<p className="max-w-[72ch] text-pretty text-body text-ink-muted">{reasonFor(advising)}</p>
				{view.mayChange && (
					<Field label="Let another one advise">
						<Combobox
							disabled={!list.data}
							value={null}
							onValueChange={(playbookId) => {
								if (playbookId && playbookId !== advising.id) void correct({ kind: "playbook", playbookId });
							}}
							options={options.filter(({ value }) => value !== advising.id)}
							placeholder="Choose a playbook"
							searchPlaceholder="Search by name or subject"
							emptyText="No playbook matches this search."
						/>
					</Field>
				)}
			</div>
		</CaseFold>
	);
}

function standingOf({ chosen, score }: CaseView["playbooks"][number]): string {
	if (chosen) return "chosen";
	return score > 0 ? "fits best" : "none surely fits";
}

function reasonFor({ chosen, score }: CaseView["playbooks"][number]): string {
	if (chosen) return "You or a colleague chose it. What it proposes is marked as assumed.";
	return score > 0
		? "It fits this text best. What it proposes is marked as assumed."
		: "No playbook surely fits this text. What this general one proposes is marked as assumed.";
}
