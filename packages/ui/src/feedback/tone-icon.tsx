import {
	CircleCheck,
	CircleDashed,
	CircleDot,
	CircleX,
	Info,
	type LucideIcon,
	OctagonAlert,
	TriangleAlert,
} from "lucide-react";
import type { Tone } from "./tone.ts";

const icons: Record<Tone, LucideIcon | null> = {
	good: CircleCheck,
	"on-track": CircleDot,
	warning: TriangleAlert,
	serious: OctagonAlert,
	critical: CircleX,
	unknown: CircleDashed,
	accent: Info,
	neutral: null,
};

/** The sign of a tone, each with a shape of its own, so that colour never speaks alone. */
export function ToneIcon({ tone, size = 14 }: { tone: Tone; size?: number }) {
	const Icon = icons[tone];
	return Icon && <Icon size={size} strokeWidth={2.25} aria-hidden="true" className="shrink-0" />;
}
