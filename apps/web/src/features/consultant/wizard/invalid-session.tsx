import { Link } from "@tanstack/react-router";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { Unlink } from "lucide-react";

/** In place of a step whose address names no session, or one that is not there for this person. */
export function InvalidSession({ message = "No session ID provided in URL" }: { message?: string }) {
	return (
		<Card className="mx-auto max-w-2xl sm:mt-6">
			<EmptyState
				icon={<Unlink size={20} />}
				title="Invalid Session"
				level={2}
				message={message}
				action={
					<Button asChild variant="primary">
						<Link to="/strategic-consultant/input">Go to the input screen</Link>
					</Button>
				}
			/>
		</Card>
	);
}

/** The sentence for a session that the address names and nobody knows. */
export const noSuchSession = "There is no such strategy session, or it belongs to somebody else.";
