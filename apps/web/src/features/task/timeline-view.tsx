import { ArrivingView } from "../../workspace/arriving-view.tsx";

export function TimelineView() {
	return <ArrivingView view="timeline" />;
}
