import { Drawer, DrawerBody, DrawerContent } from "@throughline/ui/drawer";
import { EmptyState } from "@throughline/ui/empty-state";
import { SearchX } from "lucide-react";

/** The address names a KPI that is not in this program. */
export function MissingKpi({ onClose }: { onClose: () => void }) {
	return (
		<Drawer open onOpenChange={(open) => !open && onClose()}>
			<DrawerContent title="KPI not found" width="lg">
				<DrawerBody>
					<EmptyState
						icon={<SearchX size={20} />}
						message="This KPI is not in the selected program, or somebody has deleted it."
					/>
				</DrawerBody>
			</DrawerContent>
		</Drawer>
	);
}
