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
				description="All of your material is read again. The present tree goes, with the whys that you wrote or changed; versions that were made of it stay."
				confirmLabel="Generate a new tree"
				destructive
				onConfirm={onConfirm}
			/>
		</>
	);
}
