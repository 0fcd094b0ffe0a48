import { Link } from "@tanstack/react-router";
import { Arriving } from "./arriving.tsx";
import { arrivingScreens } from "./arriving-content.ts";
import { ProgramsLink } from "./programs-link.tsx";

const toPrograms = <ProgramsLink />;
const toInput = <Link to="/strategic-consultant/input">Go to the input screen</Link>;
const toDashboard = (
	<Link to="/" search={{}}>
		Open the dashboard
	</Link>
);

export const ArrivingInput = () => <Arriving content={arrivingScreens.input} link={toPrograms} />;
export const ArrivingWhysTree = () => <Arriving content={arrivingScreens.whysTree} link={toInput} />;
export const ArrivingResearch = () => <Arriving content={arrivingScreens.research} link={toInput} />;
export const ArrivingStrategyTest = () => (
	<Arriving content={arrivingScreens.strategyTest} link={toDashboard} />
);
