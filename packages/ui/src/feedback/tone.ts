/** The five status hues, grey for what nobody knows, and two that say nothing about status. */
export type StatusTone = "good" | "on-track" | "warning" | "serious" | "critical" | "unknown";
export type Tone = StatusTone | "accent" | "neutral";

/** Text on the tone's soft background. */
export const softTone: Record<Tone, string> = {
	good: "bg-good-soft text-good",
	"on-track": "bg-on-track-soft text-on-track",
	warning: "bg-warning-soft text-warning",
	serious: "bg-serious-soft text-serious",
	critical: "bg-critical-soft text-critical",
	unknown: "bg-unknown-soft text-unknown",
	accent: "bg-accent-soft text-accent-text",
	neutral: "bg-unknown-soft text-ink-muted",
};

export const solidTone: Record<Tone, string> = {
	good: "bg-good-solid text-on-good",
	"on-track": "bg-on-track-solid text-on-on-track",
	warning: "bg-warning-solid text-on-warning",
	serious: "bg-serious-solid text-on-serious",
	critical: "bg-critical-solid text-on-critical",
	unknown: "bg-unknown-solid text-on-unknown",
	accent: "bg-accent text-on-accent",
	neutral: "bg-unknown-solid text-on-unknown",
};

export const textTone: Record<Tone, string> = {
	good: "text-good",
	"on-track": "text-on-track",
	warning: "text-warning",
	serious: "text-serious",
	critical: "text-critical",
	unknown: "text-unknown",
	accent: "text-accent-text",
	neutral: "text-ink-muted",
};

/** The tone's solid colour as a CSS value, for SVG. */
export const toneColour: Record<Tone, string> = {
	good: "var(--good-solid)",
	"on-track": "var(--on-track-solid)",
	warning: "var(--warning-solid)",
	serious: "var(--serious-solid)",
	critical: "var(--critical-solid)",
	unknown: "var(--unknown-solid)",
	accent: "var(--accent)",
	neutral: "var(--unknown-solid)",
};
