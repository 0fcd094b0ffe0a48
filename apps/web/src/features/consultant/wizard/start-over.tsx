import { Button, type ButtonVariant } from "@throughline/ui/button";
import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import { clsx } from "clsx";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { useMayChange } from "../use-may-change.ts";

type StartOverProps = { sessionId: string; variant?: ButtonVariant; onConfirm: () => unknown };

/** Has a new tree made, such as after more material was added. */
export function StartOver({ sessionId, variant = "ghost", onConfirm }: StartOverProps) {
	const mayWrite = useMayChange(sessionId);
	const [asking, setAsking] = useState(false);
	if (!mayWrite) return null;
	return (
		<>
			<Button
				size="sm"
				variant={variant}
				className={clsx(variant === "ghost" && "max-sm:-ml-2.5")}
				icon={<RotateCcw size={14} aria-hidden="true" />}
				onClick={() => setAsking(true)}
			>
				Generate a new tree
			</Button>
			<ConfirmDialog
				open={asking}
				onOpenChange={setAsking}
				title="Generate a new decision tree?"
				description="All of your material is read again. The whys that you wrote or changed stay: below the same why, or on level 1 where that is gone. Versions that were made of the present tree stay, too."
				confirmLabel="Generate a new tree"
				onConfirm={onConfirm}
			/>
		</>
	);
}
