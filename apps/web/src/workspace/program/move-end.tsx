import { Button } from "@throughline/ui/button";
import { useState } from "react";
import { trpcClient } from "../../api/client.ts";
import { identified } from "../../api/identified.ts";
import { useAllowed } from "../../api/session/user.ts";
import { formatDay } from "../../format/date.ts";
import { attempt } from "../undo/attempt.ts";
import { offerUndo } from "../undo/undo.ts";

type MoveEndProps = {
	program: { id: string; version: number; name?: string };
	/** The end of the program's last task. */
	to: string;
	className?: string;
};

/** Moves the program's end to that of its last task, at once and with Undo; nothing for who may not. */
export function MoveEnd({ program: { id, version, name }, to, className }: MoveEndProps) {
	const mayWrite = useAllowed("write");
	const [busy, setBusy] = useState(false);
	if (!mayWrite) return null;
	const move = async () => {
		setBusy(true);
		await attempt("Failed to move the program's end", async () => {
			const { requestId } = await identified((options) =>
				trpcClient.program.update.mutate({ id, version, endDate: to }, options),
			);
			const title = "Program's end moved";
			offerUndo({ title, description: [name, formatDay(to)].filter(Boolean).join(": "), requestId });
		});
		setBusy(false);
	};
	return (
		<Button
			size="sm"
			loading={busy}
			onClick={() => void move()}
			title={`To ${formatDay(to)}, the end of its last task`}
			aria-label={`Move the program's end to ${formatDay(to)}${name ? `: ${name}` : ""}`}
			className={className}
		>
			Move the program's end
		</Button>
	);
}
