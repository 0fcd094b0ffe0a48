import { ArrivingView } from "../../workspace/arriving-view.tsx";

export function StageGatesView() {
	return <ArrivingView view="stage-gates" />;
}
