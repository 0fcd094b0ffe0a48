import { Button } from "@throughline/ui/button";
import { Field } from "@throughline/ui/field";
import { IconButton } from "@throughline/ui/icon-button";
import { Input } from "@throughline/ui/input";
import { Pencil, X } from "lucide-react";
import { type FormEvent, useState } from "react";

export const longestCondition = 400;

type ConditionRowProps = {
	text: string;
	mayChange: boolean;
	/** Answers whether it was stored. */
	onChange: (text: string) => Promise<boolean>;
	onRemove: () => void;
};

/** A fixed condition, to be changed or removed where it stands. */
export function ConditionRow({ text, mayChange, onChange, onRemove }: ConditionRowProps) {
	const [draft, setDraft] = useState<string | null>(null);
	const [saving, setSaving] = useState(false);
	if (draft === null) {
		return (
			<div className="flex items-start gap-1">
				<span className="min-w-0 flex-1 pt-0.5 text-pretty break-words">{text}</span>
				{mayChange && (
					<>
						<IconButton
							size="sm"
							label={`Change: ${text}`}
							icon={<Pencil size={14} />}
							onClick={() => setDraft(text.slice(0, longestCondition))}
						/>
						<IconButton size="sm" label={`Remove: ${text}`} icon={<X size={14} />} onClick={onRemove} />
					</>
				)}
			</div>
		);
	}
	const save = async (event: FormEvent) => {
		event.preventDefault();
		const changed = draft.trim();
		if (changed === "" || saving) return;
		setSaving(true);
		const stored = changed === text || (await onChange(changed));
		setSaving(false);
		if (stored) setDraft(null);
	};
	return (
		<form onSubmit={(event) => void save(event)} className="flex flex-wrap items-end gap-2 py-1">
			<Field label="Condition" hideLabel className="min-w-0 flex-1 basis-48">
				<Input autoFocus value={draft} onValueChange={setDraft} maxLength={longestCondition} />
			</Field>
			<Button size="sm" variant="primary" type="submit" disabled={draft.trim() === ""} loading={saving}>
				Save
			</Button>
			<Button size="sm" variant="ghost" onClick={() => setDraft(null)}>
				Cancel
			</Button>
		</form>
	);
}
