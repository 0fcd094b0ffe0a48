import type { Role } from "@throughline/domain/account";
import { Badge, type Tone } from "@throughline/ui/badge";
import { Eye, ListChecks, PencilLine, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";

type Look = { tone: Tone; variant: "soft" | "solid" | "outline"; icon: ReactNode };

const looks: Record<Role, Look> = {
	Admin: { tone: "accent", variant: "solid", icon: <ShieldCheck size={12} aria-hidden="true" /> },
	Editor: { tone: "accent", variant: "soft", icon: <PencilLine size={12} aria-hidden="true" /> },
	Contributor: { tone: "neutral", variant: "soft", icon: <ListChecks size={12} aria-hidden="true" /> },
	Viewer: { tone: "neutral", variant: "outline", icon: <Eye size={12} aria-hidden="true" /> },
};

/** Admin, Editor, Contributor or Viewer, each with its own style; Viewer when there is no role. */
export function RoleBadge({ role }: { role: Role | null | undefined }) {
	const shownRole = role ?? "Viewer";
	const { tone, variant, icon } = looks[shownRole];
	return (
		<Badge tone={tone} variant={variant} icon={icon} size="sm">
			{shownRole}
		</Badge>
	);
}
