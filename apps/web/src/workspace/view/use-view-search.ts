import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { type Fields, readFields, type SearchOf } from "./fields.ts";

/** Going back should undo these; a filter or a typed word replaces the one before. */
const steps = ["tab", "item", "form", "playbook"];

type HasSearch = { search: Fields };

/** What a view keeps in the address. */
export type ViewSearch<View extends HasSearch> = SearchOf<View["search"]>;

/** Changes what a view keeps in the address; undefined takes it out. */
export type ChangeSearch<View extends HasSearch> = (
	change: ViewSearch<View>,
	options?: { replace?: boolean },
) => void;

/** What the address says of a view while it is shown, and how to change it. */
export function useViewSearch<View extends HasSearch>({
	search: shape,
}: View): { search: ViewSearch<View>; change: ChangeSearch<View> } {
	const address = useSearch({ strict: false, structuralSharing: true });
	const navigate = useNavigate({ from: "/" });
	const search: ViewSearch<View> = useMemo(() => readFields(shape, address), [shape, address]);
	const change: ChangeSearch<View> = useCallback(
		(change, { replace = !steps.some((step) => step in change) } = {}) => {
			void navigate({ to: "/", search: (before) => ({ ...before, ...change }), replace, resetScroll: false });
		},
		[navigate],
	);
	return { search, change };
}
