import type { Task } from "@throughline/domain/task";
import { trpcClient } from "../../../api/client.ts";
import { EditedInPlace } from "../../../workspace/in-place/saving.tsx";
import { TextInPlace } from "../../../workspace/in-place/text-in-place.tsx";

/** The task's name above its drawer; a press renames it. */
export function TaskTitle({ task }: { task: Task }) {
	return (
		<EditedInPlace object={task} title={task.name} update={trpcClient.task.update.mutate}>
			<TextInPlace isTitle field="name" label="Name" value={task.name} maxLength={200} />
		</EditedInPlace>
	);
}
