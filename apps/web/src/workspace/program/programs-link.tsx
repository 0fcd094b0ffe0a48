import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { useProgramsLabel } from "../../api/session/user.ts";

/** The way to all programs. */
export function ProgramsLink(props: Omit<ComponentProps<"a">, "href">) {
	const label = useProgramsLabel();
	return (
		<Link to="/programs" {...props}>
			{label}
		</Link>
	);
}
