import { ArrivingView } from "../../workspace/arriving-view.tsx";

export function FundingView() {
	return <ArrivingView view="funding" />;
}
