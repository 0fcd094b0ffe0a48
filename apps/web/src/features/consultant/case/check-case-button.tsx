import { Link } from "@tanstack/react-router";
import { Button } from "@throughline/ui/button";

/** Leads back to what was read of the texts. */
export function CheckCaseButton({ sessionId }: { sessionId: string }) {
	return (
		<Button asChild>
			<Link to="/strategic-consultant/whys-tree/$sessionId" params={{ sessionId }} search={{ step: "case" }}>
				Check the case
			</Link>
		</Button>
	);
}
