import { Tooltip } from "@throughline/ui/tooltip";
import { Info } from "lucide-react";
import { useState } from "react";

/** How a figure is calculated: on hover, on focus, and on a tap, where there is neither. */
export function FormulaHint({ of, formula }: { of: string; formula: string }) {
	const [open, setOpen] = useState(false);
	return (
		<Tooltip content={formula} open={open} onOpenChange={setOpen}>
			<button
				type="button"
				data-print="hide"
				aria-label={`How ${of} is calculated`}
				className="hit-area inline-flex size-5 items-center justify-center rounded-sm text-ink-faint hover:text-ink"
				onClick={(event) => {
					// A tooltip closes when its trigger is pressed; here a press asks for it.
					event.preventDefault();
					setOpen(true);
				}}
			>
				<Info size={13} aria-hidden="true" />
			</button>
		</Tooltip>
	);
}
