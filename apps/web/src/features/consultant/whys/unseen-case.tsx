import { Callout } from "@throughline/ui/callout";
import { trpc } from "../../../api/client.ts";
import { CheckCaseButton } from "../case/check-case-button.tsx";
import { useStrategy } from "../stored-strategy.ts";

/** Until somebody has looked at the case: that what was read of the text can be checked before anything rests on it. */
export function UnseenCase({ sessionId }: { sessionId: string }) {
	const { caseSeen, rootCause } = useStrategy(sessionId);
	const { data: session } = trpc.consultant.session.byId.useQuery({ sessionId });
	if (!session?.mayChange || session.caseChecked || caseSeen || rootCause !== undefined) return null;
	return (
		<Callout action={<CheckCaseButton sessionId={sessionId} size="sm" />}>
			These causes rest on what was read of your text. Nobody has checked that yet.
		</Callout>
	);
}
