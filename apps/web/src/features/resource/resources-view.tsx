import { ArrivingView } from "../../workspace/arriving-view.tsx";

export function ResourcesView() {
	return <ArrivingView view="resources" />;
}
