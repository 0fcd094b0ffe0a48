import { useNavigate } from "@tanstack/react-router";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { useCase } from "../use-case.ts";

/** The way on with a case that is not ready. */
export function GoOnAnyway({ sessionId }: { sessionId: string }) {
	const { correct, busy } = useCase(sessionId, { from: 0 });
	const navigate = useNavigate();
	const goOn = async () => {
		if (!(await correct({ kind: "go on" }))) return;
		await navigate({
			to: "/strategic-consultant/whys-tree/$sessionId",
			params: { sessionId },
			search: {},
		});
	};
	return (
		<Card className="flex flex-wrap items-center justify-between gap-3 p-5">
			<p className="min-w-0 max-w-prose flex-1 basis-64 text-pretty text-table text-ink-muted">
				You can go on without answering. Later screens then say that the case was not confirmed as ready.
			</p>
			<Button loading={busy} onClick={() => void goOn()}>
				Go on anyway
			</Button>
		</Card>
	);
}
