import { Drawer, DrawerBody, DrawerContent } from "@throughline/ui/drawer";
import { EmptyState } from "@throughline/ui/empty-state";
import { SearchX } from "lucide-react";

/** The address names an object that is not there: `noun` is `KPI`, `risk`, … */
export function MissingObject({
	noun,
	ofProgram = true,
	onClose,
}: {
	noun: string;
	/** Whether each program has its own. */
	ofProgram?: boolean;
	onClose: () => void;
}) {
	return (
		<Drawer open onOpenChange={(open) => !open && onClose()}>
			<DrawerContent title={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} not found`} width="lg">
				<DrawerBody>
					<EmptyState
						icon={<SearchX size={20} />}
						message={
							ofProgram
								? `This ${noun} is not in the selected program, or somebody has deleted it.`
								: `This ${noun} was never here, or somebody has deleted it.`
						}
					/>
				</DrawerBody>
			</DrawerContent>
		</Drawer>
	);
}
