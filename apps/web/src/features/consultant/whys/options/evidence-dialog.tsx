import { Button } from "@throughline/ui/button";
import { useClosedByBack } from "@throughline/ui/closed-by-back";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@throughline/ui/dialog";
import { Field } from "@throughline/ui/field";
import { Textarea } from "@throughline/ui/textarea";
import { useState } from "react";

type EvidenceDialogProps = {
	/** The root cause that no quote backs; null: nothing is asked. */
	cause: string | null;
	onClose: () => void;
	/** With what shows that it holds, or without: then it is assumed. */
	onConfirm: (evidence?: string) => void;
};

/** The longest evidence that the server takes. */
const longest = 2000;

/** Before a root cause is finalized that nothing backs: evidence for it, or an explicit "assumed". */
export function EvidenceDialog({ cause, onClose, onConfirm }: EvidenceDialogProps) {
	useClosedByBack(onClose, cause !== null);
	return (
		<Dialog open={cause !== null} onOpenChange={(open) => !open && onClose()}>
			<DialogContent
				title="No evidence for this cause yet"
				description="No evidence found in your material. Add some, or continue with the cause as assumed."
			>
				{cause !== null && <Asked cause={cause} onClose={onClose} onConfirm={onConfirm} />}
			</DialogContent>
		</Dialog>
	);
}

function Asked({ cause, onClose, onConfirm }: EvidenceDialogProps) {
	const [evidence, setEvidence] = useState("");
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				if (evidence.trim() !== "") onConfirm(evidence.trim());
			}}
		>
			<DialogBody className="space-y-4">
				<p className="text-pretty break-words text-body font-medium text-ink-strong">{cause}</p>
				<Field
					label="What evidence supports it?"
					hint="A figure, an observation or who said it. It becomes a source with your name and the date."
				>
					<Textarea rows={3} maxLength={longest} value={evidence} onValueChange={setEvidence} />
				</Field>
			</DialogBody>
			<DialogFooter>
				<Button variant="ghost" onClick={onClose}>
					Cancel
				</Button>
				<Button onClick={() => onConfirm()}>Continue as assumed</Button>
				<Button variant="primary" type="submit" disabled={evidence.trim() === ""}>
					Add evidence
				</Button>
			</DialogFooter>
		</form>
	);
}
