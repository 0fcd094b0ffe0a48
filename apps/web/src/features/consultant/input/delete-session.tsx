import { restsOnStrategy, type StrategySession } from "@throughline/domain/consultant/session";
import { Button } from "@throughline/ui/button";
import { useClosedByBack } from "@throughline/ui/closed-by-back";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@throughline/ui/dialog";
import { IconButton } from "@throughline/ui/icon-button";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { trpcClient } from "../../../api/client.ts";
import { DeleteDialog } from "../../../forms/delete-dialog.tsx";

type Deletable = Pick<StrategySession, "id" | "version" | "title" | "programs">;

/** Deletes a strategy, after asking; one on which a program rests says so instead. */
export function DeleteSession({ session }: { session: Deletable }) {
	const { title, programs } = session;
	const [asking, setAsking] = useState(false);
	useClosedByBack(() => setAsking(false), asking && programs.length > 0);
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
				asking && (
					<DeleteDialog
						entity={session}
						noun="strategy session"
						titleOf={() => title}
						consequence="Its documents, Five Whys and versions go along."
						remove={({ id, version }) =>
							trpcClient.consultant.session.remove.mutate({ sessionId: id, version })
						}
						onClose={() => setAsking(false)}
					/>
				)
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
