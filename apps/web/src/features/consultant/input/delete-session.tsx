import { restsOnStrategy, type StrategySession } from "@throughline/domain/consultant/session";
import { Button } from "@throughline/ui/button";
import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@throughline/ui/dialog";
import { IconButton } from "@throughline/ui/icon-button";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { trpcClient } from "../../../api/client.ts";
import { useDelete } from "../../../forms/use-delete.ts";

type Deletable = Pick<StrategySession, "id" | "version" | "title" | "programs">;

/** Deletes a walk, after asking; one on which a program rests says so instead. */
export function DeleteSession({ session }: { session: Deletable }) {
	const { title, programs } = session;
	const [asking, setAsking] = useState(false);
	const remove = useDelete<Deletable>({
		noun: "strategy session",
		titleOf: ({ title }) => title,
		remove: ({ id, version }) => trpcClient.consultant.session.remove.mutate({ sessionId: id, version }),
	});
	return (
		<>
			<IconButton
				label={`Delete ${title}`}
				size="sm"
				tooltip={false}
				icon={<Trash2 size={15} aria-hidden="true" />}
				onClick={() => setAsking(true)}
				className="relative"
			/>
			{programs.length === 0 ? (
				<ConfirmDialog
					open={asking}
					onOpenChange={setAsking}
					title={`Delete “${title}”?`}
					description="Its documents, Five Whys and versions go along. You can undo this for ten seconds."
					confirmLabel="Delete strategy session"
					destructive
					onConfirm={() => remove(session)}
				/>
			) : (
				<Dialog open={asking} onOpenChange={setAsking}>
					<DialogContent
						title={`“${title}” cannot be deleted now`}
						description={restsOnStrategy(programs)}
						size="sm"
					>
						<DialogFooter>
							<DialogClose>
								<Button>Close</Button>
							</DialogClose>
						</DialogFooter>
					</DialogContent>
				</Dialog>
			)}
		</>
	);
}
