import { programTone } from "@throughline/domain/program";
import { Badge, type Tone } from "@throughline/ui/badge";
import { CircleCheck, CircleDashed, CirclePlay, type LucideIcon } from "lucide-react";

const looks: Record<ReturnType<typeof programTone>, { tone: Tone; Icon: LucideIcon }> = {
	good: { tone: "good", Icon: CirclePlay },
	info: { tone: "on-track", Icon: CircleCheck },
	neutral: { tone: "unknown", Icon: CircleDashed },
};

/** A program's status: Active green, Completed blue, any other grey. */
export function ProgramStatusBadge({ status }: { status: string }) {
	const { tone, Icon } = looks[programTone(status)];
	return (
		<Badge
			tone={tone}
			size="sm"
			icon={<Icon size={12} strokeWidth={2.25} aria-hidden="true" className="shrink-0" />}
		>
			{status}
		</Badge>
	);
}
