import { Drawer, DrawerBody, DrawerContent } from "@throughline/ui/drawer";
import { EmptyState } from "@throughline/ui/empty-state";
import { SearchX } from "lucide-react";

/** The address names a benefit that is not in this program. */
export function MissingBenefit({ onClose }: { onClose: () => void }) {
	return (
		<Drawer open onOpenChange={(open) => !open && onClose()}>
			<DrawerContent title="Benefit not found" width="lg">
				<DrawerBody>
					<EmptyState
						icon={<SearchX size={20} />}
						message="This benefit is not in the selected program, or somebody has deleted it."
					/>
				</DrawerBody>
			</DrawerContent>
		</Drawer>
	);
}
