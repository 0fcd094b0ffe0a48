import { Card } from "@throughline/ui/card";
import { trpc } from "../../../api/client.ts";
import { ProblemForm } from "../case/problem-form.tsx";
import { useCase } from "../case/use-case.ts";

type NameProblemProps = {
	sessionId: string;
	/** When it is stored. */
	onNamed: () => void;
};

/** Where the text names no problem: a field for it, in place of causes of nothing. */
export function NameProblem({ sessionId, onNamed }: NameProblemProps) {
	const { view, correct } = useCase(sessionId, { from: 0 });
	const { data: session } = trpc.consultant.session.byId.useQuery({ sessionId });
	if (view === undefined) {
		// Whoever has corrected the case may have named it.
		return session?.mayChange && !session.caseChecked ? <Card className="h-44" aria-hidden="true" /> : null;
	}
	if (!view.mayChange || view.problem !== null) return null;
	return (
		<Card as="section" aria-label="Name the problem" className="p-5" data-print="hide">
			<ProblemForm view={view} correct={correct} onSaved={onNamed} />
		</Card>
	);
}
