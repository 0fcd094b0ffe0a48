import { useAllowed } from "../../../api/session/user.ts";
import { LastActions } from "./last-actions.tsx";
import { Trash } from "./trash.tsx";

/** Everything that can be taken back, in one place. */
export function UndoPage() {
	const mayWrite = useAllowed("write");
	return (
		<div className="space-y-8">
			<LastActions />
			{mayWrite && <Trash />}
		</div>
	);
}
