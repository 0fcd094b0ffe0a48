import type { StrategyVersion } from "@throughline/domain/consultant/version";
import { Button } from "@throughline/ui/button";
import { Field } from "@throughline/ui/field";
import { IconButton } from "@throughline/ui/icon-button";
import { Input } from "@throughline/ui/input";
import { toast } from "@throughline/ui/toast";
import { Pencil } from "lucide-react";
import { type FormEvent, useState } from "react";
import { toApiError } from "../../../../api/api-error.ts";
import { trpcClient } from "../../../../api/client.ts";
import { whenRefreshed } from "../../../../api/live/own-writes.ts";

const longest = 200;

/** The version's label, changed where it stands. */
export function VersionLabel({ version, mayWrite }: { version: StrategyVersion; mayWrite: boolean }) {
	const [isEditing, setEditing] = useState(false);
	const [wasEdited, setEdited] = useState(false);
	const { versionLabel, versionNumber } = version;
	const edit = () => {
		setEditing(true);
		setEdited(true);
	};
	if (isEditing) return <LabelForm version={version} onDone={() => setEditing(false)} />;
	return (
		<div className="flex min-h-8 items-center gap-1">
			<p className="min-w-0 break-words text-body text-ink">
				{versionLabel ?? <span className="text-ink-faint">No label</span>}
			</p>
			{mayWrite && (
				<IconButton
					// The focus comes back from the field to where it was.
					autoFocus={wasEdited}
					size="sm"
					label={`Edit the label of version ${versionNumber}`}
					tooltip="Edit label"
					icon={<Pencil size={14} aria-hidden="true" />}
					onClick={edit}
				/>
			)}
		</div>
	);
}

function LabelForm({ version, onDone }: { version: StrategyVersion; onDone: () => void }) {
	const { sessionId, versionNumber } = version;
	const [label, setLabel] = useState(version.versionLabel ?? "");
	const [isBusy, setBusy] = useState(false);
	const save = async (event: FormEvent) => {
		event.preventDefault();
		setBusy(true);
		try {
			const versionLabel = label.trim() || null;
			await trpcClient.consultant.version.label.mutate({
				sessionId,
				versionNumber,
				versionLabel,
				version: version.version,
			});
			await whenRefreshed();
			onDone();
		} catch (error) {
			toast({
				title: "Failed to save the label",
				description: toApiError(error).sentence,
				variant: "destructive",
			});
			setBusy(false);
		}
	};
	return (
		<form
			className="flex flex-wrap items-end gap-2"
			onSubmit={(event) => void save(event)}
			onKeyDown={(event) => event.key === "Escape" && onDone()}
		>
			<Field label={`Label of version ${versionNumber}`} className="room-40 grow">
				<Input
					autoFocus
					maxLength={longest}
					value={label}
					onValueChange={setLabel}
					placeholder="What sets this version apart"
				/>
			</Field>
			<Button type="submit" variant="primary" loading={isBusy}>
				Save
			</Button>
			<Button onClick={onDone}>Cancel</Button>
		</form>
	);
}
