import { useClosedByBack } from "@throughline/ui/closed-by-back";
import { Drawer, DrawerContent } from "@throughline/ui/drawer";
import { useObservable } from "../../browser/observable-value.ts";
import { menuToggleId, sidebarOpen } from "../shell-state.ts";
import { Sidebar } from "./sidebar.tsx";

/** The sidebar of small screens: over the content, closed by Escape, a click beside it, or a choice. */
export function SidebarDrawer() {
	const open = useObservable(sidebarOpen);
	useClosedByBack(() => sidebarOpen.set(false), open);
	return (
		<Drawer open={open} onOpenChange={sidebarOpen.set}>
			<DrawerContent
				title="Menu"
				hideHeader
				side="left"
				width="xs"
				narrow
				onCloseAutoFocus={(event) => {
					event.preventDefault();
					document.getElementById(menuToggleId)?.focus();
				}}
			>
				<Sidebar onChosen={() => sidebarOpen.set(false)} />
			</DrawerContent>
		</Drawer>
	);
}
