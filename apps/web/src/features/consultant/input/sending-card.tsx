import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { Progress } from "@throughline/ui/progress";
import { X } from "lucide-react";
import { RunProgress } from "../../../run/run-progress.tsx";
import { usePreparing } from "./use-preparing.ts";
import type { Sending } from "./use-send-input.ts";

type SendingCardProps = { sending: Exclude<Sending, { step: "idle" }>; onCancelUpload: () => void };

/** How far the input is on its way: sent, read, stored. */
export function SendingCard({ sending, onCancelUpload }: SendingCardProps) {
	const preparing = usePreparing(
		sending.step === "preparing" ? "working" : sending.step === "done" ? "done" : "idle",
	);
	return (
		<Card as="section" aria-labelledby="sending-title" className="p-5 sm:p-6">
			<h2 id="sending-title" className="mb-1 text-lead font-semibold text-ink-strong">
				{titleOf(sending)}
			</h2>
			{sending.step === "uploading" && (
				<>
					<p role="status" className="mb-3 break-words text-body text-ink-muted">
						{sending.name}
					</p>
					<Progress value={sending.percent} label="Upload" hideLabel hideValue={false} />
					<div className="mt-3 flex justify-end">
						<Button
							size="sm"
							variant="ghost"
							icon={<X size={14} aria-hidden="true" />}
							onClick={onCancelUpload}
						>
							Cancel upload
						</Button>
					</div>
				</>
			)}
			{sending.step === "reading" && (
				<>
					{sending.name && <p className="mb-3 break-words text-body text-ink-muted">{sending.name}</p>}
					<RunProgress
						run={sending.run}
						label="Reading the file"
						waiting="The file is there; waiting for its turn…"
						cancelLabel="Cancel reading"
					/>
					<p className="mt-2 text-pretty text-caption text-ink-muted">
						You can reload or leave this page: the reading goes on.
					</p>
				</>
			)}
			{(sending.step === "preparing" || sending.step === "done") && (
				<>
					<p role="status" className="mb-3 text-body text-ink-muted">
						{sending.step === "done"
							? "Ready. Opening the Five Whys…"
							: "Storing your input and its passages…"}
					</p>
					<Progress value={preparing} label="Preparing" hideLabel hideValue={false} />
				</>
			)}
		</Card>
	);
}

function titleOf(sending: Exclude<Sending, { step: "idle" }>): string {
	if (sending.step === "uploading" || sending.step === "reading") {
		const verb = sending.step === "uploading" ? "Uploading" : "Reading";
		return sending.count === 1 ? `${verb} your file` : `${verb} file ${sending.number} of ${sending.count}`;
	}
	return "Preparing your analysis";
}
