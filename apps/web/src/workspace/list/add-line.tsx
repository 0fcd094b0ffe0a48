import { AddButton } from "@throughline/ui/add-button";
import { type ReactNode, type SubmitEvent, useState } from "react";

type AddLineProps = {
	/** The button: "Add workstream". */
	verb: string;
	/** What it takes before it can be sent, as a sentence that is said to who tries; null: nothing. */
	missing: string | null;
	onAdd: () => Promise<unknown>;
	/** Fields. */
	children: ReactNode;
};

/** The last line of a list that is edited in a window: adds one more. */
export function AddLine({ verb, missing, onAdd, children }: AddLineProps) {
	const [busy, setBusy] = useState(false);
	const [tried, setTried] = useState(false);
	const submit = async (event: SubmitEvent) => {
		event.preventDefault();
		if (busy) return;
		setTried(missing !== null);
		if (missing !== null) return;
		setBusy(true);
		await onAdd().finally(() => setBusy(false));
	};
	return (
		<form
			noValidate
			onSubmit={(event) => void submit(event)}
			className="mt-4 flex flex-wrap items-end gap-2 border-t border-line-subtle pt-4"
		>
			{children}
			<AddButton type="submit" variant="primary" loading={busy}>
				{verb}
			</AddButton>
			{tried && missing && (
				<p role="alert" className="basis-full text-table text-critical">
					{missing}
				</p>
			)}
		</form>
	);
}
