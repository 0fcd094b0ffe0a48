import { Link } from "@tanstack/react-router";
import { Arriving } from "./arriving.tsx";
import { arrivingViews } from "./arriving-content.ts";
import { ProgramsLink } from "./programs-link.tsx";
import { useSelectedProgram } from "./selected-program.ts";

/** A view of the workspace that later work fills. */
export function ArrivingView({ view }: { view: keyof typeof arrivingViews }) {
	const { program } = useSelectedProgram();
	const link = program ? (
		<Link to="/" search={{}}>
			Open the dashboard
		</Link>
	) : (
		<ProgramsLink />
	);
	return <Arriving content={arrivingViews[view]} link={link} />;
}
