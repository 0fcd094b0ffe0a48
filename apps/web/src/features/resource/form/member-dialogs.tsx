import { useAllowed } from "../../../session/user.ts";
import { useKept } from "../../../workspace/object/use-kept.ts";
import { useTakenBack } from "../../../workspace/use-taken-back.ts";
import type { Member } from "../members.ts";
import type { ResourcesSearch } from "../resources-search.ts";
import { MemberDialog } from "./member-dialog.tsx";

type MemberDialogsProps = { members: readonly Member[]; search: ResourcesSearch; onClose: () => void };

/** The form that the address asks for, if it is there and the person may use it. The drawer has its own. */
export function MemberDialogs({ members, search, onClose }: MemberDialogsProps) {
	const mayWrite = useAllowed("write");
	const { form, item } = search;
	const member = useKept(members, form);
	const asked = form === "new" || member !== null;
	const inVain = form !== undefined && (!mayWrite || (!asked && item === undefined));
	useTakenBack(inVain, onClose);
	if (!asked || !mayWrite) return null;
	return <MemberDialog key={form} member={member} team={members} onClose={onClose} />;
}
