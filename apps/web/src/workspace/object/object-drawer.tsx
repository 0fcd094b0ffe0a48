import {
	Drawer,
	DrawerBody,
	DrawerContent,
	type DrawerContentProps,
	DrawerFooter,
} from "@throughline/ui/drawer";
import { IconButton } from "@throughline/ui/icon-button";
import { TabSet, type TabSetTab } from "@throughline/ui/tabs";
import { Copy, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useAllowed } from "../../api/session/user.ts";
import { focusWindow } from "../../browser/focus-window.ts";

export type ObjectDrawerProps = {
	title: ReactNode;
	/** Under the title: what kind of object it is, or its status. */
	description?: ReactNode;
	width?: DrawerContentProps["width"];
	/** What the tabs are about, for assistive technology. */
	label: string;
	/** In their order; the first is open unless the address names another. */
	tabs: readonly TabSetTab[];
	/** As the address has it. */
	tab: string | undefined;
	onTab: (tab: string) => void;
	/** Above the tabs. */
	summary?: ReactNode;
	/** What the buttons name beside their verb: `KPI`, `R-004`. */
	subject?: string;
	/** For those who may write. */
	onEdit?: () => void;
	onDuplicate?: () => void;
	onDelete?: () => void;
	/** Beside the title: a status, a menu. */
	actions?: ReactNode;
	/** What one does next with this kind of object, such as an approval. */
	footer?: ReactNode;
	onClose: () => void;
	/** Printed instead of the page. */
	printed?: boolean;
};

/** One object at the side of its view: what can be done with it, and what is known of it by tab. */
export function ObjectDrawer({
	title,
	description,
	width = "lg",
	label,
	tabs,
	tab,
	onTab,
	summary,
	actions,
	footer,
	onClose,
	printed = false,
	...changes
}: ObjectDrawerProps) {
	return (
		<Drawer open onOpenChange={(stays) => !stays && onClose()}>
			<DrawerContent
				data-print={printed ? "page" : undefined}
				title={title}
				description={description}
				width={width}
				onOpenAutoFocus={focusWindow}
				actions={
					<>
						<ChangeButtons {...changes} />
						{actions}
					</>
				}
			>
				<DrawerBody>
					{summary}
					<TabSet label={label} tabs={tabs} value={tab} onValueChange={onTab} />
				</DrawerBody>
				{footer && <DrawerFooter>{footer}</DrawerFooter>}
			</DrawerContent>
		</Drawer>
	);
}

type ChangeButtonsProps = Pick<ObjectDrawerProps, "subject" | "onEdit" | "onDuplicate" | "onDelete">;

function ChangeButtons({ subject, onEdit, onDuplicate, onDelete }: ChangeButtonsProps) {
	const mayWrite = useAllowed("write");
	if (!mayWrite) return null;
	const named = (verb: string) => (subject === undefined ? verb : `${verb} ${subject}`);
	return (
		<>
			{onEdit && (
				<IconButton
					label={named("Edit")}
					tooltip="Edit"
					icon={<Pencil size={16} aria-hidden="true" />}
					onClick={onEdit}
				/>
			)}
			{onDuplicate && (
				<IconButton
					label={named("Duplicate")}
					tooltip="Duplicate"
					icon={<Copy size={16} aria-hidden="true" />}
					onClick={onDuplicate}
				/>
			)}
			{onDelete && (
				<IconButton
					label={named("Delete")}
					tooltip="Delete"
					icon={<Trash2 size={16} aria-hidden="true" />}
					onClick={onDelete}
				/>
			)}
		</>
	);
}
