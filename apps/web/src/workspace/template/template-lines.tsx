import type { Template } from "@throughline/domain/program/template";
import { useRef, useState } from "react";
import { trpcClient } from "../../api/client.ts";
import { identified } from "../../api/identified.ts";
import { RowButtons } from "../list/row-buttons.tsx";
import { SavedText } from "../saved-text.tsx";
import { attempt } from "../undo/attempt.ts";
import type { Removal } from "../undo/removal.ts";
import { RemovalDialog } from "../undo/removal-dialog.tsx";
import { offerUndo } from "../undo/undo.ts";

/** Templates, to be renamed and deleted. */
export function TemplateLines({ templates }: { templates: readonly Template[] }) {
	const [removal, setRemoval] = useState<Removal | null>(null);
	/** The names that were sent last: a field that is left after Enter says the same again. */
	const sent = useRef(new Map<string, string>());
	const save = async (template: Template, name: string) => {
		if (sent.current.get(template.id) === name) return;
		sent.current.set(template.id, name);
		if (!(await rename(template, name))) sent.current.delete(template.id);
	};
	return (
		<>
			<ul aria-label="Templates" className="space-y-2">
				{templates.map((template) => (
					<li key={template.id} className="flex items-center gap-2">
						<SavedText
							label={`Name of ${template.name}`}
							value={template.name}
							onSave={(name) => void save(template, name)}
							className="grow"
						/>
						<RowButtons name={`template ${template.name}`} onDelete={() => setRemoval(removalOf(template))} />
					</li>
				))}
			</ul>
			{removal && <RemovalDialog removal={removal} onClose={() => setRemoval(null)} />}
		</>
	);
}

function rename({ id, version }: Template, name: string): Promise<boolean> {
	return attempt("Failed to rename template", async () => {
		const { requestId } = await identified((options) =>
			trpcClient.template.update.mutate({ id, version, name }, options),
		);
		offerUndo({ title: "Template renamed", description: name, requestId });
	});
}

function removalOf({ id, version, name }: Template): Removal {
	return {
		question: `Delete template “${name}”?`,
		consequence: "What was made of it stays.",
		verb: "Delete template",
		done: "Template deleted",
		names: [name],
		remove: (options) => trpcClient.template.remove.mutate({ id, version }, options),
	};
}
