import type { Tone } from "@throughline/ui/badge";

/** The words of the known statuses; any other is shown as it is and treated like a draft. */
const variants: Record<string, { label: string; tone: Tone }> = {
	converting: { label: "Converting", tone: "on-track" },
	finalized: { label: "Finalized", tone: "good" },
	converted_to_program: { label: "Integrated to EPM", tone: "accent" },
};

/** How a version's status is shown. */
export function statusWords(status: string): { label: string; tone: Tone } {
	return variants[status] ?? { label: status, tone: "neutral" };
}

/** Whether the version's choices and plan stand for good. */
export function isClosed({ status }: { status: string }): boolean {
	return status === "finalized" || status === "converted_to_program";
}

/** Whether the version has become a program. */
export function isIntegrated({ status }: { status: string }): boolean {
	return status === "converted_to_program";
}
