import { Fragment, type ReactNode } from "react";
import { useAllowed } from "../../api/session/user.ts";
import { useTakenBack } from "../use-taken-back.ts";
import { useKept } from "./use-kept.ts";

type OpenFormProps<Item extends { id: string }> = {
	items: readonly Item[];
	/** As the address has it: what stands for a new object, or an object's id; undefined while no form is open. */
	form: string | undefined;
	/** What stands for a new object. */
	fresh?: readonly string[];
	/** Whether another form may answer to this name, such as one of the open drawer. */
	elsewhere?: boolean;
	onClose: (options?: { replace: boolean }) => void;
	/** The form of an object, or of a new one. */
	children: (item: Item | null) => ReactNode;
};

/** The form that the address names. It leaves the address where nobody can use it, or its object is not there. */
export function OpenForm<Item extends { id: string }>({
	items,
	form,
	fresh = ["new"],
	elsewhere = false,
	onClose,
	children,
}: OpenFormProps<Item>) {
	const mayWrite = useAllowed("write");
	const item = useKept(items, form);
	const isFresh = form !== undefined && fresh.includes(form);
	const inVain = form !== undefined && !(mayWrite && (isFresh || item !== null || elsewhere));
	useTakenBack(inVain, () => onClose({ replace: true }));
	if (!mayWrite || !(isFresh || item)) return null;
	return <Fragment key={form}>{children(item)}</Fragment>;
}
