import { AddButton } from "@throughline/ui/add-button";
import { type ReactNode, type SubmitEvent, useState } from "react";

type AddLineProps = {
	/** The button: "Add workstream". */
	verb: string;
	/** Whether what is typed can be sent. */
	ready: boolean;
	onAdd: () => Promise<unknown>;
	/** Fields. */
	children: ReactNode;
};

/** The last line of a list that is edited in a window: adds one more. */
export function AddLine({ verb, ready, onAdd, children }: AddLineProps) {
	const [busy, setBusy] = useState(false);
	const submit = async (event: SubmitEvent) => {
		event.preventDefault();
		if (!ready || busy) return;
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
			<AddButton type="submit" variant="primary" loading={busy} disabled={!ready}>
				{verb}
			</AddButton>
		</form>
	);
}
