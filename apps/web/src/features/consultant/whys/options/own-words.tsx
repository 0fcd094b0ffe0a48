import { Button } from "@throughline/ui/button";
import { Field } from "@throughline/ui/field";
import { Textarea } from "@throughline/ui/textarea";
import { type FormEvent, useState } from "react";

type OwnWordsProps = {
	label: string;
	submit: string;
	initial?: string;
	placeholder?: string;
	/** Says whether the words were taken; only then they leave the field. */
	onSubmit: (words: string) => Promise<boolean>;
	onCancel?: () => void;
};

/** The longest why that the server takes. */
const longest = 2000;

/** A why in a person's own words. */
export function OwnWords({ label, submit, initial = "", placeholder, onSubmit, onCancel }: OwnWordsProps) {
	const [words, setWords] = useState(initial);
	const [busy, setBusy] = useState(false);
	const send = async (event: FormEvent) => {
		event.preventDefault();
		setBusy(true);
		const taken = await onSubmit(words.trim());
		setBusy(false);
		if (taken && !onCancel) setWords("");
	};
	return (
		<form
			onSubmit={(event) => void send(event)}
			onKeyDown={(event) => {
				if (event.key === "Escape" && !event.nativeEvent.isComposing && !busy) onCancel?.();
			}}
			className="space-y-2.5"
		>
			<Field label={label}>
				<Textarea
					rows={2}
					value={words}
					maxLength={longest}
					onValueChange={setWords}
					placeholder={placeholder}
				/>
			</Field>
			<div className="flex flex-wrap justify-end gap-2">
				{onCancel && (
					<Button disabled={busy} onClick={onCancel}>
						Cancel
					</Button>
				)}
				<Button
					type="submit"
					variant={onCancel ? "primary" : "secondary"}
					disabled={!words.trim()}
					loading={busy}
				>
					{submit}
				</Button>
			</div>
		</form>
	);
}
