import { Link } from "@tanstack/react-router";
import { Arriving } from "./arriving.tsx";
import { arrivingScreens } from "./arriving-content.ts";

const toDashboard = (
	<Link to="/" search={{}}>
		Open the dashboard
	</Link>
);

export const ArrivingStrategyTest = () => (
	<Arriving content={arrivingScreens.strategyTest} link={toDashboard} />
);
