import { Button } from "@throughline/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@throughline/ui/dialog";
import { signIn } from "../api/session/sign-in.ts";

/** Over the screen as it was, when the server has answered that nobody is signed in any more. */
export function SessionEndedDialog() {
	return (
		<Dialog open>
			<DialogContent title="Your session has ended" size="sm" dismissible={false}>
				<DialogBody>
					<p className="text-pretty text-body text-ink-muted">
						Sign in again to go on. You come back to this screen, and what you typed is kept in this tab.
					</p>
				</DialogBody>
				<DialogFooter>
					<Button variant="primary" onClick={() => signIn(window.location.pathname + window.location.search)}>
						Sign in again
					</Button>
				</DialogFooter>
			</DialogContent>
		</Dialog>
	);
}
