import { Fragment, type ReactNode } from "react";
import { MissingObject } from "./missing-object.tsx";
import { useKept } from "./use-kept.ts";

type OpenObjectProps<Item extends { id: string }> = {
	items: readonly Item[];
	/** As the address has it; undefined while nothing is open. */
	id: string | undefined;
	/** `KPI`, `risk` */
	noun: string;
	/** Whether each program has its own. */
	ofProgram?: boolean;
	onClose: () => void;
	/** The object's drawer. */
	children: (item: Item) => ReactNode;
};

/**
 * The object that the address names. It stays open under its reader when somebody else deletes it; one that was never
 * there is said to be missing.
 */
export function OpenObject<Item extends { id: string }>({
	items,
	id,
	noun,
	ofProgram,
	onClose,
	children,
}: OpenObjectProps<Item>) {
	const item = useKept(items, id);
	if (item) return <Fragment key={item.id}>{children(item)}</Fragment>;
	return id === undefined ? null : <MissingObject {...{ noun, ofProgram, onClose }} />;
}
