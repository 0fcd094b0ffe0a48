import { Link } from "@tanstack/react-router";
import { Button } from "@throughline/ui/button";

/** The way back to all strategies, from where nothing else leads on. */
export function ToStrategies() {
	return (
		<Button asChild>
			<Link to="/" search={{ view: "strategies" }}>
				All strategies
			</Link>
		</Button>
	);
}
