import { culturalObservation } from "@throughline/domain/consultant/root-cause/root-cause";
import { Button } from "@throughline/ui/button";
import { useClosedByBack } from "@throughline/ui/closed-by-back";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@throughline/ui/dialog";
import { focusWindow } from "../../../browser/focus-window.ts";

type CulturalDialogProps = {
	/** What the server says of the cause; null: there is nothing to say. */
	message: string | null;
	onClose: () => void;
};

/** A cause that speaks of people's nature cannot be worked on: what would be one instead. */
export function CulturalDialog({ message, onClose }: CulturalDialogProps) {
	useClosedByBack(onClose, message !== null);
	return (
		<Dialog open={message !== null} onOpenChange={(open) => !open && onClose()}>
			<DialogContent
				title="Cultural Observation Detected"
				description={message || culturalObservation}
				onOpenAutoFocus={focusWindow}
			>
				<DialogBody>
					<p className="text-pretty text-body text-ink">
						Pick a branch on market dynamics, competitive positioning or product-market fit: a cause that a
						program can change.
					</p>
				</DialogBody>
				<DialogFooter>
					<Button variant="primary" onClick={onClose}>
						Go Back
					</Button>
				</DialogFooter>
			</DialogContent>
		</Dialog>
	);
}
