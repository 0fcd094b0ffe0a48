import { ArrivingView } from "../../workspace/arriving-view.tsx";

export function RisksView() {
	return <ArrivingView view="risks" />;
}
