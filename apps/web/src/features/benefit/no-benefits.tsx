import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { Gem } from "lucide-react";

/** The program has no benefit yet. `onAdd` is for those who may add one. */
export function NoBenefits({ onAdd }: { onAdd: (() => void) | undefined }) {
	return (
		<Card>
			<EmptyState
				icon={<Gem size={20} />}
				title="No benefits identified"
				message={
					onAdd
						? "A benefit is what the program is worth, in money: what is expected of it, and what has come."
						: "Editors and Admins add what the program is worth."
				}
				action={onAdd && <Button onClick={onAdd}>Add First Benefit</Button>}
			/>
		</Card>
	);
}
