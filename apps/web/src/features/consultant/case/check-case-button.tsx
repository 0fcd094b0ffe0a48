import { Link } from "@tanstack/react-router";
import { Button, type ButtonProps } from "@throughline/ui/button";

/** Leads back to what was read of the texts. */
export function CheckCaseButton({ sessionId, size }: { sessionId: string } & Pick<ButtonProps, "size">) {
	return (
		<Button asChild size={size}>
			<Link to="/strategic-consultant/whys-tree/$sessionId" params={{ sessionId }} search={{ step: "case" }}>
				Check the case
			</Link>
		</Button>
	);
}
